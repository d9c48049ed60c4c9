import type { ShownCard } from '@sternentisch/grammar'
import type { Speech } from '../text/index.ts'

/** What an entry is called: by the card that shows it, else by its own name or ID, else by its place. */
export function called(
  entry: unknown,
  shown: ShownCard | undefined,
  at: number,
  speech: Speech,
): { readonly id: string | null; readonly name: string } {
  const { id, name } = (entry ?? {}) as { id?: unknown; name?: unknown }
  const names = name as Partial<Record<string, unknown>> | undefined
  // Names that are the same everywhere stand in the file once.
  const own = typeof name === 'string' ? name : (names?.[speech.lang] ?? names?.en)
  const number = typeof id === 'string' ? id : null
  // An ID of letters alone only says the name again.
  const tells = number !== null && /\d/.test(number)
  const said = (typeof own === 'string' && own) || shown?.name(speech) || null
  return { id: said && tells ? number : null, name: said ?? number ?? `#${at + 1}` }
}
