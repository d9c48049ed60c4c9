import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { nameOf, type Page } from '@sternentisch/kernel/terminal'
import { EFFECT_IDS } from '../cards/index.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { writeSector } from '../rules/notation.ts'
import { type Effect, type EffectId, type Half, NO_EFFECT } from '../rules/symbols.ts'
import { handleOf } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

export type Names = Pick<Page, 'names'>

/** `3-10 Naos`; for a face that the viewer does not know, `a back`. */
export function cardName(kit: Kit, face: number | null, speech: Speech): string {
  if (face === null || face === UNKNOWN) return speech.say('starfighter.card.back')
  const { id, name } = kit.set.cards[face]
  return `${id} ${name}`
}

/** The card on a slot, as the viewer knows it. */
export const cardAt = (view: View, seat: number, sector: number, place: number, speech: Speech): string =>
  cardName(kitOf(view.options), view.zones[seat * 5 + sector].cards[place]?.face ?? UNKNOWN, speech)

/** As card files and messages call it. */
export const effectId = (effect: Effect): EffectId => EFFECT_IDS[effect - 1]

export const effectName = (effect: number, speech: Speech): string =>
  speech.say(`starfighter.effect.${effectId(effect)}`)

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

/** Where a card with this handle lies: `S2`. */
export function whereIs(view: View, each: number): string {
  const zone = view.zones.findIndex(({ cards }) => cards.some(({ handle }) => handle === handleOf(each)))
  return zone < 0 ? '–' : writeSector(zone < 5 ? 0 : 1, zone % 5)
}

/** Minus signs as they are printed. */
export const figure = (value: number): string => String(value).replace('-', '−')

/** `Anna (S)` */
export const playerName = (page: Names, seat: Seat): string => `${nameOf(page, seat)} (${'SN'[seat]})`
