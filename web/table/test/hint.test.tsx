// @vitest-environment happy-dom
import { type OpenChoice, useChoice } from '@sternentisch/grammar'
import { isRefusal, kernelText, speechIn } from '@sternentisch/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { webText } from '../../text/index.ts'
import { Hint } from '../hint/hint.tsx'
import { openGame } from '../open/open-game.ts'
import { newDuel, playAnything, QuickThinker } from './tables.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('a hint is thought about what its seat sees, and can be picked', async () => {
  const match = playAnything(newDuel(), 4)
  const [seat] = match.deciding()
  const opened = await openGame(match.game.id)
  if (isRefusal(opened)) throw new Error(opened.code)
  const { game, board, text } = opened
  const speech = speechIn('en', [kernelText, webText, text])
  const seen = Hosted.again(match, [seat]).readerFor(seat)
  const thinker = new QuickThinker()
  let choice: OpenChoice | null = null
  const onClose = vi.fn()
  const { view } = seen.rest
  const actions = game.actions(view)
  const decide = () => {}
  function AtBoard() {
    choice = useChoice(game, view, actions, decide)
    return <Hint {...{ game, seen, thinker, board, choice, speech, onClose }} />
  }
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<AtBoard />))
  expect(thinker.asked).toHaveLength(1)
  expect(thinker.asked[0].view).toEqual(match.view(seat))
  expect(JSON.stringify(thinker.asked[0])).not.toContain(match.opening.seed)
  expect(box.textContent).toMatch(/\w/)
  const [pick] = box.querySelectorAll('button')
  await act(async () => pick.click())
  expect(onClose).toHaveBeenCalled()
  expect(choice!.complete).not.toBeNull()
  await act(async () => root.unmount())
})
