// What a card in hand is called for those who do not see it
import { labelled } from '@sternentisch/kernel'
import { designOf, type InSet } from '../../reading/cards.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/names.ts'
import { cardText, kindName, valuesText } from '../words/names.ts'

/** Kind, name and what it does. */
export const handLabel = (view: InSet, design: number, speech: Speech): string => {
  const what =
    designOf(view, design).kind === 'figure' ? valuesText(view, design, speech) : cardText(design, speech)
  return labelled(speech.lang, `${kindName(view, design, speech)} ${cardName(design, speech)}`, what)
}
