import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogues, LANGS } from '../kernel/index.ts'
import { callsOf } from './message-calls.ts'

/** What a set of catalogues is checked against. */
export interface TextCheck {
  readonly catalogues: Catalogues
  /** Source texts that use the messages. */
  readonly sources: readonly string[]
  /** Words of the program that start a key: `<game>.` claims every literal `'<game>.…'`. */
  readonly prefix: string
  /** Calls that name a key, by the name of the function. */
  readonly calls?: Readonly<Record<string, NamedCall>>
  /** Keys that are put together at run time. */
  readonly composed?: Iterable<string>
}

/** Which argument the key is, what is put before it, and gaps that the function fills by itself. */
export interface NamedCall {
  readonly argument: number
  readonly before: string
  readonly fills?: readonly string[]
}

/** Everything wrong with the messages, each in one line; empty if all is well. */
export function faultsIn(check: TextCheck): string[] {
  const { catalogues } = check
  const keys = Object.keys(catalogues.en)
  const used = keysUsed(check)
  return [
    ...LANGS.flatMap((lang) => compare(catalogues, lang, keys)),
    ...keys.filter((key) => !used.has(key)).map((key) => `unused: ${key}`),
    ...[...used].filter((key) => !keys.includes(key)).map((key) => `missing: ${key}`),
    ...paramFaults(check),
    ...LANGS.flatMap((lang) => typographyFaults(catalogues, lang)),
  ]
}

function compare(catalogues: Catalogues, lang: keyof Catalogues, keys: readonly string[]): string[] {
  const messages = catalogues[lang]
  const more = Object.keys(messages).filter((key) => !keys.includes(key))
  return [
    ...more.map((key) => `${lang}: ${key} is in no other language`),
    ...keys.flatMap((key) => {
      if (!messages[key]) return [`${lang}: ${key} is missing`]
      const wanted = gapsIn(catalogues.en[key]).join()
      const found = gapsIn(messages[key]).join()
      return wanted === found ? [] : [`${lang}: ${key} has gaps {${found}}, not {${wanted}}`]
    }),
  ]
}

/** The names of the gaps in a template, sorted. */
export const gapsIn = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)(?:\|[^|{}]*\|[^|{}]*)?\}/g)].map(([, name]) => name))].sort()

function keysUsed({ sources, prefix, calls = {}, composed = [] }: TextCheck): Set<string> {
  const used = new Set(composed)
  const literal = new RegExp(`(['"\`])(${escaped(prefix)}[\\w.-]*\\w)\\1`, 'g')
  for (const source of sources) {
    if (prefix !== '') for (const [, , key] of source.matchAll(literal)) used.add(key)
    for (const [name, { argument, before }] of Object.entries(calls))
      for (const { key } of callsOf(source, name, argument)) used.add(before + key)
  }
  return used
}

/** Every way to say a message: `say('key', { … })`, and the calls that name a key in another way. */
const SAY: Readonly<Record<string, NamedCall>> = { say: { argument: 0, before: '' } }

/** A call has to fill all gaps of its message. A refusal may know more than its words say; what is said may not. */
function paramFaults({ catalogues, sources, calls = {} }: TextCheck): string[] {
  const faults = sources.flatMap((source) =>
    Object.entries({ ...SAY, ...calls }).flatMap(([name, { argument, before, fills = [] }]) =>
      callsOf(source, name, argument).flatMap(({ key, params }) => {
        const message = catalogues.en[before + key]
        if (message === undefined || params === null) return []
        const [wanted, given] = [new Set(gapsIn(message)), new Set([...params, ...fills])]
        const filled = [...wanted].every((gap) => given.has(gap))
        const more = name === 'say' && given.size > wanted.size
        return filled && !more
          ? []
          : [`${before + key} has gaps {${[...wanted]}}, a call fills {${[...given]}}`]
      }),
    ),
  )
  return [...new Set(faults)]
}

const escaped = (text: string): string => text.replaceAll('.', '\\.')

/** Quotation marks, apostrophes and the spaces that must not break, language by language. */
const TYPOGRAPHY: Readonly<Record<keyof Catalogues, readonly [RegExp, string][]>> = {
  en: [[/„|«|»|\w'\w/, 'marks that are not English']],
  de: [[/”|«|»|\w'\w|“[^„]*“/, 'marks that are not German']],
  fr: [
    [/“|”|„|\w'\w/, 'marks that are not French'],
    [/ [;!?»](?!\w)|« | :(?=\s|$)/, 'a space that may break before ; : ! ? or inside « »'],
    [/[\p{L})][;!?](?=\s|$)/u, 'no space before ; ! ?'],
  ],
}

function typographyFaults(catalogues: Catalogues, lang: keyof Catalogues): string[] {
  return Object.entries(catalogues[lang]).flatMap(([key, message]) =>
    TYPOGRAPHY[lang]
      .filter(([pattern]) => pattern.test(message))
      .map(([, fault]) => `${lang}: ${key} has ${fault}: ${message}`),
  )
}

/** The sources in a folder and below, without tests and without the catalogues themselves. */
export function sourcesIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .filter((entry) => !/\/text$/.test(entry.parentPath))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
}
