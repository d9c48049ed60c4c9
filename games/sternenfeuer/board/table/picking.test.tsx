// @vitest-environment happy-dom
import { type GameBoard, Interaction, type Lesson, useChoice } from '@sternentisch/grammar'
import { type AnyGame, isRefusal, kernelText, randomFrom, seedFrom, speechIn } from '@sternentisch/kernel'
import { act, useMemo } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sternenfeuerLearning } from '../../learn/index.ts'
import { sternenfeuer } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { scene } from '../../test/scene.ts'
import { sternenfeuerText } from '../../text/index.ts'
import { sternenfeuerBoard } from '../index.ts'

const game: AnyGame = sternenfeuer
const speech = speechIn('en', [kernelText, sternenfeuerText])
const decide = vi.fn()

function Shown({ view }: { readonly view: View }) {
  const actions = useMemo(() => sternenfeuer.actions(view), [view])
  const choice = useChoice(game, view, actions, decide)
  // As the table holds it: a board whose types nobody knows.
  const { Board }: GameBoard = sternenfeuerBoard
  return (
    <Interaction game={game} board={sternenfeuerBoard} view={view} choice={choice} speech={speech}>
      <Board
        game={game}
        viewer={0}
        moment={{ view, event: null }}
        choice={choice}
        names={['Anna', 'Jonas']}
        speech={speech}
        pace={0}
      />
    </Interaction>
  )
}

let root: Root
let page: HTMLElement

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  decide.mockClear()
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

const show = (view: View): Promise<void> => act(async () => root.render(<Shown view={view} />))
const all = (selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)]
const click = (spot: HTMLElement): Promise<void> => act(async () => spot.click())
const confirm = (): HTMLElement | undefined =>
  all('.preview-confirm').find((button) => !button.matches('[disabled]'))

const decided = (): string[] => decide.mock.calls.map(([action]) => sternenfeuer.write(action))
const niche = (name: string): HTMLElement =>
  page.querySelector<HTMLElement>(`[data-fig="${name}"] .sn-niche`)!
const eye = (name: string): HTMLElement =>
  page.querySelector<HTMLElement>(`[data-fig="${name}"] .sn-turn-up`)!
const labelled = (label: string): HTMLElement =>
  all('[data-spot]').find((spot) => spot.getAttribute('aria-label')?.includes(label))!

describe('a face-down figure', () => {
  /** Rikka could be reinforced or travel as well: picking her alone settles nothing. */
  const rikka = (): View => scene('1 A F21 F12~\nA hand C01 R01 T03\ndrew').view(0)

  test('is turned up by a click on it and one on its eye (SN-4.4)', async () => {
    await show(rikka())
    expect(niche('a1.2').dataset.pickable).toBe('yes')
    await click(niche('a1.2'))
    expect(eye('a1.2').dataset.pickable).toBe('yes')
    await click(eye('a1.2'))
    expect(eye('a1.2').dataset.picked).toBe('')
    await click(confirm()!)
    expect(decided()).toEqual(['U a1.2'])
  })

  test('is turned up by a click on it and one on the words beside the table (SN-4.4)', async () => {
    await show(rikka())
    await click(niche('a1.2'))
    await click(all('.sn-ways .sn-button').find(({ textContent }) => textContent === 'Turn up Rikka Sorrel')!)
    await click(confirm()!)
    expect(decided()).toEqual(['U a1.2'])
  })

  test('is turned up by two clicks on its eye alone (SN-4.4)', async () => {
    await show(rikka())
    await click(eye('a1.2'))
    await click(eye('a1.2'))
    expect(decided()).toEqual(['U a1.2'])
  })

  test('is turned up from itself in every lesson that asks for it', async () => {
    const asked: string[] = []
    for (const lesson of sternenfeuerLearning.lessons) {
      for (const { view, move } of turnUpsIn(lesson)) {
        decide.mockClear()
        await show(view)
        await click(niche(move.slice(2)))
        if (!confirm()) await click(eye(move.slice(2)))
        await click(confirm()!)
        expect(decided()).toEqual([move])
        asked.push(lesson.id)
        await act(async () => root.render(null))
      }
    }
    expect(asked).toEqual(expect.arrayContaining(['places', 'face-down', 'together']))
  })
})

