import { gameWord, type Offer } from '@sternentisch/kernel'
import type { Speech } from './text/index.ts'

export const optionName = (speech: Speech, game: string, option: string): string =>
  gameWord(speech, game, `option.${option}`)

/** A value without words of its own, such as a set of somebody's own cards, is called what it is. */
export const offerName = (speech: Speech, game: string, option: string, { value, name }: Offer): string =>
  name?.[speech.lang] ?? speech.find(`${game}.option.${option}.${value}`) ?? String(value)
