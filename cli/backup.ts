import { isRefusal, refuse } from '@sternentisch/kernel'
import type { Copied } from '@sternentisch/server/backup'
import type { Given, Wanted } from '../tools/command/arguments.mjs'
import type { Outcome, Program } from './program.ts'

const text = { takes: 'text' } as const

export const backupWanted = {
  usage: 'sternentisch backup [--data <file>] --to <file>',
  flags: { data: text, to: text },
} satisfies Wanted

export const restoreWanted = {
  usage: 'sternentisch restore --from <file> [--data <file>] [--replace]',
  flags: { data: text, from: text, replace: { takes: 'nothing' } },
} satisfies Wanted

/** Copies the database of a server, also while it runs. */
export async function backUp(
  { flags: { data, to } }: Given<typeof backupWanted.flags>,
  program: Program,
): Promise<Outcome> {
  if (to === undefined) return missing(backupWanted.usage)
  const { backup, whyNoFile } = await import('@sternentisch/server/backup')
  const refusal = whyNoFile(data ?? program.env.STERNENTISCH_DATABASE, to)
  if (refusal) return refusal
  const copied = await backup(data ?? (await usualData(program)), to)
  if (isRefusal(copied)) return copied
  const { console, speech } = program
  console.print(speech.say('server.backedUp', { file: to }))
  console.print(contents(copied, program))
  return null
}

/** Puts a backup in the place of a server's database. */
export async function restoreFrom(
  { flags: { data, from, replace } }: Given<typeof restoreWanted.flags>,
  program: Program,
): Promise<Outcome> {
  if (from === undefined) return missing(restoreWanted.usage)
  const { restore, whyNoFile } = await import('@sternentisch/server/backup')
  const refusal = whyNoFile(data ?? program.env.STERNENTISCH_DATABASE, from)
  if (refusal) return refusal
  const file = data ?? (await usualData(program))
  const restored = await restore(from, file, replace ?? false)
  if (isRefusal(restored)) return restored
  const { console, speech } = program
  console.print(speech.say('server.restored', { file }))
  console.print(contents(restored, program))
  if (restored.aside !== null) console.print(speech.say('server.aside', { file: restored.aside }))
  return null
}

const contents = ({ tables, entries, guests, accounts, bytes }: Copied, { speech }: Program): string =>
  speech.say('server.contents', {
    ...{ tables, entries, guests, accounts, kB: Math.ceil(bytes / 1000) },
  })

const usualData = async ({ env }: Program): Promise<string> =>
  (await import('@sternentisch/server/config')).usualData(env)

const missing = (usage: string): Outcome => refuse('arguments.missing', { usage })
