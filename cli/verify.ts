import { readAnyLog } from '@sternentisch/games/shelf'
import { isRefusal, parseLog, refuse, refuseBecause, writeResult } from '@sternentisch/kernel'
import type { Given, Wanted } from '../tools/command/arguments.mjs'
import { readText } from './files.ts'
import type { Outcome, Program } from './program.ts'

export const verifyWanted = { usage: 'sternentisch verify <file>', words: ['file'] } satisfies Wanted

/** Plays a match again and checks everything its log claims: shuffle, moves, result. */
export async function verify({ words: [file] }: Given, { console, speech }: Program): Promise<Outcome> {
  const text = readText(file)
  if (isRefusal(text)) return text
  const match = await readAnyLog(text)
  if (isRefusal(match)) return refuseBecause(match, 'cli.wrong.in', { file })
  // Without the promise nobody can tell whether the shuffle was chosen afterwards.
  const log = parseLog(text)
  if (isRefusal(log) || !log.headers.has('commitment')) {
    return refuseBecause(refuse('log.missing', { key: 'commitment' }), 'cli.wrong.in', { file })
  }
  const n = match.steps.length
  console.print(
    match.result
      ? speech.say('cli.verify.over', { file, n, result: writeResult(match.result) })
      : speech.say('cli.verify.open', { file, n }),
  )
  return null
}
