import { choiceOf, type GameBoard, Interaction, menuOf } from '@sternentisch/grammar'
import { type AnyGame, tellTo } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { stellar } from '../../rules/game.ts'
import { english, NAMES } from '../../test/drawn.ts'
import { laid } from '../gallery/film.ts'
import { gallery } from '../gallery/states.ts'
import { stellarBoard } from '../index.ts'
import { type Memory, remember } from '../table/memory.ts'

const game: AnyGame = stellar

/** The gallery's battle: Anna's Slicer has beaten a Foil, and she may reveal a ship now. */
function battleDrawn(away: readonly string[] = [], { table, events } = gallery.battle()): string {
  const view = stellar.view(table, 0)
  let memory: Memory | undefined
  for (const each of events) memory = remember(memory, { view: each.view, event: tellTo(each.event, 0) })
  const nothing = (): void => {}
  const choice = choiceOf(game, view, menuOf(game, stellar.actions(view)), [], nothing, nothing)
  const { Board }: GameBoard = stellarBoard
  return renderToStaticMarkup(
    <Interaction game={game} board={stellarBoard} view={view} choice={choice} speech={english}>
      <Board
        {...{ game, choice, names: NAMES, speech: english, pace: 0, viewer: 0, away }}
        moment={{ view, event: null, memory }}
        onPutAway={nothing}
      />
    </Interaction>,
  )
}

describe('the last battle', () => {
  it('lies beside the hand, never among the sectors', () => {
    const [sectors, own] = battleDrawn().split('class="st-own"')
    expect(sectors).not.toContain('st-battle')
    expect(own).toContain('st-battle')
    expect(own).toContain('Only you and Jonas see this')
    expect(own).toContain('Your Slicer wins.')
  })

  it('is no secret where both ships lay open', () => {
    const open = laid(0, 'S1(4:4) B [Fl]\nS2(3:2) A (Fo)\nA hand Sl\nB hand Fo', ['A: Sl@1'])
    const drawn = battleDrawn([], open)
    expect(drawn).toContain('Your Slicer wins.')
    expect(drawn).not.toContain('Only you')
  })

  it('can be put away', () => {
    const { events, table } = gallery.battle()
    const fight = events.map(({ event }) => event).find(({ kind }) => kind === 'fight')
    if (fight?.kind !== 'fight') throw new Error('no battle')
    const turn = events.filter(({ event }) => event.kind === 'played').length
    const name = `battle ${table.scenario}.${turn} ${fight.attacker.handle} ${fight.defender.handle}`
    expect(battleDrawn([name])).not.toContain('st-battle')
  })
})
