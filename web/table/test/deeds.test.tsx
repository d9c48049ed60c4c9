import { lightestFirst } from '@sternentisch/games'
import { choiceOf, type GameBoard, Interaction, menuOf, Preview } from '@sternentisch/grammar'
import { type AnyGame, kernelText, LANGS, type Speech, speechIn } from '@sternentisch/kernel'
import { randomGames } from '@sternentisch/kernel/test'
import { renderToStaticMarkup } from 'react-dom/server'
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

const nothing = (): void => {}

/** What the button says that confirms an action, as the page draws it; null if there is none. */
function buttonFor(
  game: AnyGame,
  board: GameBoard,
  view: unknown,
  action: unknown,
  speech: Speech,
): string | null {
  const picks = game.parts(action).map((part) => ({ parts: [part], at: null }))
  const choice = choiceOf(game, view, menuOf(game, game.actions(view)), picks, nothing, nothing)
  const { Board } = board
  const { viewer } = view as { readonly viewer: 0 }
  const names = ['Ada', 'Vega', 'Rigel', 'Deneb']
  const page = renderToStaticMarkup(
    <Interaction {...{ game, board, view, choice, speech }}>
      <Board {...{ game, viewer, choice, names, speech }} moment={{ view, event: null }} pace={0} />
      {!board.hasPreview && <Preview />}
    </Interaction>,
  )
  return /class="preview-confirm">(.*?) *</.exec(page)?.[1] ?? null
}

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
        const button = buttonFor(game, board, view, action, speech)
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
    expect(drawn.size).toBeGreaterThan(3)
  })
})
