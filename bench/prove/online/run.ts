import type { Wanted } from '../../../tools/command/arguments.mjs'
import { SEED } from '../arguments.ts'
import { type Desk, speechFor, understand } from '../desk.ts'
import { bundled } from '../kill/run.ts'
import {
  BALANCERS,
  CLUSTER,
  FAILOVER,
  type OnlineProof,
  onlineSummary,
  proveOnline,
  SECRETS,
} from './online.ts'

/** Proves it as often as the words ask for; answers the exit code. */
export async function runOnline(
  proof: OnlineProof,
  words: readonly string[],
  desk: Omit<Desk, 'checks'>,
): Promise<number> {
  const { print, progress } = desk
  const wanted = {
    usage: `npm run prove -- ${proof.name}`,
    flags: { [proof.unit]: { takes: 'number', from: 1, to: 1_000_000 }, seed: { takes: 'text' } },
  } satisfies Wanted
  const task = understand(words, wanted, desk, ({ flags }) => ({
    number: Number(flags[proof.unit] ?? proof.usually),
    seed: String(flags.seed ?? SEED),
  }))
  if (typeof task === 'number') return task
  const command = `npm run prove -- ${[proof.name, ...words].join(' ')}`
  const speech = speechFor(words, desk)
  const failed = (what: string): void =>
    print(speech.say('prove.failed', { check: proof.name, what, command }))
  const given = [...(await victimsOf(proof)), task.seed, task.number]
  const outcome = await proveOnline(proof, given, task.number, { progress, failed })
  print(onlineSummary(proof, outcome))
  return outcome.failures > 0 ? 1 : 0
}

/** Which server is started over and over; those that share a database are the same, whatever happens to it. */
const VICTIMS: Readonly<Record<string, string>> = { [FAILOVER.name]: CLUSTER.name }
/** These have their servers with them. */
const ALONE = [BALANCERS.name, SECRETS.name]

/** That server, bundled once. */
export const victimsOf = async ({ name }: OnlineProof): Promise<readonly string[]> =>
  ALONE.includes(name) ? [] : [await bundled(`server/proof/${VICTIMS[name] ?? name}/victim.ts`)]
