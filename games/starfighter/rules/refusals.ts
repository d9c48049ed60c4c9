// Why a move is not on the list: every refusal names its rule
import { letterOf, type Refusal, type Seat } from '@sternentisch/kernel'
import { no, refuse } from '../refuse.ts'
import type { Action } from './action.ts'
import { SMALLEST_DECK } from './decks.ts'
import { kitOf } from './kit.ts'
import { EFFECTS, type EffectId } from './symbols.ts'
import { effectOf, type Frame } from './table.ts'
import type { View } from './view.ts'
import { boxOf, handOf, leftOutOf, pileOf, sectorOf } from './zones.ts'

/** For an action that is not on the viewer's list. */
export function whyNot(view: View, action: Action): Refusal {
  const { viewer } = view
  const frame = view.pending.at(-1)
  if (viewer === 'all' || viewer === 'audience') return refuse('watching')
  if (viewer > 1) return refuse('noSuchSeat', { seat: letterOf(viewer) })
  if (!frame) return no('SF-7.3', 'over')
  if (frame.kind === 'cruisers')
    return action.kind === 'cruiser' ? whyNoCruiser(view, action) : no('SF-1.8', 'cruiserFirst')
  if (frame.kind === 'compose') return whyNoComposing(view, viewer, frame, action)
  if (frame.seat !== viewer) return notYours(frame)
  switch (frame.kind) {
    case 'cruiser':
      return action.kind === 'cruiser' ? whyNoCruiser(view, action) : no('SF-1.4', 'cruiserFirst')
    case 'draft':
      return whyNoPick(view, viewer, action)
    case 'deployment':
      return action.kind === 'play' ? whyNoPlay(view, viewer, action) : no('SF-3.1', 'playOrPass')
    case 'battle':
      return whyNoBattle(view, frame, action)
    case 'marker':
      return no('SF-5.4', 'markNow')
    case 'effects':
      return no('SF-6.6', 'chooseFirst')
    default:
      return whyNoTarget(view, frame, action)
  }
}

/** SF-6.3: chains ask the owner of a card, turns and battles another. */
function notYours({ kind, seat }: Frame): Refusal {
  const params = { seat: letterOf(seat) }
  if (kind === 'effects' || kind === 'effect') return no('SF-6.3', 'notYourEffect', params)
  if (kind === 'battle') return no('SF-4.1', 'notYourBattle', params)
  if (kind === 'marker') return no('SF-5.4', 'notYourMarker', params)
  const rule = { deployment: 'SF-3.1', draft: 'SF-1.8' }[kind as string] ?? 'SF-1.4'
  return no(rule, 'notYourTurn', params)
}

function whyNoCruiser(view: View, { card }: Action): Refusal {
  const { set, options } = kitOf(view.options)
  const cruiser = set.cruisers.find((each) => each.id === card)
  const mode = options.mode === 'transition' ? 'skirmish' : options.mode
  const params = { cruiser: cruiser?.name ?? card }
  const taken = view.pending.at(-1)?.kind === 'cruiser' && cruiser?.modes.includes(mode)
  return taken ? no('SF-1.4', 'cruiserTaken', params) : no('SF-1.2', 'cruiserMode', params)
}

function whyNoPick(view: View, seat: Seat, { kind, card }: Action): Refusal {
  const { ids } = kitOf(view.options)
  if (kind === 'stop') return no('SF-1.8', 'stopLater', { n: sizeOfPile(view, seat), min: SMALLEST_DECK })
  if (kind !== 'pick') return no('SF-1.8', 'pickFirst')
  const mine = !view.zones[boxOf(seat)].cards.some(({ face }) => ids[face] === card)
  return no('SF-1.8', mine ? 'pickedTwice' : 'pickedByOther', { card })
}

const sizeOfPile = (view: View, seat: Seat): number => view.zones[pileOf(true, seat)].size

function whyNoComposing(view: View, seat: Seat, { left }: Frame, { kind, card }: Action): Refusal {
  if (left & (1 << seat)) return no('SF-1.8', 'pileReady', { n: sizeOfPile(view, seat) })
  if (kind !== 'leave') return no('SF-1.8', 'composeNow')
  const { ids } = kitOf(view.options)
  const isIn = (zone: number): boolean => view.zones[zone].cards.some(({ face }) => ids[face] === card)
  return no('SF-1.8', isIn(leftOutOf(seat)) ? 'leftOutAlready' : 'notInShare', { card })
}

function whyNoPlay(view: View, seat: Seat, { card, sector, up }: Action): Refusal {
  const kit = kitOf(view.options)
  const face = kit.faceOf.get(card) ?? -1
  if (!view.zones[handOf(seat)].cards.some((held) => held.face === face))
    return no('SF-3.1', 'notInHand', { card })
  const slot = view.zones[sectorOf(seat, sector)].size
  if (slot >= kit.ships[view.cruisers[seat]].slots[sector])
    return no('SF-3.2', 'sectorFull', { sector: sector + 1 })
  // Only a front can be on the wrong level: `up` is true here.
  return no('SF-3.3', up ? 'wrongLevel' : 'sectorFull', {
    card,
    level: kit.level[face],
    sector: sector + 1,
    slot,
  })
}

function whyNoBattle({ offset }: View, { step }: Frame, action: Action): Refusal {
  if (step === 'shift')
    return action.kind === 'shift' ? no('SF-4.2', 'shiftLimit', { offset }) : no('SF-4.1', 'shiftFirst')
  return no('SF-4.4', 'orderNow')
}

const KINDS: readonly string[] = EFFECTS

function whyNoTarget(view: View, frame: Frame, action: Action): Refusal {
  const effect = EFFECTS[effectOf(frame.first)] as EffectId
  if (!KINDS.includes(action.kind) || action.kind !== effect) return no('SF-6.4', 'effectNow', { effect })
  const { seat, sector, place, to } = action
  const zone = sectorOf(seat, sector)
  const where = { board: 'SN'[seat], sector: sector + 1, place }
  if (effect === 'hitFighter') return no('SF-6.29', 'emptySector', where)
  if (place >= view.zones[zone].size) return no('SF-6.5', 'noCard', where)
  if (to === sector) return no('SF-6.23', 'ownSector', where)
  return no('SF-6.13', 'noRoom', { ...where, to: to + 1 })
}
