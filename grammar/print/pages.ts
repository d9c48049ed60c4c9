import { isRefusal, type Lang, type Refusal } from '@sternentisch/kernel'
import { aboutOf } from '@sternentisch/kernel/card-file'
import type { InLangs } from '../board.ts'
import { bookletOf } from './booklet.tsx'
import type { GamePrint, Measure, Printed } from './contract.ts'
import { type Page, type SheetWish, sheetsOf } from './sheet.ts'

export interface PagesWish extends SheetWish {
  /** What the game is called. */
  readonly game: string
  readonly file: object
  readonly deck: string | null
  readonly lang: Lang
  readonly what: readonly Printed[]
  readonly measure: Measure
}

const FRONTS: InLangs<string> = { en: 'fronts', de: 'Vorderseiten', fr: 'recto' }
const BACKS: InLangs<string> = { en: 'backs', de: 'Rückseiten', fr: 'verso' }
const RULES: InLangs<string> = { en: 'Rules', de: 'Spielregel', fr: 'Règles' }
const SCALE: InLangs<string> = {
  en: '50 mm: print at actual size (100 %)',
  de: '50 mm: in Originalgröße drucken (100 %)',
  fr: '50 mm\u00a0: imprimer à la taille réelle (100\u00a0%)',
}

/** Every page of what is wanted, in the order in which it is printed. */
export function pagesOf(print: GamePrint, wish: PagesWish): readonly Page[] | Refusal {
  const { game, lang, what, file } = wish
  const { name, version, author, licence } = aboutOf(file)
  const set = [game, [name, version].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const batches = print.batches(wish)
  if (isRefusal(batches)) return batches
  const sheets = batches
    .filter((batch) => what.includes(batch.what))
    .flatMap((batch) =>
      sheetsOf(batch, wish, print.style, {
        title: `${set}: ${batch.title}`,
        ...{ front: FRONTS[lang], back: BACKS[lang], scale: SCALE[lang] },
      }),
    )
  if (!what.includes('booklet')) return sheets
  const about = [[name, version].filter(Boolean).join(' '), author, licence].flatMap((line) => line || [])
  const pieces = batches.flatMap((batch) => batch.pieces)
  const words = { game, rules: RULES[lang], about }
  return [...sheets, ...bookletOf(print, words, lang, wish.measure, wish, pieces)]
}
