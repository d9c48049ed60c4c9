import { kernelText, LANGS, speechIn } from '@sternentisch/kernel'
import type { OpenDecks } from './open-decks.ts'

/** How many, and of what, as a mail may quote it: “4 Fighter”, “> 4x Fighter”, “4*Fighter”, “Fighter”. */
const ENTRY = /^[\s>]*(?:(\d+)\s*(?:[x×]\s+|\*\s*|\s))?\s*(.+?)\s*$/u
/** What stands between them. */
const BETWEEN = /([\n,;+])/

/** A list as somebody wrote it down, with IDs in place of names, in whichever language; what is neither stays as it is. */
export function withIds(list: string, opened: OpenDecks): string {
  const ids = idsByName(opened)
  const { building, rule, wishes } = opened
  const meant = (line: string): string => {
    const [, n, name = ''] = ENTRY.exec(line) ?? []
    const id = ids.get(name.toLowerCase())
    if (!id || id === name) return line
    // As this game writes so many of it.
    return rule.list!.write(building.write({ [id]: Number(n ?? 1) }, wishes), wishes)
  }
  return list.split(BETWEEN).map(meant).join('')
}

/** Null stands for a name that several cards have. */
function idsByName({ collection, file, text }: OpenDecks): ReadonlyMap<string, string | null> {
  const ids = new Map<string, string | null>()
  const speeches = LANGS.map((lang) => speechIn(lang, [kernelText, text]))
  for (const card of collection.cardsIn(file))
    for (const name of [card.id, ...speeches.map((speech) => card.name(speech))]) {
      const known = ids.get(name.toLowerCase())
      ids.set(name.toLowerCase(), known === undefined || known === card.id ? card.id : null)
    }
  return ids
}
