// The words of a command line, taken apart as the command declares them. Plain JavaScript without packages: `npm start`
// reads its words before anything is installed.
import { parseArgs } from 'node:util'

export const LANGS = ['en', 'de', 'fr']

/** What every command understands. */
const COMMON = { help: { takes: 'nothing' }, lang: { takes: 'text' } }

/** Takes the words apart; whatever is not wanted is refused. Of who asks for help nothing else is read. */
export function readArguments(words, { usage, words: places = [], flags: own = {} }) {
  if (asksForHelp(words)) return { words: [], flags: {}, help: true }
  const wanted = { ...COMMON, ...own }
  const tokens = tokensOf(words, wanted)
  const flags = readFlags(tokens, wanted)
  if (flags.refused) return flags
  const plain = tokens.filter(({ kind }) => kind === 'positional').map(({ value }) => value)
  const { lang: _, ...given } = flags
  return whyNotWords(plain, places, usage) ?? { words: plain, flags: given, help: false }
}

/** Whoever asks for help gets it, whatever is wrong beside; behind `--` words are no flags. */
export function asksForHelp(words) {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? words.length : end).some((word) => word === '--help' || word === '-h')
}

/** Flags that may stand anywhere, before the name of a command too; and the words without them. */
export function takeFlags(words, wanted) {
  const mine = tokensOf(words, wanted).filter(({ name }) => name !== undefined && Object.hasOwn(wanted, name))
  const taken = mine.flatMap(({ index, inlineValue }) =>
    inlineValue === false ? [index, index + 1] : [index],
  )
  return { flags: readFlags(mine, wanted), rest: words.filter((_, at) => !taken.includes(at)) }
}

/** The language of `--lang`, since even a refusal should be in the language asked for; else that of the machine. */
export function langOf(words, { LC_ALL, LC_MESSAGES, LANG }) {
  const machine = (LC_ALL || LC_MESSAGES || LANG || '').toLowerCase()
  const { lang } = takeFlags(words, { lang: COMMON.lang }).flags
  return LANGS.find((each) => each === lang) ?? LANGS.find((each) => machine.startsWith(each)) ?? 'en'
}

function tokensOf(words, wanted) {
  const options = Object.entries(wanted).map(([name, { takes }]) => [
    name,
    { type: takes === 'nothing' ? 'boolean' : 'string' },
  ])
  const { tokens } = parseArgs({
    args: words.map((word, at) => (isBare(word, words[at + 1], wanted) ? `${word}=` : word)),
    options: Object.fromEntries(options),
    ...{ strict: false, allowPositionals: true, tokens: true },
  })
  return tokens
}

/** A flag that means something without a value, too, and has none. */
const isBare = (word, next, wanted) =>
  Object.entries(wanted).some(([name, { bare }]) => bare && word === `--${name}`) &&
  (next === undefined || next.startsWith('--'))

/** Those that are given, by name. */
function readFlags(tokens, wanted) {
  const flags = {}
  for (const { kind, name, rawName: flag, value, inlineValue } of tokens) {
    if (kind !== 'option') continue
    const known = Object.keys(wanted).map((each) => `--${each}`)
    if (!Object.hasOwn(wanted, name)) return refuse('arguments.flag', { flag, known: known.join(', ') })
    const many = wanted[name].takes === 'texts'
    if (Object.hasOwn(flags, name) && !many) return refuse('arguments.twice', { flag })
    const isGiven = value !== undefined && (inlineValue || !value.startsWith('--'))
    const read = readValue(wanted[name], flag, isGiven ? value : undefined)
    if (read.refused) return read
    flags[name] = many ? [...(flags[name] ?? []), read] : read
  }
  const { lang = 'en' } = flags
  return LANGS.includes(lang) ? flags : refuse('arguments.lang', { lang, known: LANGS.join(', ') })
}

function readValue({ takes, from, to }, flag, value) {
  if (takes === 'nothing') return value === undefined || refuse('arguments.noneTaken', { flag })
  if (value === undefined) return refuse('arguments.noValue', { flag })
  if (takes !== 'number') return value
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN
  return number >= from && number <= to ? number : refuse('arguments.number', { flag, from, to, value })
}

/** `file` must be there, `game?` may be, and any number of `game…`. */
function whyNotWords(plain, places, usage) {
  const many = places.at(-1)?.endsWith('…')
  if (plain.length > places.length && !many) return refuse('arguments.extra', { word: plain[places.length] })
  const needed = places.filter((place) => !/[?…]$/.test(place)).length
  return plain.length < needed ? refuse('arguments.missing', { usage }) : null
}

/** As the kernel refuses, and whoever speaks explains. */
const refuse = (code, params) => ({ refused: true, code, rule: null, params })
