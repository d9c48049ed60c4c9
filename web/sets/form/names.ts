import type { CardEditing } from '@sternentisch/grammar'
import type { FilePath } from '@sternentisch/kernel/card-file'
import type { Speech } from '../../text/index.ts'

/** The names that lead to a field: places in lists are left out, those in a row are names. */
export const namesOn = (path: FilePath): readonly string[] =>
  path.filter((step): step is string => typeof step === 'string')

const IN_LANG = { en: 'sets.form.en', de: 'sets.form.de', fr: 'sets.form.fr' } as const
const ABOUT = {
  name: 'sets.about.name',
  version: 'sets.about.version',
  author: 'sets.about.author',
  licence: 'sets.about.licence',
} as const

/** What a field is called. */
export function wordFor(editing: CardEditing, names: readonly string[], speech: Speech): string {
  const last = names.at(-1) ?? ''
  if (names[0] === 'about') {
    return last in ABOUT ? speech.say(ABOUT[last as keyof typeof ABOUT]) : speech.say('sets.about')
  }
  if (last in IN_LANG) return speech.say(IN_LANG[last as keyof typeof IN_LANG])
  return editing.word(names, speech) ?? (/^\d+$/.test(last) ? String(Number(last) + 1) : last)
}

/** What a game keeps from the form, wherever it stands; what is said about the set is never hidden. */
export const isHidden = ({ hidden }: CardEditing, names: readonly string[]): boolean =>
  names[0] !== 'about' && names.some((_, from) => hidden.includes(names.slice(from).join('.')))

/** The way to a place of the file, from a step on: `Upper half › Fighters`. */
export function wayTo(editing: CardEditing, path: FilePath, speech: Speech, from = 0): string {
  const part = editing.parts.find((each) => each.path.join('.') === path.join('.'))
  if (part) return part.name(speech)
  const words = path.slice(from).map((step, at) => {
    const names = namesOn(path.slice(0, from + at + 1))
    if (typeof step === 'string') return wordFor(editing, names, speech)
    return editing.word([...names, String(step)], speech) ?? String(step + 1)
  })
  return words.join(' › ')
}
