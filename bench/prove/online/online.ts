import { reports } from '../../reports.ts'
import type { Progress } from '../progress.ts'

/** A proof that drives the real server over real sockets, in a program of the server's own. */
export interface OnlineProof {
  readonly name: string
  /** What is counted, and asked for by a flag of the same name. */
  readonly unit: string
  readonly usually: number
  readonly entry: string
}

export const CRASH: OnlineProof = {
  ...{ name: 'crash', unit: 'kills', usually: 100, entry: 'server/proof/crash/main.ts' },
}

export const CLUSTER: OnlineProof = {
  ...{ name: 'cluster', unit: 'kills', usually: 100, entry: 'server/proof/cluster/main.ts' },
}

export const FAILOVER: OnlineProof = {
  ...{ name: 'failover', unit: 'kills', usually: 10, entry: 'server/proof/failover/main.ts' },
}

export const BALANCERS: OnlineProof = {
  ...{ name: 'balancers', unit: 'moves', usually: 50, entry: 'server/proof/balancers/main.ts' },
}

export const SECRETS: OnlineProof = {
  ...{ name: 'secrets', unit: 'games', usually: 100, entry: 'server/proof/secrets/main.ts' },
}
export const HOSTILE: OnlineProof = {
  ...{ name: 'hostile', unit: 'messages', usually: 10_000, entry: 'server/proof/hostile/main.ts' },
}

/** As the program says it (server/proof/report.ts). */
interface Report {
  readonly done: number
  readonly wrong: string | null
  readonly figures: Readonly<Record<string, number>>
}

export interface Outcome {
  readonly done: number
  readonly figures: Readonly<Record<string, number>>
  readonly failures: number
}

interface OnlineWitness {
  readonly progress: Progress
  failed(what: string): void
  /** So many failures are enough. */
  readonly most?: number
}

/** Runs the program with these words; tells of everything that is wrong. */
export async function proveOnline(
  { name, entry }: OnlineProof,
  words: readonly (string | number)[],
  wanted: number,
  { progress, failed, most = Number.POSITIVE_INFINITY }: OnlineWitness,
): Promise<Outcome> {
  let outcome: Outcome = { done: 0, figures: {}, failures: 0 }
  for await (const { done, wrong, figures } of reports<Report>(entry, words)) {
    if (wrong !== null) {
      progress.clear()
      failed(wrong)
    }
    outcome = { done, figures, failures: outcome.failures + (wrong === null ? 0 : 1) }
    progress.at(name, done, wanted, outcome.failures)
    if (outcome.failures >= most) break
  }
  progress.clear()
  return outcome
}

/** `prove crash: kills=100 moves=2000 matches=40 lost=0 failures=0` */
export const onlineSummary = ({ name, unit }: OnlineProof, { done, figures, failures }: Outcome): string =>
  [
    `prove ${name}: ${unit}=${done}`,
    ...Object.entries(figures).map(([what, count]) => `${what}=${count}`),
    `failures=${failures}`,
  ].join(' ')
