import { isRefusal, type Refusal, type Weights, weightsFor } from '@sternentisch/kernel'
import * as v from 'valibot'
import type { Reliability } from '../statistics/index.ts'
import { doAll, type Hand, type Named } from '../work/hands.ts'
import { Journal } from '../work/journal.ts'
import { calibrate } from './calibration.ts'
import { fit, type Position } from './fit.ts'
import type { Sampled } from './sample.ts'

/** Everything that the weights hang on. */
export interface Training {
  readonly game: string
  readonly rules: string
  /** The options of each match, as a log has them; matches take turns. */
  readonly options: readonly { readonly text: string; readonly seats: number }[]
  readonly player: string
  readonly matches: number
  /** One position in so many is looked at. */
  readonly every: number
  /** How many positions' worth the weights are held back. */
  readonly l2: number
  readonly seed: string
  /** Weights to begin with, towards which the others are held back; without any, towards nothing. */
  readonly from?: Weights | undefined
  /** What is counted: positions of other features are of no use. */
  readonly names: readonly string[]
}

interface Conduct {
  hands(): readonly Hand[]
  readonly file?: string | undefined
  progress(done: number, all: number): void
  went?(n: number): void
}

/** What came of a training: weights, and how well they foretell matches that they were not fitted to. */
export interface Trained {
  readonly weights: Weights
  readonly modes: readonly {
    readonly mode: string
    readonly matches: number
    readonly positions: number
    readonly fitted: Reliability
    readonly before: Reliability
  }[]
}

/** Every fifth match is kept apart, to see what the weights are worth. */
const isKeptApart = (match: number): boolean => match % 5 === 4

export async function train(
  training: Training,
  before: Weights,
  { hands, file, progress, went }: Conduct,
): Promise<Trained | Refusal> {
  const journal =
    file === undefined
      ? Journal.forgetful()
      : Journal.open(
          file,
          { lab: 'train', version: 1, ...training, matches: undefined, l2: undefined, from: undefined },
          fits,
        )
  if (isRefusal(journal)) return journal
  const { matches } = training
  if (journal.outcomes.size > 0) went?.(journal.outcomes.size)
  let done = Math.min(matches, journal.outcomes.size)
  try {
    await doAll(tasksOf(training, journal), hands(), (key, outcome) => {
      journal.note(key, outcome)
      progress(++done, matches)
    })
  } finally {
    journal.close()
  }
  const sampled = Array.from(
    { length: matches },
    (_, match) => journal.outcomes.get(String(match)) as Sampled,
  )
  return fitAll(training, sampled, before)
}

function* tasksOf(
  { game, options, player, matches, every, seed }: Training,
  { outcomes }: Journal,
): Iterator<Named> {
  for (let match = 0; match < matches; match++) {
    const key = String(match)
    if (outcomes.has(key)) continue
    const { text, seats } = options[match % options.length]
    const deal = `${seed} ${game} ${text} ${match}`
    const players = Array.from({ length: seats }, () => player)
    yield {
      key,
      task: { kind: 'sample', sample: { match: { game, options: text, deal, luck: deal, players }, every } },
    }
  }
}

/** First all modes together; then each by itself, held back towards what all have in common. */
function fitAll({ l2, names, from = {} }: Training, sampled: readonly Sampled[], before: Weights): Trained {
  const learned = sampled.filter((_, match) => !isKeptApart(match))
  const apart = sampled.filter((_, match) => isKeptApart(match))
  const common = fit(learned.flatMap(positionsOf), names.length, l2, weightsFor(names, from, 'any'))
  const modes = [...new Set(sampled.map(({ mode }) => mode))].sort()
  const named = (weights: readonly number[]) =>
    Object.fromEntries(names.map((name, at) => [name, weights[at]]))
  const weights: Record<string, Record<string, number>> = { any: named(common) }
  const told = modes.map((mode) => {
    const of = (list: readonly Sampled[]): Position[] =>
      list.filter((each) => each.mode === mode).flatMap(positionsOf)
    if (modes.length > 1) weights[mode] = named(fit(of(learned), names.length, l2, common))
    const [now, then] = [weights, before].map((each) => calibrate(of(apart), weightsFor(names, each, mode)))
    const matches = sampled.filter((each) => each.mode === mode).length
    return { mode, matches, positions: of(sampled).length, fitted: now, before: then }
  })
  return { weights, modes: told }
}

const positionsOf = ({ rows, shares }: Sampled): Position[] =>
  rows.map((row) => ({ rows: Float64Array.from(row), shares }))

const schema = v.strictObject({
  mode: v.string(),
  shares: v.pipe(v.array(v.number()), v.minLength(2), v.maxLength(4)),
  rows: v.array(v.array(v.number())),
})

const fits = (key: string, outcome: unknown): boolean => /^\d+$/.test(key) && v.is(schema, outcome)
