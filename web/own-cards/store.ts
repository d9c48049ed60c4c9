/** Cards of one's own, by their names, as the text of their files. They lie where the matches lie. */
export type KeptCards = ReadonlyMap<string, string>

const prefixOf = (game: string): string => `sternentisch.cards.${game}.`

export function keptCards(game: string): KeptCards {
  const prefix = prefixOf(game)
  const names = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
  return new Map(names.sort().map((name) => [name, localStorage.getItem(prefix + name) ?? '']))
}

/** Throws where the browser has no room left. */
export const keepCards = (game: string, name: string, file: string): void =>
  localStorage.setItem(prefixOf(game) + name, file)

export const forgetCards = (game: string, name: string): void =>
  localStorage.removeItem(prefixOf(game) + name)
