// The board of a random match, drawn without a browser
import { choiceOf, type GameBoard, Interaction, menuOf } from '@sternentisch/grammar'
import { type AnyGame, kernelText, LANGS, randomFrom, seedFrom, speechIn, tellTo } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { starfighterBoard } from '../board/index.ts'
import type { Memory } from '../board/table/memory.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { starfighterText } from '../text/index.ts'
import { settings } from './scene.ts'

const TABLE_WORDS = { 'grammar.preview': 'Preview' }
export const speeches = LANGS.map((lang) =>
  speechIn(lang, [kernelText, starfighterText, { en: TABLE_WORDS, de: TABLE_WORDS, fr: TABLE_WORDS }]),
)
export const [english] = speeches
export const NAMES = ['Anna', 'Jonas']
const game: AnyGame = starfighter

/** The board as it first appears, in plain markup, with these parts picked. */
export function drawn(
  view: View,
  event: StarfighterEvent | null = null,
  speech = english,
  picked: readonly string[] = [],
  before?: Memory,
): string {
  const { Board, remember }: GameBoard = starfighterBoard
  const actions = starfighter.actions(view)
  const picks = picked.length > 0 ? [{ parts: picked, at: null }] : []
  const choice = choiceOf(
    game,
    view,
    menuOf(game, actions),
    picks,
    () => {},
    () => {},
  )
  const told = event && tellTo(event, view.viewer)
  const open = actions.length > 0 && !event ? choice : null
  return renderToStaticMarkup(
    <Interaction game={game} board={starfighterBoard} view={view} choice={open} speech={speech}>
      <Board
        game={game}
        viewer={view.viewer}
        moment={{ view, event: told, memory: remember?.(before, { view, event: told }) }}
        choice={open}
        names={NAMES}
        speech={speech}
        pace={0}
      />
    </Interaction>,
  )
}

/** Plays at random and shows every instant at which something was told. */
export function play(
  options: Partial<Options>,
  name: string,
  visit: (table: Table, event: StarfighterEvent | null) => void,
): Table {
  const luck = randomFrom(seedFrom(name))
  const choices = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const dealt: StarfighterEvent[] = []
  const table = starfighter.deal(settings(options), luck, (event) => dealt.push(event))
  for (const event of dealt) visit(table, event)
  for (;;) {
    const seats = starfighter.deciding(table)
    if (seats.length === 0) return table
    visit(table, null)
    const seat = seats[choices.below(seats.length)]
    const all = starfighter.actions(starfighter.view(table, seat))
    // Fronts are played more often than at random, so that chains come about.
    const fronts = all.filter(({ kind, up }) => kind === 'play' && up)
    const few = fronts.length > 0 && choices.below(4) > 0 ? fronts : all
    starfighter.play(table, seat, few[choices.below(few.length)], luck, (event) => visit(table, event))
  }
}
