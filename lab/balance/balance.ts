import { type BalanceFile, isRefusal, type Refusal } from '@sternentisch/kernel'
import * as v from 'valibot'
import { doAll, type Hand, type Named } from '../work/hands.ts'
import { Journal } from '../work/journal.ts'
import { isPlayed } from '../work/played.ts'
import { cardsIn, holdersOf } from './cards.ts'
import { type Examined, examine } from './examine.ts'
import { type Amounts, type BalancePlan, blankKey, mirrorKey, mirrorOf, tasksOf } from './plan.ts'
import { type Judged, judge } from './targets.ts'
import type { Watched } from './watch.ts'

interface Conduct {
  hands(): readonly Hand[]
  readonly file?: string | undefined
  progress(done: number, all: number): void
  went?(n: number): void
}

export interface Balanced {
  readonly plan: BalancePlan
  readonly amounts: Amounts
  readonly examined: readonly Examined[]
  readonly judged: readonly Judged[]
}

/** Examines a game, or goes on with that. */
export async function examineBalance(
  plan: BalancePlan,
  game: BalanceFile,
  amounts: Amounts,
  conduct: Conduct,
): Promise<Balanced | Refusal> {
  const journal =
    conduct.file === undefined
      ? Journal.forgetful()
      : Journal.open(conduct.file, { lab: 'balance', version: 1, ...plan }, fits)
  if (isRefusal(journal)) return journal
  const { outcomes } = journal
  if (outcomes.size > 0) conduct.went?.(outcomes.size)
  try {
    await work([...list(tasksOf(plan, game, amounts))], journal, conduct)
    // Which cards there are, and who held them, is known now.
    if (amounts.replays > 0) await work(blankTasks(plan, amounts, journal), journal, conduct)
  } finally {
    journal.close()
  }
  const examined = plan.modes.flatMap((mode) =>
    plan.levels.map((_, level) => examine(game, amounts, mode, level, outcomes)),
  )
  return { plan, amounts, examined, judged: judge(game, examined) }
}

function* list(tasks: Iterator<Named>): Generator<Named> {
  for (let next = tasks.next(); !next.done; next = tasks.next()) yield next.value
}

async function work(tasks: readonly Named[], journal: Journal, { hands, progress }: Conduct): Promise<void> {
  const left = tasks.filter(({ key }) => !journal.outcomes.has(key))
  if (left.length === 0) return
  let done = tasks.length - left.length
  await doAll(left.values(), hands(), (key, outcome) => {
    journal.note(key, outcome)
    progress(++done, tasks.length)
  })
}

function blankTasks(plan: BalancePlan, { matches, replays }: Amounts, { outcomes }: Journal): Named[] {
  return plan.modes.flatMap((mode) =>
    plan.levels.flatMap((level, index) => {
      const watched = Array.from(
        { length: matches },
        (_, at) => outcomes.get(mirrorKey(index, mode, at)) as Watched,
      )
      return cardsIn(watched).flatMap((card) =>
        holdersOf(watched, card, replays).map(
          ({ at, seat }): Named => ({
            key: blankKey(index, mode, card, at, seat),
            task: { kind: 'match', match: mirrorOf(plan, mode, level, at, { seat, card }) },
          }),
        ),
      )
    }),
  )
}

const names = v.array(v.array(v.string()))
const watchedSchema = v.looseObject({
  starter: v.picklist([0, 1, 2, 3]),
  length: v.number(),
  changes: v.number(),
  behind: v.boolean(),
  held: names,
  played: names,
  said: v.optional(v.array(v.tuple([v.picklist([0, 1, 2, 3]), v.number()]))),
  ...{ winners: v.array(v.picklist([0, 1, 2, 3])), scores: v.array(v.number()), moves: v.number() },
})

const fits = (key: string, outcome: unknown): boolean =>
  /^[01]\/\w+\/mirror\/\d+$/.test(key)
    ? v.is(watchedSchema, outcome)
    : /^[01]\/\w+\/[^/]+\/\d+\/\d$/.test(key) && isPlayed(outcome)
