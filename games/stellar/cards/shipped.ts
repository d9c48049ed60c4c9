import * as v from 'valibot'
import { StellarCards } from './schema.ts'
import file from './stellar.json' with { type: 'json' }

/** The card file that ships with the game. A slip in it stops everything at once, naming the field. */
export const cards: StellarCards = readCards(file)

export function readCards(file: unknown): StellarCards {
  const read = v.safeParse(StellarCards, file)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`stellar.json: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
}
