import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, isRefusal, type Refusal } from '@sternentisch/kernel'
import type { FlagValues, Wanted } from '../../../tools/command/arguments.mjs'
import { root } from '../../root.ts'
import { gameNamed, SEED } from '../arguments.ts'
import { type Desk, speechFor, understand } from '../desk.ts'
import { KILL, type KillTask, killSummary, proveKills } from './kill.ts'

const KILLS = 100

const killWanted = {
  usage: `npm run prove -- ${KILL}`,
  flags: {
    game: { takes: 'text' },
    kills: { takes: 'number', from: 1, to: 1_000_000 },
    seed: { takes: 'text' },
  },
} satisfies Wanted

/** Proves what the words ask for; answers the exit code. */
export async function runKill(words: readonly string[], desk: Omit<Desk, 'checks'>): Promise<number> {
  const { print, progress } = desk
  const speech = speechFor(words, desk)
  const task = understand(words, killWanted, desk, ({ flags }) => readKillTask(flags, desk.games))
  if (typeof task === 'number') return task
  const command = `npm run prove -- ${[KILL, ...words].join(' ')}`
  const failed = (what: string): void => print(speech.say('prove.failed', { check: KILL, what, command }))
  const proof = await proveKills({ program: await bundled('cli/main.ts'), ...task }, { progress, failed })
  print(killSummary(proof))
  return proof.failures > 0 ? 1 : 0
}

/** Without a game named, all of them in turn. */
export function readKillTask(
  { game: id, kills = KILLS, seed = SEED }: FlagValues<typeof killWanted.flags>,
  games: readonly AnyGame[],
): Omit<KillTask, 'program'> | Refusal {
  if (id === undefined) return { games, kills, seed }
  const game = gameNamed(id, games)
  return isRefusal(game) ? game : { games: [game], kills, seed }
}

/** The script that a program of ours is, for Node alone: started often, it is bundled once. */
export async function bundled(entry: string): Promise<string> {
  const { bundle } = await import(pathToFileURL(join(root, 'tools/bundle.mjs')).href)
  return bundle(entry)
}
