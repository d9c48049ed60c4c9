import {
  isRefusal,
  type PuzzleBook,
  type PuzzleEntry,
  type PuzzleMatch,
  type Refusal,
  seedFrom,
  themeOf,
} from '@sternentisch/kernel'
import * as v from 'valibot'
import { doAll, type Hand, type Named } from '../work/hands.ts'
import { Journal } from '../work/journal.ts'
import type { Depth } from './examine.ts'
import type { Found } from './find.ts'
import { countIn, pickPuzzles } from './pick.ts'

/** Everything that the puzzles hang on. */
export interface PuzzleHunt {
  readonly game: string
  readonly rules: string
  /** Of the cards that come with the game. */
  readonly cards: string
  /** The options of each match, as a log has them; matches take turns. */
  readonly options: readonly { readonly text: string; readonly seats: number }[]
  readonly player: string
  readonly depth: Depth
  readonly seed: string
  /** So many are wanted, */
  readonly count: number
  /** and after so many matches they are given up. */
  readonly matches: number
}

interface Conduct {
  hands(): readonly Hand[]
  readonly file?: string | undefined
  progress(found: number, wanted: number): void
  went?(n: number): void
}

/** Match after match until there are enough; what comes out hangs on their order, whichever thread was quicker. */
export async function huntPuzzles(
  hunt: PuzzleHunt,
  book: PuzzleBook,
  { hands, file, progress, went }: Conduct,
): Promise<readonly PuzzleMatch[] | Refusal> {
  const journal =
    file === undefined
      ? Journal.forgetful()
      : Journal.open(
          file,
          { lab: 'puzzles', version: 1, ...hunt, count: undefined, matches: undefined },
          fits,
        )
  if (isRefusal(journal)) return journal
  if (journal.outcomes.size > 0) went?.(journal.outcomes.size)
  let picked = pickedFrom(hunt, book, journal)
  try {
    await doAll(
      tasksOf(hunt, journal, () => countIn(picked) < hunt.count),
      hands(),
      (key, outcome) => {
        journal.note(key, outcome)
        picked = pickedFrom(hunt, book, journal)
        progress(countIn(picked), hunt.count)
      },
    )
  } finally {
    journal.close()
  }
  return picked
}

/** Of all matches before the first that is missing. */
function pickedFrom(hunt: PuzzleHunt, book: PuzzleBook, { outcomes }: Journal): readonly PuzzleMatch[] {
  const found: PuzzleMatch[] = []
  for (let match = 0; outcomes.has(String(match)); match++) {
    const { moves, puzzles } = outcomes.get(String(match)) as Found
    const { options, deal } = matchOf(hunt, match)
    found.push({
      ...{ options, seed: seedFrom(deal), moves },
      puzzles: puzzles.map((each) => ({
        ...each,
        theme: themeOf(book, each.best),
        chances: evened(each.chances),
      })),
    })
  }
  return pickPuzzles(found, hunt.count)
}

/**
 * The best come first. A move that a search drops early was tried against others who had learned little by then, and looks better
 * than it is: it is at most as good as the one that was dropped last.
 */
function evened(chances: PuzzleEntry['chances']): PuzzleEntry['chances'] {
  const [, second] = Object.values(chances)
  return Object.fromEntries(
    Object.entries(chances).map(([move, chance], at) => [move, at === 0 ? chance : Math.min(chance, second)]),
  )
}

function matchOf({ game, options, player, seed }: PuzzleHunt, match: number) {
  const { text, seats } = options[match % options.length]
  const deal = `${seed} ${game} ${text} puzzles ${match}`
  return { game, options: text, deal, luck: deal, players: Array.from({ length: seats }, () => player) }
}

function* tasksOf(hunt: PuzzleHunt, { outcomes }: Journal, more: () => boolean): Iterator<Named> {
  for (let match = 0; match < hunt.matches && more(); match++) {
    const key = String(match)
    if (outcomes.has(key)) continue
    yield { key, task: { kind: 'puzzles', search: { match: matchOf(hunt, match), depth: hunt.depth } } }
  }
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const schema = v.strictObject({
  moves: v.array(v.string()),
  puzzles: v.array(
    v.strictObject({
      at: whole,
      seat: v.picklist([0, 1, 2, 3]),
      best: v.string(),
      grade: v.picklist([1, 2, 3, 4, 5]),
      chances: v.record(v.string(), v.number()),
      facts: v.array(v.strictObject({ name: v.string(), better: v.number(), rest: v.number() })),
    }),
  ),
})

const fits = (key: string, outcome: unknown): boolean => /^\d+$/.test(key) && v.is(schema, outcome)
