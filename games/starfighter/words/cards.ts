import { UNKNOWN } from '@sternentisch/kernel'
import { type Kit, kitOf } from '../rules/kit.ts'
import { type Half, NO_EFFECT } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { effectName } from './symbols.ts'

/** `3-10 Naos`; for a face that the viewer does not know, `a back`. */
export function cardName(kit: Kit, face: number | null, speech: Speech): string {
  if (face === null || face === UNKNOWN) return speech.say('starfighter.card.back')
  const { id, name } = kit.set.cards[face]
  return `${id} ${name}`
}

/** The card on a slot, as the viewer knows it. */
export const cardAt = (view: View, seat: number, sector: number, place: number, speech: Speech): string =>
  cardName(kitOf(view.options), view.zones[seat * 5 + sector].cards[place]?.face ?? UNKNOWN, speech)

/** `▲2 Pivot`, `Shields 3`, `–` */
export function halfText(kit: Kit, face: number, half: Half, speech: Speech): string {
  const at = face * 2 + half
  const card = face === kit.back ? kit.set.back : kit.set.cards[face]
  const { forceField } = half === 0 ? card.upper : card.lower
  const words = [
    ...(kit.fighters[at] > 0 ? [`▲${kit.fighters[at]}`] : []),
    ...(kit.effect[at] === NO_EFFECT ? [] : [effectName(kit.effect[at], speech)]),
    ...(kit.shields[at] > 0 ? [speech.say('starfighter.effect.shields', { n: kit.shields[at] })] : []),
    ...(forceField ? [speech.say('starfighter.effect.forceField')] : []),
  ]
  return words.join(' ') || '–'
}
