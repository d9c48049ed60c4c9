import type { AnyGame } from '@sternentisch/kernel'
import type { Progress } from '../progress.ts'
import { Journey } from './journey.ts'

export interface KillTask {
  /** The program that is killed, as a script for Node. */
  readonly program: string
  readonly games: readonly AnyGame[]
  readonly kills: number
  readonly seed: string
}

export interface KillProof {
  readonly kills: number
  /** Moves that were shown as played and are gone. */
  readonly lost: number
  readonly failures: number
}

export const KILL = 'kill'

/** Kills the program so often, at any instant, and looks whether anything is missing afterwards. */
export async function proveKills(
  { program, games, kills, seed }: KillTask,
  { progress, failed }: { readonly progress: Progress; failed(what: string): void },
): Promise<KillProof> {
  const journey = new Journey(program, games, seed)
  const proof = { kills: 0, lost: 0, failures: 0 }
  while (proof.kills < kills) {
    const { isKilled, lost, wrong } = await journey.live()
    if (isKilled || wrong !== null) proof.kills++
    proof.lost += lost
    if (wrong !== null && proof.failures++ === 0) {
      progress.clear()
      failed(wrong)
    }
    progress.at(KILL, proof.kills, kills, proof.failures)
  }
  progress.clear()
  journey.end()
  return proof
}

/** `prove kill: kills=100 lost=0 failures=0` */
export const killSummary = ({ kills, lost, failures }: KillProof): string =>
  `prove ${KILL}: kills=${kills} lost=${lost} failures=${failures}`
