import { jammedIn, lpIn, shipsIn } from '../../reading/runs.ts'
import { isSingle } from '../../reading/ships.ts'
import type { Hit } from '../../rules/events.ts'
import type { Op } from '../../rules/figures.ts'
import type { Telling } from './telling.ts'

/** “Cruiser 100 → 40 LP, Fighter 100 → 0 ships”; where no ship is lost, what their LP come to. */
export function hitsIn(hits: readonly Hit[], { kit, speech }: Telling, op: Op | null = null): string {
  const lines = hits.map(({ card, before, after }) => {
    const figures = kit.figures[kit.faceOfId.get(card) ?? 0]
    const name = figures.card.name[speech.lang]
    if (op === 'jam')
      return speech.say('spacetrace.board.hitJam', { card: name, n: jammedIn(after) - jammedIn(before) })
    const inLp = isSingle(figures) || shipsIn(before) === shipsIn(after)
    return speech.say(inLp ? 'spacetrace.board.hitLp' : 'spacetrace.board.hitShips', {
      card: name,
      before: inLp ? lpIn(before) : shipsIn(before),
      n: inLp ? lpIn(after) : shipsIn(after),
    })
  })
  return lines.join(', ') || '–'
}
