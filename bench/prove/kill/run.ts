import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, isRefusal, type Refusal, refuse, speechIn } from '@sternentisch/kernel'
import { root } from '../../root.ts'
import { checkLang, langIn, pairs } from '../arguments.ts'
import type { Desk } from '../run.ts'
import { proveText } from '../text/index.ts'
import { KILL, type KillTask, killSummary, proveKills } from './kill.ts'

const KILLS = 100
const MOST_KILLS = 1_000_000

/** Proves what the words ask for; answers the exit code. */
export async function runKill(words: readonly string[], desk: Omit<Desk, 'checks'>): Promise<number> {
  const { print, complain, progress } = desk
  const speech = speechIn(langIn(words) ?? desk.lang, [proveText])
  const task = readKillTask(words, desk.games)
  if (isRefusal(task)) {
    complain(speech.explain(task))
    return 2
  }
  const { kills, seed } = task
  const command = `npm run prove -- ${[KILL, ...words].join(' ')}`
  const failed = (what: string): void => print(speech.say('prove.failed', { check: KILL, what, command }))
  const program = await bundled('cli/main.ts')
  const proof = await proveKills({ program, games: task.games, kills, seed }, { progress, failed })
  print(killSummary(proof))
  return proof.failures > 0 ? 1 : 0
}

/** Without a game named, all of them in turn. */
export function readKillTask(
  words: readonly string[],
  games: readonly AnyGame[],
): Omit<KillTask, 'program'> | Refusal {
  const given = pairs(words, ['--game', '--kills', '--seed', '--lang'])
  if (!(given instanceof Map)) return given
  const noLang = checkLang(given, words)
  if (noLang) return noLang
  const id = given.get('--game')
  const chosen = id === undefined ? games : games.filter((game) => game.id === id)
  if (chosen.length === 0)
    return refuse('prove.game', { game: id ?? '', known: games.map((game) => game.id).join(', ') })
  const kills = given.get('--kills') ?? String(KILLS)
  if (!/^[1-9]\d{0,6}$/.test(kills) || Number(kills) > MOST_KILLS) return refuse('prove.kills', { kills })
  return { games: chosen, kills: Number(kills), seed: given.get('--seed') ?? 'sternentisch' }
}

/** The script that a program of ours is, for Node alone: started often, it is bundled once. */
export async function bundled(entry: string): Promise<string> {
  const { bundle } = await import(pathToFileURL(join(root, 'tools/bundle.mjs')).href)
  return bundle(entry)
}
