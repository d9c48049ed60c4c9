// §6, D2 to D5: what may be chosen for a card that is announced
import type { Seat } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { isTarget } from './chain.ts'
import { COMMANDER, type Figures, REINFORCEMENT } from './figures.ts'
import { isBase } from './fleets.ts'
import { canComplete, type Plan, planFor } from './payable.ts'
import { isAlive } from './runs.ts'
import type { Looking, PlayFrame } from './table.ts'
import { handOf, stackOf } from './zones.ts'

/** SP-7.2 */
export function isHost(looking: Looking, figures: Figures, card: number): boolean {
  const { table, kit } = looking
  return (
    kit.figures[kit.layout.face[card]].class === figures.hostClass &&
    isAlive(table.runs[card]) &&
    (kit.options.commanderOnBase || !isBase(looking, card))
  )
}

export function hasHost(looking: Looking, seat: Seat, figures: Figures): boolean {
  for (const fleet of [0, 1] as const) {
    for (const card of looking.cards.zones[stackOf(seat, fleet, figures.hostClass)]) {
      if (!isHost(looking, figures, card)) continue
      if (canComplete(looking, seat, hostPlan(looking, figures, card))) return true
    }
  }
  return false
}

const hostPlan = ({ cards }: Looking, figures: Figures, card: number): Plan => ({
  ...planFor(figures),
  keep: cards.handle[card],
})

/** D2 to D5 */
export function playActions(looking: Looking, play: PlayFrame): Action[] {
  if (play.step === 'pay') return payments(looking, play)
  const { cards, kit } = looking
  const figures = kit.figures[play.card]
  const found: Action[] = []
  const owner =
    play.step === 'sacrifice' || figures.kind === COMMANDER || figures.aimsOwn ? play.seat : 1 - play.seat
  const first = stackOf(owner, 0, 1)
  for (let zone = first; zone < first + 8; zone++) {
    const stack = cards.zones[zone]
    for (let place = 0; place < stack.length; place++) {
      const { actions } = kit.figures[kit.layout.face[stack[place]]]
      const copy = cards.handle[stack[place]]
      if (play.step === 'sacrifice') {
        if (canGive(looking, play, zone, place)) found.push(actions.on('sacrifice', copy))
      } else if (
        figures.kind === COMMANDER
          ? isHost(looking, figures, stack[place]) &&
            canComplete(looking, play.seat, hostPlan(looking, figures, stack[place]))
          : isTarget(looking, play.seat, figures, zone, place)
      )
        found.push(actions.on('aim', copy))
    }
  }
  return found
}

/** D3 (SP-5.4): only what leaves a way to complete the announced card. */
export function canGive(looking: Looking, play: PlayFrame, zone: number, place: number): boolean {
  const { table, cards, kit } = looking
  const card = cards.zones[zone][place]
  const figures = kit.figures[play.card]
  const own = kit.figures[kit.layout.face[card]]
  if ((figures.sacrificeClasses & (1 << own.class)) === 0 || isBase(looking, card)) return false
  if (!isAlive(table.runs[card]) || play.given.includes(cards.handle[card])) return false
  const below = payingFor(looking, play)
  const given = [...play.given, cards.handle[card]]
  if (below === null) return canComplete(looking, play.seat, { ...planFor(figures), given })
  if (below.target === cards.handle[card] && kit.figures[below.card].kind === COMMANDER) return false
  return canComplete(looking, play.seat, { ...payPlan(looking, below, figures), given })
}

/** The card that a reinforcement on top pays for. */
function payingFor({ table, kit }: Looking, play: PlayFrame): PlayFrame | null {
  const below = table.pending[table.pending.length - 2]
  return kit.figures[play.card].kind === REINFORCEMENT && below.kind === 'play' ? below : null
}

const payPlan = ({ kit }: Looking, play: PlayFrame, paying: Figures): Plan => ({
  card: kit.figures[play.card],
  stage: paying,
  given: [],
  keep: kit.figures[play.card].kind === COMMANDER ? play.target : 0,
  paying,
})

/** D2 (SP-4.5) */
function payments(looking: Looking, play: PlayFrame): Action[] {
  const { cards, kit } = looking
  const found: Action[] = []
  let last = -1
  for (const card of cards.zones[handOf(play.seat)]) {
    const face = kit.layout.face[card]
    if (face === last) continue
    last = face
    const figures = kit.figures[face]
    if (figures.kind !== REINFORCEMENT) continue
    if (figures.sacrifices === 0 || canComplete(looking, play.seat, payPlan(looking, play, figures)))
      found.push(kit.figures[face].actions.play)
  }
  return found
}
