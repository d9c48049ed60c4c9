// @vitest-environment happy-dom
import { type GameBoard, Interaction, useChoice } from '@sternentisch/grammar'
import { type AnyGame, randomFrom, seedFrom } from '@sternentisch/kernel'
import { act, useMemo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stellar } from '../../rules/game.ts'
import type { Table } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { english, NAMES } from '../../test/drawn.ts'
import { settings } from '../../test/settings.ts'
import { stellarBoard } from '../index.ts'

const game: AnyGame = stellar
const decide = vi.fn()

function Shown({ view }: { readonly view: View }) {
  const actions = useMemo(() => stellar.actions(view), [view])
  const choice = useChoice(game, view, actions, decide)
  const { Board }: GameBoard = stellarBoard
  return (
    <Interaction game={game} board={stellarBoard} view={view} choice={choice} speech={english}>
      <Board
        game={game}
        viewer={0}
        moment={{ view, event: null }}
        choice={choice}
        names={NAMES}
        speech={english}
        pace={0}
      />
    </Interaction>
  )
}

let root: Root
let page: HTMLElement
let table: Table

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  localStorage.clear()
  decide.mockClear()
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
  table = stellar.deal(settings({ mode: 'duel' }), randomFrom(seedFrom('first fleet')))
  await show()
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

const show = (): Promise<void> => act(async () => root.render(<Shown view={stellar.view(table, 0)} />))
const all = (selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)]
const click = (element: HTMLElement | undefined): Promise<void> => act(async () => element?.click())
const named = (word: string): HTMLElement | undefined =>
  all('button, [role=button]').find(({ textContent }) => textContent?.trim() === word)
const picked = (): (string | null)[] =>
  all('.st-yard-card[data-picked]').map((card) => card.getAttribute('aria-label'))

const SOUND = ['Founder', 'Warp Ring', 'Mend', 'Destroyer', 'Slicer', 'Crusher']

describe('whoever picks the first fleet of a match', () => {
  it('reads what it is about, and finds a sound fleet that one press sends', async () => {
    expect(page.textContent).toContain('after 4 scenarios the highest score wins')
    expect(picked()).toEqual(SOUND)
    await click(named('Send 6 ships'))
    expect(decide.mock.calls.map(([action]) => stellar.write(action))).toEqual(['fleet Fo Wr Me De Sl Cr'])
  })

  it('hears how many are picked as words of their own', () => {
    expect(page.querySelector('.st-yard-count')?.textContent).toBe('6 / 6 ships picked')
  })

  it('may pick any other, and is not led to send nothing', async () => {
    expect(named('Send 6 ships')?.matches('.st-primary')).toBe(true)
    await click(named('None'))
    expect(picked()).toEqual([])
    expect(named('Send 0 ships')?.matches('.st-primary')).toBe(false)
    await click(all('.st-yard-card')[1])
    expect(picked()).toEqual(['Founder'])
    expect(named('Send 1 ship')?.matches('.st-primary')).toBe(true)
  })

  it('reaches the way to send it by Tab, behind the ships', () => {
    const stops = all('[data-spot], button').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops.map(({ className }) => className.split(' ')[0])).toEqual([
      'st-yard-card',
      'st-button',
      'st-button',
      'st-button',
      'st-button',
    ])
    expect(stops.at(-1)).toBe(named('Send 6 ships'))
  })

  it('changes the fleet that was sent', async () => {
    const action = stellar.read(stellar.view(table, 0), 'fleet Fo Ro Ki')
    stellar.play(table, 0, action as Parameters<typeof stellar.play>[2], randomFrom(seedFrom('sent')))
    await show()
    await click(named('Change'))
    expect(picked()).toEqual(['Founder', 'Rogue', 'Kite'])
  })
})
