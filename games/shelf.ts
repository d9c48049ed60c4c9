import type { Box, BoxedRules, TakesCards } from '@sternentisch/grammar'
import {
  type AnyGame,
  type Attend,
  type Catalogues,
  isRefusal,
  type Match,
  type Mind,
  parseLog,
  type Refusal,
  readLog,
  remember,
} from '@sternentisch/kernel'
import type { GameTerminal } from '@sternentisch/kernel/terminal'
import { type Engine, engineOf, versionsOf } from './engines.ts'
import { boxes, lightestFirst } from './index.ts'

/** A game with what belongs to it where nothing is drawn: its words, what a bot knows of it, and its terminal. */
export interface BoxedGame extends BoxedRules {
  readonly text: Catalogues
  readonly mind: Mind
  readonly terminal: GameTerminal
}

async function open(box: Box): Promise<BoxedGame> {
  const [rules, text, mind, terminal] = await Promise.all([
    box.rules(),
    box.text(),
    box.mind(),
    box.terminal(),
  ])
  return { ...rules, text, mind, terminal }
}

/** Every game of the house, opened: for programs and tests. Pages and their workers open one box at a time. */
export const shelf: readonly BoxedGame[] = await Promise.all(lightestFirst.map(open))

export const games: readonly AnyGame[] = shelf.map((box) => box.game)

export const boxOf = (id: string): BoxedGame | undefined => shelf.find((box) => box.game.id === id)

/** Card sets that were brought along, by game and name: an engine that is fetched later gets them, too. */
const brought = new Map<string, Map<string, unknown>>()

/** Makes a card file playable in every version of a game, or says what is wrong with it. */
export function bringCards(id: string, takes: TakesCards, name: string, file: unknown): Refusal | null {
  const refusal = takes.addCards(name, file)
  if (!refusal) remember(brought, id, () => new Map<string, unknown>()).set(name, file)
  return refusal
}

/** Every card file that was brought along: whoever works in threads passes them on. */
export const broughtCards = (): { game: string; name: string; file: unknown }[] =>
  [...brought].flatMap(([game, files]) => [...files].map(([name, file]) => ({ game, name, file })))

/** An engine of older rules, fetched once; null if there is none. */
async function fetchEngine(id: string, rules: string): Promise<Engine | null> {
  const engine = await engineOf(id, rules)
  for (const [name, file] of brought.get(id) ?? []) engine?.cards?.addCards(name, file)
  return engine
}

async function enginesOf(id: string): Promise<readonly AnyGame[]> {
  const versions = await Promise.all(boxes.filter((box) => box.id === id).map(versionsOf))
  const engines = await Promise.all(versions.flat().map((version) => engineOf(id, version)))
  return engines.flatMap((engine) => engine?.game ?? [])
}

/** Replays a log with the engine that it was begun with, and checks everything it claims. */
export async function readAnyLog(text: string, attend?: Attend): Promise<Match | Refusal> {
  const log = parseLog(text)
  if (isRefusal(log)) return log
  const [id, rules] = ['game', 'rules'].map((key) => log.headers.get(key)?.value ?? '')
  const box = boxOf(id)
  if (!box || box.game.version === rules) return readLog(text, games, attend)
  const engine = await fetchEngine(id, rules)
  // Whose engine nobody kept is refused, with all that can be played.
  return readLog(text, engine ? [engine.game] : await enginesOf(id), attend)
}

/** What belongs to a game, with the engine that plays this match. */
export async function boxFor({ game }: Match): Promise<BoxedGame> {
  const box = boxOf(game.id)
  if (!box) throw new Error(`no box holds ${game.id}`)
  if (box.game === game) return box
  const engine = await engineOf(game.id, game.version)
  return engine ? { ...box, game, cards: engine.cards, mind: await engine.mind() } : { ...box, game }
}
