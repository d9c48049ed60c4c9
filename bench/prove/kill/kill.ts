import type { AnyGame } from '@sternentisch/kernel'
import { reports } from '../../reports.ts'
import type { Progress } from '../progress.ts'

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

/** What came of one life of the program (cli/kill/journey.ts). */
interface Life {
  readonly isKilled: boolean
  readonly lost: number
  readonly wrong: string | null
}

export const KILL = 'kill'

/** Kills the program so often, at any instant, and looks whether anything is missing afterwards. */
export async function proveKills(
  { program, games, kills, seed }: KillTask,
  { progress, failed }: { readonly progress: Progress; failed(what: string): void },
): Promise<KillProof> {
  const proof = { kills: 0, lost: 0, failures: 0 }
  const ids = games.map(({ id }) => id).join()
  for await (const life of reports<Life>('cli/kill/main.ts', [program, ids, seed, kills])) {
    const { isKilled, lost, wrong } = life
    if (isKilled || wrong !== null) proof.kills++
    proof.lost += lost
    if (wrong !== null && proof.failures++ === 0) {
      progress.clear()
      failed(wrong)
    }
    progress.at(KILL, proof.kills, kills, proof.failures)
  }
  progress.clear()
  return proof
}

/** `prove kill: kills=100 lost=0 failures=0` */
export const killSummary = ({ kills, lost, failures }: KillProof): string =>
  `prove ${KILL}: kills=${kills} lost=${lost} failures=${failures}`
