import { stellar } from '@sternentisch/games/stellar'
import { sternenfeuer } from '@sternentisch/games/sternenfeuer'
import {
  type AnyGame,
  type Asking,
  isRefusal,
  Match,
  readOptions,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import type { Answer, Chances, Judge, Question, Thinker } from '../../bot/question.ts'
import { Hosted } from '../../host/hosted.ts'
import { LocalHost, viewersAt } from '../../host/local-host.ts'
import { Book } from '../../matches/book.ts'
import { isDamaged, type KeptMatch, keptAs, type Player } from '../../matches/kept-match.ts'
import { type Cabinet, PageCabinet } from '../../storage/cabinet.ts'
import type { News } from '../../storage/news.ts'
import { LocalTable } from '../local/local-table.ts'

export const game: AnyGame = stellar

export const person = (name: string): Player => ({ kind: 'person', name, budget: 0 })
export const bot = (name: string): Player => ({ kind: 'bot', name, budget: 1 })
export const ALONE = [person('Ada'), bot('Vega')]
export const TWO = [person('Ada'), person('Bo')]

/** A first decision of a duel. */
export const FLEET = /^fleet Fo Wr Sl Cr Fl Ki$/

export function newDuel(seed = 'table', options: object = {}): Match {
  const full = readOptions(game.options, options)
  if (isRefusal(full)) throw new Error(full.code)
  return new Match({ game, options: full, seed: seedFrom(seed), id: 'test', names: ['Ada', 'Bo'] })
}

/** A game in which a draw can be agreed upon. */
export function sternenfeuerDuel(): Match {
  const rules: AnyGame = sternenfeuer
  const options = readOptions(rules.options, { opening: 'seatA' })
  if (isRefusal(options)) throw new Error(options.code)
  return new Match({ game: rules, options, seed: seedFrom('draw'), id: 'test', names: ['Ada', 'Vega'] })
}

/** Plays the first legal move that fits, or the first of all. */
export function playAnything(match: Match, moves: number, wish = /~$|^-$/): Match {
  for (let made = 0; made < moves; made++) {
    const [seat] = match.deciding()
    if (seat === undefined) break
    const open = match.moves(seat)
    match.play(seat, open.find((move) => wish.test(move)) ?? open[open.length >> 1])
  }
  return match
}

/** Answers at once, with the first move there is. */
export class QuickThinker implements Thinker, Judge {
  readonly asked: Question[] = []

  /** Its chances are always these. */
  constructor(private readonly chances: Chances = [0.5, 0.5]) {}

  async think(question: Question): Promise<Answer> {
    this.asked.push(question)
    const actions = game.actions(question.view)
    return { move: game.write(actions[actions.length >> 1]), considered: [] }
  }
  async judge(): Promise<Chances> {
    return this.chances
  }
  close(): void {}
}

/** Thinks for ever. */
export const never: Thinker & Judge = {
  think: () => new Promise(() => {}),
  judge: () => new Promise(() => {}),
  close: () => {},
}

export const ALWAYS: Asking = { when: 'always', at: [] }
export const ABLE: Asking = { when: 'able', at: [] }

type StandingAnswer = (view: unknown, actions: readonly unknown[]) => unknown
const NO_ANSWER: StandingAnswer = () => undefined

/** A browser with one storage: every tab has its own book, and hears what the others store. */
export class Browser {
  private readonly ears: ((news: News) => void)[] = []

  constructor(readonly cabinet: Cabinet = new PageCabinet()) {}

  tab(): Book {
    let own: ((news: News) => void) | null = null
    return new Book(async () => this.cabinet, {
      tell: (news) => {
        for (const ear of this.ears) if (ear !== own) ear(news)
      },
      listen: (heard) => {
        own = heard
        this.ears.push(heard)
      },
    })
  }
}

/** What is stored of the match at this table. */
export async function keptIn(book: Book, id = 'test'): Promise<KeptMatch> {
  await soon()
  const stored = await book.find(id)
  if (!stored || isDamaged(stored)) throw new Error('nothing is kept')
  return stored
}

/** Stores a match as it is, and knows that it is stored. */
export async function keepIn(book: Book, match: Match, players: readonly Player[]): Promise<KeptMatch> {
  book.begin(keptAs({ id: match.opening.id, players, turn: 0 }, match))
  await soon()
  return keptIn(book, match.opening.id)
}

export function openTable(
  match: Match,
  players: readonly Player[],
  {
    thinker = new QuickThinker() as Thinker & Judge,
    pace = 0,
    asking = ALWAYS,
    answer = NO_ANSWER,
    book = new Browser().tab(),
  } = {},
): Opened {
  const hosted = Hosted.again(match, viewersAt(players))
  const kept = book.begin(keptAs({ id: match.opening.id, players, turn: 0 }, match))
  const habits = { pace: () => pace, asking: () => asking, answer }
  const table = new LocalTable(new LocalHost(book.scribeFor(kept), hosted), thinker, habits)
  table.start()
  return { table, book, match: hosted.match }
}

/** A table, and what only its host knows. */
interface Opened {
  readonly table: LocalTable
  readonly book: Book
  readonly match: Match
}

/** Sits down at what is stored, as after a reload or in another tab. */
export async function sitDownAgain(
  book: Book,
  thinker: Thinker & Judge = new QuickThinker(),
): Promise<{ readonly table: LocalTable; readonly kept: KeptMatch }> {
  const kept = await keptIn(book)
  const hosted = Hosted.read(kept.log, game, viewersAt(kept.players))
  if (isRefusal(hosted)) throw new Error(hosted.code)
  const habits = { pace: () => 0, asking: () => ALWAYS }
  const table = new LocalTable(new LocalHost(book.scribeFor(kept), hosted), thinker, habits)
  table.start()
  return { table, kept }
}

/** Lets everything that is under way happen. */
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Something to decide, in notation. */
export function decide(table: LocalTable, wish: RegExp): void {
  const action = table.state.actions.find((each) => wish.test(game.write(each)))
  if (action === undefined) throw new Error(`no move like ${wish}`)
  void table.decide(action).then((refusal) => {
    if (refusal) throw new Error(refusal.code)
  })
}

/** A storage like a browser's. */
export function fakeStorage(): Storage {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value)
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true })
    },
    removeItem: (key: string) => {
      items.delete(key)
      Reflect.deleteProperty(storage, key)
    },
  }
  for (const key of Object.keys(storage)) Object.defineProperty(storage, key, { enumerable: false })
  return storage as unknown as Storage
}

export const seatOf = (table: LocalTable): Seat => table.state.viewer as Seat
