import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogues, LANGS } from '../kernel/index.ts'

/** What the compiler does not see: gaps that differ between languages, and wrong marks. Each fault is one line. */
export const wordingFaults = (catalogues: Catalogues): string[] =>
  LANGS.flatMap((lang) => [...gapFaults(catalogues, lang), ...typographyFaults(catalogues, lang)])

/** The names of the gaps in a template, sorted. */
export const gapsIn = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)(?:\|[^|{}]*\|[^|{}]*)?\}/g)].map(([, name]) => name))].sort()

function gapFaults(catalogues: Catalogues, lang: keyof Catalogues): string[] {
  return Object.entries(catalogues.en).flatMap(([key, message]) => {
    const [wanted, found] = [message, catalogues[lang][key] ?? ''].map((each) => gapsIn(each).join())
    return wanted === found ? [] : [`${lang}: ${key} has gaps {${found}}, not {${wanted}}`]
  })
}

/** Quotation marks, apostrophes and the spaces that must not break, language by language. */
const TYPOGRAPHY: Readonly<Record<keyof Catalogues, readonly [RegExp, string][]>> = {
  en: [[/„|«|»|\w'\w/, 'marks that are not English']],
  de: [[/”|«|»|\w'\w|“[^„]*“/, 'marks that are not German']],
  fr: [
    [/“|”|„|\w'\w/, 'marks that are not French'],
    [/ [;!?»](?!\w)|« | :(?=\s|$)/, 'a space that may break before ; : ! ? or inside « »'],
    [/\u00a0[;!?]|\u202f[:»]|«\u202f/, 'a wide space before ; ! ? or a narrow one before : or inside « »'],
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

/**
 * The keys that no source says. A key is said where it is written out, or where a template (`<game>.effect.${id}`) can make
 * it and every word that fills the gaps is written somewhere as well.
 */
export function unusedIn(keys: readonly string[], sources: readonly string[]): string[] {
  // The same sources are asked about one catalogue after another.
  const says = SAYS.get(sources) ?? whatIsSaidIn(sources)
  SAYS.set(sources, says)
  return keys.filter((key) => !says(key))
}

type Says = (key: string) => boolean
const SAYS = new WeakMap<readonly string[], Says>()

function whatIsSaidIn(sources: readonly string[]): Says {
  const [written, templates] = [new Set<string>(), new Set<string>()]
  for (const source of sources) {
    for (const [, , text] of source.matchAll(/(['"])((?:(?!\1)[^\\\n])*)\1/g)) written.add(text)
    for (const [, template] of source.matchAll(/`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g))
      templates.add(template)
    // Names of fields are words, too: they may be listed.
    for (const [, name] of source.matchAll(/(\w+)\??:/g)) written.add(name)
  }
  const words = new Set([...written, ...templates].flatMap((text) => text.split(/[\s.]|\$\{[^}]*\}/)))
  const makers = [...templates].filter(isDotted).map(makerOf)
  // `${kind}Own`; what is all gap could be anything.
  const wordMakers = [...templates]
    .filter((each) => !isDotted(each) && /\w{2}\$|\}\w{2}/.test(each))
    .map(makerOf)
  const isWord = (word: string): boolean =>
    words.has(word) || /^(\d+|true|false)$/.test(word) || wordMakers.some((maker) => maker.test(word))
  const canMake = (maker: RegExp, key: string): boolean =>
    maker.exec(key)?.slice(1).join('.').split('.').every(isWord) ?? false
  return (key) => written.has(key) || makers.some((maker) => canMake(maker, key))
}

const isDotted = (template: string): boolean => template.includes('.')

/** What a template can make: words, some of which come out of its gaps. One that ends with a dot is a beginning. */
function makerOf(template: string): RegExp {
  const whole = template.endsWith('.') ? `${template}\${}` : template
  const fixed = whole.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${fixed.join('([\\w.-]+)')}$`)
}

/** The sources in some folders and below, without tests and without the catalogues themselves. */
export function sourcesIn(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/[/\\](node_modules|dist|test|e2e|recorded|text)[/\\]|\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(file, 'utf8')),
  )
}
