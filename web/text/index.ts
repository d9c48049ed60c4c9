import type { ReviewMessages } from '@sternentisch/bots/review/text'
import { type GrammarMessages, grammarText } from '@sternentisch/grammar/text'
import type { Speech as AnySpeech, Catalogues, KernelMessages } from '@sternentisch/kernel'
import type { WireMessages } from '@sternentisch/wire'
import type { en as atEn } from './at-table/en.ts'
import type { en as cardsEn } from './cards/en.ts'
import type { en as decksEn } from './decks/en.ts'
import type { en as galleryEn } from './gallery/en.ts'
import type { en as homeEn } from './home/en.ts'
import { home } from './home.ts'
import type { en as learnEn } from './learn/en.ts'
import { learn } from './learn.ts'
import { type Lids, lids } from './lids.ts'
import type { en as onlineEn } from './online/en.ts'
import type { en as printEn } from './print/en.ts'
import type { en as puzzlesEn } from './puzzles/en.ts'
import type { en as reviewEn } from './review/en.ts'
import type { en as setsEn } from './sets/en.ts'
import type { en as tableEn } from './table/en.ts'
import { table } from './table.ts'

/** The words of the shell, by the part of it that says them, and of the grammar of picking. */
const parts: readonly Catalogues[] = [grammarText, home, lids, table, learn]

export const webText: Catalogues = {
  en: Object.assign({}, ...parts.map((part) => part.en)),
  de: Object.assign({}, ...parts.map((part) => part.de)),
  fr: Object.assign({}, ...parts.map((part) => part.fr)),
}

/** What the shell can say. */
export type Messages = typeof homeEn &
  typeof tableEn &
  typeof learnEn &
  typeof cardsEn &
  typeof galleryEn &
  typeof printEn &
  typeof decksEn &
  typeof setsEn &
  typeof atEn &
  typeof onlineEn &
  typeof puzzlesEn &
  typeof reviewEn &
  ReviewMessages &
  WireMessages &
  Lids &
  GrammarMessages &
  KernelMessages

/** Says the words of the shell; those of a game are found by its id. */
export type Speech = AnySpeech<Messages>
