// Cards by name, and what they are about
import { NUMERALS } from '../reading/classes.ts'
import { figuresNamed } from '../reading/kit.ts'
import { BASE, COMMANDER, type Figures, REINFORCEMENT, TACTIC } from '../rules/figures.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

export const cardName = ({ card }: Figures, speech: Speech): string => card.name[speech.lang]

export const cardText = ({ card }: Figures, speech: Speech): string => card.text[speech.lang]

/** A commander is called by the last word of the name. */
export const shortName = (figures: Figures, speech: Speech): string =>
  figures.kind === COMMANDER ? (cardName(figures, speech).split(' ').at(-1) ?? '') : cardName(figures, speech)

/** `Fighter`, from the id that events and actions carry. */
export const nameOfId = (view: View, speech: Speech, id: string): string =>
  cardName(figuresNamed(view, id), speech)

/** `Fighter#7`: a copy on the table. */
export const copyName = (
  view: View,
  speech: Speech,
  { card, copy }: { readonly card: string; readonly copy: number },
): string => `${nameOfId(view, speech, card)}#${copy}`

/** `100×1/1`, `250 MP`, `80 MP`: what a card in hand is about. */
export function gist(figures: Figures, speech: Speech): string {
  const text = cardText(figures, speech)
  const cost = speech.say('spacetrace.draw.cost', { n: figures.cost })
  switch (figures.kind) {
    case REINFORCEMENT:
      return [speech.say('spacetrace.draw.gain', { n: figures.gain }), text].filter(Boolean).join('. ')
    case TACTIC:
    case COMMANDER:
      return `${cost}. ${text}`
    default: {
      const ships = `${NUMERALS[figures.class]}, ${figures.count}×${figures.ap}/${figures.lp}`
      return [figures.kind === BASE ? ships : `${ships}, ${cost}`, text].filter(Boolean).join('. ')
    }
  }
}
