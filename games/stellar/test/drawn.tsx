// The board in plain markup, and matches to draw with it
import { choiceOf, type GameBoard, Interaction, menuOf } from '@sternentisch/grammar'
import { type AnyGame, kernelText, LANGS, randomFrom, seedFrom, speechIn, tellTo } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { stellarBoard } from '../board/index.ts'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { stellarText } from '../text/index.ts'
import { settings } from './settings.ts'

const TABLE_WORDS = { 'grammar.preview': 'Preview' }
export const speeches = LANGS.map((lang) =>
  speechIn(lang, [kernelText, stellarText, { en: TABLE_WORDS, de: TABLE_WORDS, fr: TABLE_WORDS }]),
)
export const [english] = speeches
export const NAMES = ['Anna', 'Jonas', 'Miriam', 'Emil']
export const game: AnyGame = stellar

/** The board as it first appears, in plain markup. */
export function drawn(view: View, event: StellarEvent | null = null, speech = english): string {
  const { Board }: GameBoard = stellarBoard
  const actions = stellar.actions(view)
  const told = event && tellTo(event, view.viewer)
  const open =
    actions.length > 0 && !event
      ? choiceOf(
          game,
          view,
          menuOf(game, actions),
          [],
          () => {},
          () => {},
        )
      : null
  return renderToStaticMarkup(
    <Interaction game={game} board={stellarBoard} view={view} choice={open} speech={speech}>
      <Board
        game={game}
        viewer={view.viewer}
        moment={{ view, event: told }}
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
  visit: (table: Table, event: StellarEvent | null) => void,
): Table {
  const luck = randomFrom(seedFrom(name))
  const choices = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const dealt: StellarEvent[] = []
  const table = stellar.deal(settings(options), luck, (event) => dealt.push(event))
  for (const event of dealt) visit(table, event)
  for (;;) {
    const seats = stellar.deciding(table)
    if (seats.length === 0) return table
    visit(table, null)
    const seat = seats[choices.below(seats.length)]
    const all = stellar.actionsAt(table, seat)
    const few = all[0].kind === 'fleet' ? all.slice(-40) : all
    stellar.play(table, seat, few[choices.below(few.length)], luck, (event) => visit(table, event))
  }
}

export const MODES: readonly Partial<Options>[] = [
  { mode: 'duel' },
  { mode: 'trio', combatMatrix: 'fiveCycle' },
  { mode: 'quartet', composition: 'twins' },
  { mode: 'tandem', combatMatrix: 'rammingKite' },
]
