import { PHRASES, type Spoken } from '@sternentisch/wire'
import type { Speech } from '../../../text/index.ts'

/** A phrase of a game in the reader's language. */
const phraseOf = (game: string, phrase: number, { find }: Speech): string =>
  find(`${game}.phrase.${phrase}`) ?? '…'

/** A game may have none. */
export const phrasesOf = (game: string, speech: Speech): readonly string[] =>
  Array.from({ length: PHRASES }, (_, phrase) => speech.find(`${game}.phrase.${phrase}`)).flatMap(
    (words) => words ?? [],
  )

export const spokenWords = (spoken: Spoken, game: string, speech: Speech): string =>
  spoken.say === 'text' ? spoken.text : phraseOf(game, spoken.phrase, speech)
