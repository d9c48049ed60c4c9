import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultIn } from '../kernel/checks/index.ts'
import { type Catalogue, type Catalogues, fill, LANGS, type Lang, type Params } from '../kernel/index.ts'
import { gapsIn } from './check-text.ts'

const NUMBERS = [0, 1, 2, 7]
/** A limit is never as low as one. */
const LIMITS = [2, 7]
/** Some begin with a vowel: French minds. */
const PEOPLE = ['Jonas', 'Anne', 'Émile', 'Vega', 'Ida']

const COUNT =
  /^(n2?|m|all|of|hull|most|points|ships|sector|from|line|percent|minutes|turn|number|round|lp|ap|cost|pool|own|base)$/
const LIMIT = /^(max|min|wanted|needed)$/
const PERSON = /^(who|foe|names?|owner|winners|some|last|north|south)$/
/** `{half}` is one of the words under `<game>.half.` */
const WORD = /^(effect|half|solar|fleet|one)$/
const NAMED =
  /^(card|host|target|figure|ship|cruiser|left|right|attacker|defender|removed|taken|other|place)$/

/** What the words of one language are filled with. */
interface Filling {
  readonly lang: Lang
  readonly words: Catalogue
  /** What the cards of the game are called, and which of them are called by a plural. */
  readonly names: readonly string[]
  readonly plurals: ReadonlySet<string>
}

/** Every template of every language, filled with every name and number that it can meet; each fault by its key. */
export const filledFaults = (catalogues: Catalogues, namesIn: (lang: Lang) => readonly string[]): string[] =>
  LANGS.flatMap((lang) => {
    const [names, english, french] = [namesIn(lang), namesIn('en'), namesIn('fr')]
    const plurals = new Set(names.filter((_, at) => isPlural(english[at], french[at])))
    return faultsOf({ lang, words: catalogues[lang], names, plurals })
  })

function faultsOf(filling: Filling): string[] {
  const { lang, words } = filling
  const forms = formsIn(words)
  return Object.entries(words).flatMap(([key, template]) => {
    // What a template has by itself is meant: headings end with a colon, drawings are set in columns.
    if (faultIn(template.replaceAll(/\{\w+[^}]*\}/g, 'X'), lang) !== null) return []
    const faults = sentencesOf(key, template, filling).flatMap(
      (said) => faultIn(said, lang) ?? disagreementIn(said, forms) ?? loneVerbIn(said, filling) ?? [],
    )
    // One example is enough.
    return faults.slice(0, 1).map((fault) => `${lang}: ${key}: ${fault}`)
  })
}

/** All counts take one number after the other; then each of the other gaps takes all that it can meet. */
function sentencesOf(key: string, template: string, filling: Filling): string[] {
  const gaps = gapsIn(template).map((gap) => ({ gap, meets: meetsIn(gap, key, template, filling) }))
  const still: Params = Object.fromEntries(gaps.map(({ gap, meets }) => [gap, meets[0]]))
  const counts = gaps.filter(({ meets }) => meets === NUMBERS)
  const fillings = [
    ...NUMBERS.map((n) => Object.fromEntries(counts.map(({ gap }) => [gap, n]))),
    ...gaps.flatMap(({ gap, meets }) => (meets === NUMBERS ? [] : meets.map((each) => ({ [gap]: each })))),
  ]
  return fillings.map((each) => fill(template, { ...still, ...each }, filling.lang))
}

function meetsIn(
  gap: string,
  key: string,
  template: string,
  { words, names }: Filling,
): readonly (string | number)[] {
  if (template.includes(`{${gap}|`) || COUNT.test(gap)) return NUMBERS
  if (LIMIT.test(gap)) return LIMITS
  if (WORD.test(gap)) return wordsUnder(`${key.split('.')[0]}.${gap}.`, words)
  if (NAMED.test(gap) && names.length > 0) return names
  return PERSON.test(gap) ? PEOPLE : ['X']
}

function wordsUnder(beginning: string, words: Catalogue): readonly string[] {
  const under = Object.keys(words).filter((key) => key.startsWith(beginning))
  return under.map((key) => words[key]).filter((word) => gapsIn(word).length === 0)
}

interface Forms {
  readonly one: ReadonlySet<string>
  readonly many: ReadonlySet<string>
}

/** The nouns of which the catalogue itself says how many they are: `{n|card|cards}`. */
function formsIn(words: Catalogue): Forms {
  const pairs = Object.values(words)
    .flatMap((template) => [...template.matchAll(/\{\w+\|(\p{L}+)\|(\p{L}+)\}/gu)])
    .filter(([, one, many]) => /^\p{Lu}/u.test(one) || (many.startsWith(one) && many !== one))
  const [one, many] = [new Set(pairs.map((pair) => pair[1])), new Set(pairs.map((pair) => pair[2]))]
  // A word that is both says nothing.
  const both = [...one].filter((word) => many.has(word))
  for (const word of both) [one, many].map((forms) => forms.delete(word))
  return { one, many }
}

/** `1 cards`, `7 card`; but `7 ship cards`. */
function disagreementIn(said: string, { one, many }: Forms): string | null {
  for (const [words, number, word, next = ''] of said.matchAll(
    /(?<![\d.,:×/−-])([127]) (\p{L}+)(?: (\p{L}+))?/gu,
  ))
    if (number === '1' ? many.has(word) : one.has(word) && !many.has(next)) return `“${words}” in “${said}”`
  return null
}

/** Corvettes are several; Naos is a star, and Pell Nine-Keys and the King of Masks are one each. */
const isPlural = (english: string, french = ''): boolean =>
  english !== french && !/,|-| of /.test(english) && /[^s]s$/.test(english) && french.endsWith('s')

/** A verb in the singular; French names the card as one in all its sentences. */
const VERB: Partial<Readonly<Record<Lang, RegExp>>> = {
  en: /^(?:[a-z]+[^s]s|has)$/,
  de: /^(?:[a-zäöü]+t|wird)$/,
}

/** `Corvettes fires`: several ships, but one verb. In quotation marks, or called a card, it is the card that does. */
function loneVerbIn(said: string, { lang, plurals }: Filling): string | null {
  const name = [...plurals].find((plural) => said.includes(`${plural} `))
  if (name === undefined || said.includes(`arte ${name}`)) return null
  const next = said.slice(said.indexOf(name) + name.length + 1).split(/[^\p{L}]/u)[0]
  return VERB[lang]?.test(next) ? `“${name} ${next}” in “${said}”` : null
}

/** What the cards of a game are called, wherever its card files say so. */
export function namesOfCards(folder: string, lang: Lang): string[] {
  // A game may have none.
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return files.flatMap((file) => namesIn(JSON.parse(readFileSync(join(folder, file), 'utf8')), lang))
}

function namesIn(data: unknown, lang: Lang): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key === 'name' ? (nameIn(value, lang) ?? []) : namesIn(value, lang),
  )
}

/** In most files a name has three languages; in some it is the same in all. */
function nameIn(name: unknown, lang: Lang): string | undefined {
  if (typeof name === 'string') return name
  const { [lang]: own, en } = name as Partial<Record<Lang, string>>
  return own ?? en
}
