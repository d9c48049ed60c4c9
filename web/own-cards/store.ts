import { storage } from '../storage/storage.ts'

/** Cards of one's own, by their names, as the text of their files. They lie where the matches lie. */
export type KeptCards = ReadonlyMap<string, string>

const prefixOf = (game: string): string => `${game}.`

/** Whoever takes a file in checks what is in it; what is no text at all is an empty file. */
export async function keptCards(game: string): Promise<KeptCards> {
  const prefix = prefixOf(game)
  const all = await (await storage()).all('cards')
  const own = [...all].filter(([key]) => key.startsWith(prefix))
  return new Map(
    own
      .map(([key, file]) => [key.slice(prefix.length), typeof file === 'string' ? file : ''] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** False where there is no room left. */
export const keepCards = async (game: string, name: string, file: string): Promise<boolean> =>
  (await (await storage()).put('cards', prefixOf(game) + name, file)) === 'stored'
