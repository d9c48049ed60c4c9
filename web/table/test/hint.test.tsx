// @vitest-environment happy-dom
import { Interaction, type OpenChoice, useChoice } from '@sternentisch/grammar'
import { isRefusal, kernelText, speechIn } from '@sternentisch/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { webText } from '../../text/index.ts'
import { Hint } from '../hint/hint.tsx'
import { useHint } from '../hint/use-hint.ts'
import { openGame } from '../open/open-game.ts'
import { newDuel, playAnything, QuickThinker } from './tables.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('a hint is thought about what its seat sees, is marked on the board, and can be picked', async () => {
  const match = playAnything(newDuel(), 4)
  const [seat] = match.deciding()
  const opened = await openGame(match.game.id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const { game, board, text } = opened
  const speech = speechIn('en', [kernelText, webText, text])
  const seen = Hosted.again(match, [seat]).readerFor(seat)
  const thinker = new QuickThinker()
  let choice: OpenChoice | null = null
  const { view } = seen.rest
  const actions = game.actions(view)
  const decide = () => {}
  const close = vi.fn()
  const { Board } = board
  const names = ['Ada', 'Vega']
  function AtBoard() {
    const open = useChoice(game, view, actions, decide)
    choice = open
    const advice = useHint({ game, seen, thinker }, true)
    const here = { game, view, board, speech }
    return (
      <Interaction {...here} choice={open} hinted={advice.action}>
        <Board {...here} viewer={seat} moment={{ view, event: null }} choice={open} names={names} pace={0} />
        <Hint {...here} advice={advice} choice={open} onClose={close} />
      </Interaction>
    )
  }
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  await act(async () => root.render(<AtBoard />))
  expect(thinker.asked).toHaveLength(1)
  expect(thinker.asked[0].view).toEqual(match.view(seat))
  expect(JSON.stringify(thinker.asked[0])).not.toContain(match.opening.seed)
  const hint = page.querySelector('.hint')!
  expect(hint.textContent).toMatch(/\w/)
  const marked = (): number => page.querySelectorAll('[data-hinted]').length
  expect(marked()).toBeGreaterThan(0)
  const [pick] = hint.querySelectorAll('button')
  await act(async () => pick.click())
  expect(choice!.complete).not.toBeNull()
  // It stays: what was advised can be read and seen until it is done.
  expect(close).not.toHaveBeenCalled()
  expect(page.contains(pick)).toBe(false)
  expect(hint.textContent).toMatch(/\w/)
  expect(marked()).toBeGreaterThan(0)
  expect(page.querySelectorAll('[data-hinted][data-picked]').length).toBeGreaterThan(0)
  expect(document.activeElement?.className).toBe('preview-confirm')
  await act(async () => root.unmount())
  page.remove()
})
