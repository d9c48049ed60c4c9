import { isRefusal, refuse } from '@sternentisch/kernel'
import type { Given, Wanted } from '../tools/command/arguments.mjs'
import type { Outcome, Program } from './program.ts'

const text = { takes: 'text' } as const

export const moveWanted = {
  usage: 'sternentisch move --from <file>|postgres://… --to postgres://…|<file>',
  flags: { from: text, to: text },
} satisfies Wanted

/** Moves everything that a server keeps from a file to PostgreSQL, or back. */
export async function moveHouse(
  { flags: { from, to } }: Given<typeof moveWanted.flags>,
  { console, speech }: Program,
): Promise<Outcome> {
  if (from === undefined || to === undefined) return refuse('arguments.missing', { usage: moveWanted.usage })
  const { move, placeOf } = await import('@sternentisch/server/move')
  const moved = await move(from, to)
  if (isRefusal(moved)) return moved
  const { tables, entries, guests } = moved
  const rows = Object.values(moved).reduce((sum, many) => sum + many, 0)
  console.print(speech.say('server.moved', { rows, tables, entries, guests }))
  console.print(speech.say('server.moveStays', { place: from.includes('://') ? placeOf(from) : from }))
  return null
}
