import { lightestFirst } from '@sternentisch/games'
import type { GameBoard } from '@sternentisch/grammar'
import { drawnBoard } from '@sternentisch/grammar/test'
import { type AnyGame, kernelText, LANGS, type Seat, type Speech, speechIn } from '@sternentisch/kernel'
import { randomGames } from '@sternentisch/kernel/test'
import { describe, expect, test } from 'vitest'
import { webText } from '../../text/index.ts'

/** What says nothing about what will be done. */
const EMPTY_WORDS = ['Confirm', 'Bestätigen', 'Confirmer', 'OK']
/** So much fits on two lines of a button on a phone. */
const LONGEST = 40
/** Where there is most to decide. */
const RICHEST: Readonly<Record<string, object>> = {
  starfighter: { mode: 'skirmish' },
  spacetrace: { mode: 'full' },
}
/** Drawing takes long: not every decision is drawn. */
const SELDOM = 5

const NAMES = ['Ada', 'Vega', 'Rigel', 'Deneb']

/** What the button says that confirms an action, as the page draws it; null if there is none. */
function buttonFor(
  game: AnyGame,
  board: GameBoard,
  view: unknown,
  { seat, action, speech }: { readonly seat: Seat; readonly action: unknown; readonly speech: Speech },
): string | null {
  const moment = { view, event: null }
  const picked = game.parts(action)
  const page = drawnBoard(game, board, { viewer: seat, moment, names: NAMES, speech, picked })
  return /class="preview-confirm">(.*?) *</.exec(page)?.[1] ?? null
}

const confirming = new Set<string>()

describe.each(lightestFirst.map((box) => [box.id, box] as const))('in %s', (id, box) => {
  test('the button that confirms names the deed', async () => {
    const [{ game }, board, words] = await Promise.all([box.rules(), box.board(), box.text()])
    const said = new Map<string, Set<string>>(LANGS.map((lang) => [lang, new Set()]))
    const drawn = new Set<string>()
    randomGames(game)(RICHEST[id] ?? {}, 'deeds', ({ table, seat, action, turn }) => {
      const view = game.view(table, seat)
      for (const lang of LANGS) {
        const speech = speechIn(lang, [kernelText, webText, words])
        said.get(lang)?.add(board.deed(action, view, speech))
        if (turn % SELDOM > 0 || turn % LANGS.length !== LANGS.indexOf(lang)) continue
        const button = buttonFor(game, board, view, { seat, action, speech })
        if (button === null) continue
        expect(button).toBe(board.deed(action, view, speech))
        drawn.add(button)
      }
    })
    for (const deeds of said.values()) {
      expect(deeds.size).toBeGreaterThan(5)
      for (const deed of deeds) {
        expect(EMPTY_WORDS).not.toContain(deed)
        expect(deed).toMatch(/^[\p{Lu}\d«]/u)
        expect(deed).not.toMatch(/[{}]|undefined|\.board\./)
        expect(deed.length, deed).toBeLessThanOrEqual(LONGEST)
      }
    }
    // On some boards a single pick is the move, and nothing is left to confirm.
    if (drawn.size === 0) return
    expect(drawn.size).toBeGreaterThan(3)
    confirming.add(id)
  })
})

test('boards have such buttons', () => {
  expect(confirming.size).toBeGreaterThanOrEqual(4)
})
