// What players, cards and numbers are called on the board
import { UNKNOWN } from '@sternentisch/kernel'
import { cardAt } from '../../cards/index.ts'
import { designOf, type InSet, kitFor } from '../../reading/cards.ts'
import type { Speech } from '../../text/index.ts'
import { shortName, valueName } from '../../words/names.ts'

/** `Pell` for Pell Nine-Keys: enough to tell figures apart where there is little room. */
export function callName(design: number, speech: Speech): string {
  const card = design === UNKNOWN ? null : cardAt(design)
  return (card?.kind === 'figure' && card.short?.[speech.lang]) || shortName(design, speech)
}

export function cardText(design: number, { lang }: Speech): string {
  const card = cardAt(design)
  return card.kind === 'figure' ? card.flavour[lang] : card.text[lang]
}

export function kindName(view: InSet, design: number, { lang }: Speech): string {
  const { set, designs } = kitFor(view)
  return set.kinds.find(({ id }) => id === designs[design].kind)?.name[lang] ?? ''
}

/** All five, for those who do not see them. */
export const valuesText = (view: InSet, design: number, speech: Speech): string =>
  designOf(view, design)
    .values.map((amount, value) => `${valueName(view, value, speech)} ${amount}`)
    .join(', ')

/** `14–58`, or one number. */
export const spanText = (least: number, most: number): string =>
  least === most ? String(least) : `${least}–${most}`
