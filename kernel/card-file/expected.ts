import type * as v from 'valibot'
import type { Params, Words } from '../refusal.ts'
import { fill } from '../text.ts'

/** As much of a schema as tells what belongs where. */
export interface Shape {
  readonly type: string
  readonly expects: string | null
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly items?: readonly Shape[]
  readonly wrapped?: Shape
  readonly options?: readonly unknown[]
  readonly key?: string
  readonly literal?: unknown
  readonly pipe?: readonly { readonly type: string }[]
}

/** The part of a schema that a path of a file leads to; null where it cannot be told. */
export function shapeAt(shape: Shape, given: unknown, path: readonly unknown[]): Shape | null {
  if (shape.wrapped) return shapeAt(shape.wrapped, given, path)
  if (path.length === 0) return shape
  const [step, ...rest] = path
  const own = shape.type === 'variant' ? chosenOf(shape, given) : shape
  const next = own?.entries?.[String(step)] ?? own?.item ?? own?.items?.[Number(step)]
  const inner = (given as Readonly<Record<string, unknown>> | undefined)?.[String(step)]
  return next ? shapeAt(next, inner, rest) : null
}

/** Of several forms the one that the file names. */
const chosenOf = ({ options = [], key = '' }: Shape, given: unknown): Shape | undefined =>
  (options as readonly Shape[]).find(
    ({ entries }) => entries?.[key]?.literal === (given as Readonly<Record<string, unknown>> | null)?.[key],
  )

export const everyLang = (words: Words, params: Params): Words => ({
  en: fill(words.en, params, 'en'),
  de: fill(words.de, params, 'de'),
  fr: fill(words.fr, params, 'fr'),
})

const WHOLE: Words = { en: 'a whole number', de: 'eine ganze Zahl', fr: 'un nombre entier' }
const ANYTHING: Words = { en: 'a value', de: 'ein Wert', fr: 'une valeur' }
const KINDS: Readonly<Record<string, Words>> = {
  string: { en: 'a text', de: 'ein Text', fr: 'un texte' },
  number: { en: 'a number', de: 'eine Zahl', fr: 'un nombre' },
  boolean: { en: 'true or false', de: 'true oder false', fr: 'true ou false' },
  Array: { en: 'a list', de: 'eine Liste', fr: 'une liste' },
  Object: { en: 'an object', de: 'ein Objekt', fr: 'un objet' },
  unknown: ANYTHING,
}
const OR: Words = { en: ' or ', de: ' oder ', fr: ' ou ' }

/** What a part of the schema takes. */
export const wordsOf = ({ expects, pipe = [] }: Shape): Words =>
  pipe.some(({ type }) => type === 'integer') ? WHOLE : kindOf(expects ?? 'unknown')

/** A text out of the file, in the quotation marks of each language; anything else stays as it is written there. */
export function quoted(written: string): Words {
  const [, text] = /^"(.*?)"?$/s.exec(written) ?? []
  return text === undefined
    ? { en: written, de: written, fr: written }
    : { en: `“${text}”`, de: `„${text}“`, fr: `«\u00a0${text}\u00a0»` }
}

/** `("green" | "blue")`: one of several, or a kind of value. */
function kindOf(expects: string): Words {
  const parts = expects.replace(/^\(|\)$/g, '').split(' | ')
  const all = parts.map((part) => KINDS[part] ?? quoted(part))
  const join = (lang: keyof Words): string =>
    [
      all
        .slice(0, -1)
        .map((each) => each[lang])
        .join(', '),
      all[all.length - 1][lang],
    ]
      .filter(Boolean)
      .join(OR[lang])
  return { en: join('en'), de: join('de'), fr: join('fr') }
}

const SIZES: Readonly<Record<string, Words>> = {
  min_value: { en: 'at least {n}', de: 'mindestens {n}', fr: 'au moins {n}' },
  max_value: { en: 'at most {n}', de: 'höchstens {n}', fr: 'au plus {n}' },
  min_length: {
    en: 'at least {n} long',
    de: 'eine Länge von mindestens {n}',
    fr: 'une longueur d’au moins {n}',
  },
  max_length: {
    en: 'at most {n} long',
    de: 'eine Länge von höchstens {n}',
    fr: 'une longueur d’au plus {n}',
  },
  length: { en: '{n} long', de: 'eine Länge von {n}', fr: 'une longueur de {n}' },
  non_empty: { en: 'a text that is not empty', de: 'ein Text, der nicht leer ist', fr: 'un texte non vide' },
  regex: { en: 'a text like “{n}”', de: 'ein Text wie „{n}“', fr: 'un texte comme «\u00a0{n}\u00a0»' },
}

/** What the value that is there should have been. */
export function expectedOf({ type, expected, requirement, message }: v.BaseIssue<unknown>): Words {
  if (type === 'integer') return WHOLE
  const size = SIZES[type]
  if (!size) return kindOf(expected ?? 'unknown')
  // A form is told by its example: see `like`.
  return everyLang(size, { n: requirement instanceof RegExp ? message : String(requirement) })
}

export const receivedOf = (received: string): Words => KINDS[received] ?? quoted(received.slice(0, 40))
