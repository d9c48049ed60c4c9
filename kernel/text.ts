import { elided } from './elision.ts'
import type { Params, Refusal } from './refusal.ts'

export type Lang = 'en' | 'de' | 'fr'
export const LANGS: readonly Lang[] = ['en', 'de', 'fr']

/**
 * Message key → template. `{name}` is filled in, `{n|ship|ships}` chooses by the plural rules of the language, and in French
 * « de {name} » is elided where the name wants it.
 */
export type Catalogue = Readonly<Record<string, string>>
export type Catalogues = Readonly<Record<Lang, Catalogue>>

/** The names of the gaps in a template. */
export type GapsOf<Template extends string> = Template extends `${string}{${infer Gap}}${infer Rest}`
  ? NameOf<Gap> | GapsOf<Rest>
  : never
type NameOf<Gap extends string> = Gap extends `${infer Name}|${string}` ? Name : Gap

/** What has to be said along with a key: a value for each gap. Of a message known only at run time, anything. */
export type Filling<Template extends string> = string extends Template
  ? [params?: Params]
  : [GapsOf<Template>] extends [never]
    ? []
    : [params: Readonly<Record<GapsOf<Template>, Params[string]>>]

const plurals = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
  fr: new Intl.PluralRules('fr'),
}

const GAP = /((?<!\p{L})(?:d|qu)e (?:«\u00a0)?)?\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/giu

export function fill(template: string, params: Params, lang: Lang): string {
  return template.replace(GAP, (gap, before = '', name: string, one?: string, other?: string) => {
    const value = params[name]
    if (value === undefined) return gap
    const words = wordsFor(value, lang, one, other)
    return lang === 'fr' ? elided(before, words) : before + words
  })
}

function wordsFor(value: Params[string], lang: Lang, one?: string, other?: string): string {
  if (typeof value === 'object') return value[lang]
  if (one === undefined || other === undefined) return String(value)
  return plurals[lang].select(Number(value)) === 'one' ? one : other
}

/**
 * Speaks one language. Who knows the messages at compile time names their catalogue: then a key that is not in it, or a
 * gap left open, does not compile. A key without a message is a bug, and shows as the key itself.
 */
export interface Speech<Messages extends Catalogue = Catalogue> {
  readonly lang: Lang
  say<Key extends keyof Messages & string>(key: Key, ...filling: Filling<Messages[Key]>): string
  /** For keys that are made of data (an id from a card file): null where nobody wrote a message. */
  find(key: string, params?: Params): string | null
  explain(refusal: Refusal): string
}

export function speechIn(lang: Lang, catalogues: readonly Catalogues[]): Speech {
  const messages: Catalogue = Object.assign({}, ...catalogues.map((each) => each[lang]))
  const find = (key: string, params: Params = {}): string | null =>
    Object.hasOwn(messages, key) ? fill(messages[key], params, lang) : null
  const say = (key: string, params?: Params): string => find(key, params) ?? key
  const explain = (refusal: Refusal): string => {
    const reason: Params = refusal.because ? { reason: explain(refusal.because) } : {}
    return say(refusal.code, { ...refusal.params, ...reason })
  }
  return { lang, say, find, explain }
}

/** `Anna: two ships`, where no message says it. French parts a colon from the word before it, and a semicolon too. */
export const labelled = (lang: Lang, label: string, words: string): string =>
  `${label}${lang === 'fr' ? '\u00a0' : ''}: ${words}`

/** `Slicer, hidden; Kite, open`: a list whose parts have commas of their own. */
export const inParts = (lang: Lang, parts: readonly string[]): string =>
  parts.join(lang === 'fr' ? '\u202f; ' : '; ')

/** A word that every game has in a catalogue of its own: its name, an option. Which games there are, only the shelf knows. */
export const gameWord = ({ find }: Pick<Speech, 'find'>, game: string, word: string): string =>
  find(`${game}.${word}`) ?? `${game}.${word}`

/** The language a machine is set to: `de_AT.UTF-8` asks for German; anything unknown gets English. */
export const langFrom = (wish: string | undefined): Lang =>
  LANGS.find((lang) => wish?.toLowerCase().startsWith(lang)) ?? 'en'
