// §11.1: why a card in hand can be used for nothing but being discarded, from what its holder knows
import { type Refusal, type RefuseByRule, ruleRefusals } from '@sternentisch/kernel'
import { VALUES } from '../cards/index.ts'
import type { Messages } from '../refuse.ts'
import { listFor, outline } from './actions.ts'
import { mayLead } from './attack.ts'
import type { Use } from './designs.ts'
import type { Kit } from './kit.ts'
import { isBlocked } from './places.ts'
import { countFigures, type Looking } from './table.ts'
import type { View } from './view.ts'
import { PLACE_NUMBERS, rowOf } from './zones.ts'

const idle: RefuseByRule<Messages, 'sternenfeuer.idle.'> = ruleRefusals('sternenfeuer.idle')

/** Null while the card has a use, or while it is not the time to use any. */
export function whyIdle(kit: Kit, view: View, design: number): Refusal | null {
  const turn = view.pending.at(-1)
  if (turn?.kind !== 'turn' || turn.seat !== view.viewer || turn.step !== 'act' || turn.left === 0)
    return null
  if (listFor(kit, view).some(({ kind, card }) => card === design && kind !== 'discard')) return null
  const { kind, uses } = kit.designs[design]
  if (kind === 'defence') return idle('SN-3.11', 'defence')
  const look = outline(kit, view)
  const figures = PLACE_NUMBERS.some((place) => count(look, turn.seat, place) > 0)
  if (!figures) return idle('SN-4.2', 'noFigures')
  switch (kind) {
    case 'collective':
      return idle('SN-8.1', 'noNeighbours')
    case 'transfer':
      return idle('SN-9.2', 'noReach')
    case 'action':
      return whyNoAttack(look, turn.seat, uses[0])
    default:
      return null
  }
}

const count = ({ cards, kit }: Looking, seat: number, place: number): number =>
  countFigures(kit, cards.zones[rowOf(seat, place)])

/** SN-5.2, what comes first: somebody to attack, a value that counts there, a figure that is ready. */
function whyNoAttack(look: Looking, seat: number, use: Use): Refusal {
  const { cards, kit } = look
  const meeting = PLACE_NUMBERS.filter(
    (place) => count(look, seat, place) > 0 && count(look, 1 - seat, place) > 0,
  )
  if (meeting.length === 0) return idle('SN-5.2', 'nobodyThere')
  const leads = (place: number): boolean =>
    cards.zones[rowOf(seat, place)].some((card) => kit.isFigure[card] && mayLead(look, card, use))
  if (!meeting.some(leads)) return idle('SN-4.6', 'nobodyReady')
  const silent = meeting.filter(leads).every((place) => isBlocked(look, place, use.value))
  return silent ? idle('SN-10.3', `silent.${VALUES[use.value]}`) : idle('SN-5.2', 'nobodyThere')
}