/** Where a lesson asks to turn a figure up, and which. */
function turnUpsIn({ setup, steps }: Lesson): { view: View; move: string }[] {
  const table = sternenfeuer.lay(setup)
  if (isRefusal(table)) throw new Error(table.code)
  const random = randomFrom(seedFrom('lesson'))
  const asked: { view: View; move: string }[] = []
  for (const { moves = [], replies = [] } of steps) {
    const [move] = moves
    if (move?.startsWith('U ')) asked.push({ view: sternenfeuer.view(table, 0), move })
    for (const each of move ? [{ seat: 0, move }, ...replies] : replies) {
      const seat = each.seat === 0 ? 0 : 1
      const action = sternenfeuer.read(sternenfeuer.view(table, seat), each.move)
      if (isRefusal(action)) throw new Error(`${each.move}: ${action.code}`)
      sternenfeuer.play(table, seat, action, random)
    }
  }
  return asked
}

describe('where and what, picked one after the other', () => {
  test('a long row: the place, then its end (SN-2.4)', async () => {
    await show(scene('1 A F21 F12\nA hand F09 F06\ndrew').view(0))
    await click(labelled('Brannoch'))
    await click(labelled('Rauthak'))
    await click(page.querySelector<HTMLElement>('.sn-end-left')!)
    await click(confirm()!)
    expect(decided()).toEqual(['P F09@1<'])
  })

  test('a reinforced figure: the figure, then what is dismantled (SN-7.8)', async () => {
    await show(scene('1 A F21 | B F11 R03 R04\nA hand R07 F05\ndrew').view(0))
    await click(labelled('Field Jammer'))
    await click(niche('b1.1'))
    await click(all('.sn-tab')[1])
    await click(confirm()!)
    expect(decided()).toEqual(['V R07:b1.1=R04'])
  })

  test('a pair: one of the two, then what couples them (SN-7.8)', async () => {
    await show(scene('1 A F21 | B F11 R03 C01 F05\nA hand R07 F06\ndrew').view(0))
    await click(labelled('Field Jammer'))
    await click(niche('b1.1'))
    await click(page.querySelector<HTMLElement>('.sn-bond')!)
    await click(confirm()!)
    expect(decided()).toEqual(['V R07:b1.1=C01'])
  })
})

describe('discarding (SN-3.4)', () => {
  /** A defence card has no use in the own turn. */
  const shield = (): View => scene('1 A F21\nA hand D01 F06\ndrew').view(0)

  test('is not what comes of picking a card that cannot be played', async () => {
    await show(shield())
    const card = labelled('Star Shield')
    expect(card.textContent).toContain('not now')
    await click(card)
    expect(confirm()).toBeUndefined()
    expect(page.querySelector('.preview-note')?.textContent).toBe('grammar.onlyThis')
    await click(card)
    expect(decided()).toEqual([])
    expect(card.dataset.picked).toBeUndefined()
  })

  test('is picked by its own name, and confirmed by it', async () => {
    await show(shield())
    await click(labelled('Star Shield'))
    await click(all('.sn-ways .sn-button').find(({ textContent }) => textContent === 'Discard')!)
    expect(confirm()!.textContent).toContain('Discard Star Shield')
    await click(confirm()!)
    expect(decided()).toEqual(['X D01'])
  })

  test('may begin with the pile', async () => {
    await show(shield())
    await click(page.querySelectorAll<HTMLElement>('.sn-pile')[1])
    expect(confirm()).toBeUndefined()
    await click(labelled('Star Shield'))
    await click(confirm()!)
    expect(decided()).toEqual(['X D01'])
  })

  test('goes without saying where there are too many cards (SN-3.8)', async () => {
    await show(scene('1 A F21\nA hand D01 F06 F05 F04 F03 F02\nstep end').view(0))
    await click(labelled('Star Shield'))
    expect(confirm()!.textContent).toContain('Discard Star Shield')
  })
})
