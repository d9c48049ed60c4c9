import { UNKNOWN } from '@sternentisch/kernel'
import { type Kit, kitOf } from '../rules/kit.ts'
import { hitsOn, isBack, isTurned, type Lie, lowHalf, shieldHitsOn, upHalf } from '../rules/lies.ts'
import { type Half, NO_EFFECT, SLOTS } from '../rules/symbols.ts'
import { slotOf } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { sectorOf } from '../rules/zones.ts'

/** Strips of half a card each: a sector of four slots has five. */
export const STRIPS = SLOTS + 1

/** One letter for each effect, as in the notation of moves. */
export const EFFECT_SIGNS = ['', '+', 'H', 'V', 'F', 'T', 'X', 'E', 'O', 'R', 'G']
export const SHIELD_SIGN = 'S'
export const FIELD_SIGN = 'K'
const SLOT = '·'
const SYMBOL = '◇'

/** What shows in one strip of a sector, from the owner's side: the card's name goes with its low half. */
export function stripText(view: View, seat: number, sector: number, strip: number): string {
  const kit = kitOf(view.options)
  const zone = sectorOf(seat, sector)
  const { size } = view.zones[zone]
  const { slots, symbols } = kit.ships[view.cruisers[seat]]
  const free = symbols[sector][strip] - (symbols[sector][strip + 1] ?? 0)
  const symbol = strip >= size && free > 0 ? SYMBOL.repeat(free) : ''
  if (strip < size)
    return `${signAt(view, kit, zone, strip)} ${halfAt(view, kit, zone, strip, 'low')}`.trimEnd()
  if (strip === size && size > 0) return `${halfAt(view, kit, zone, size - 1, 'up')} ${symbol}`.trim()
  return strip < slots[sector] ? `${SLOT}${symbol}` : ''
}

const signAt = (view: View, kit: Kit, zone: number, place: number): string =>
  cardSign(kit, view.zones[zone].cards[place].face, view.lies[slotOf(zone, place)])

/** `3-10`, `3-10b` for a back that the viewer knows, `?b` for one that it does not; `'` if turned. */
export const cardSign = (kit: Kit, face: number, lie: Lie): string =>
  `${face === UNKNOWN ? '?' : kit.ids[face]}${isBack(lie) ? 'b' : ''}${isTurned(lie) ? "'" : ''}`

/** `▲2-1H`: two fighters, one more damaged, and a Horizontal move. */
function halfAt(view: View, kit: Kit, zone: number, place: number, which: 'up' | 'low'): string {
  const lie = view.lies[slotOf(zone, place)]
  const face = isBack(lie) ? kit.back : view.zones[zone].cards[place].face
  const half: Half = which === 'up' ? upHalf(lie) : lowHalf(lie)
  const at = face * 2 + half
  const hits = hitsOn(lie, half)
  const shieldHits = shieldHitsOn(lie, half)
  const printed = face === kit.back ? kit.set.back : kit.set.cards[face]
  const { forceField } = half === 0 ? printed.upper : printed.lower
  return [
    kit.fighters[at] > 0 ? `▲${kit.fighters[at] - hits}${hits > 0 ? `-${hits}` : ''}` : '',
    kit.effect[at] === NO_EFFECT ? '' : EFFECT_SIGNS[kit.effect[at]],
    kit.shields[at] > 0 ? `${SHIELD_SIGN}${kit.shields[at] - shieldHits}` : '',
    forceField ? FIELD_SIGN : '',
  ].join('')
}
