// A battle with ten thousand single ships on each side, in fleets of every card there is
import { isRefusal, randomFrom, readOptions, type Seat } from '@sternentisch/kernel'
import {
  type Action,
  addCardSet,
  cards,
  type Options,
  readCards,
  spacetrace,
  type Table,
  writeDeck,
} from '../index.ts'

const SHIPS = 10_000
const SET = 'tenthousand'
const SEED = '0'.repeat(32)
const CLASSES = ['I', 'II', 'III', 'IV'] as const

const must = <T>(value: T): Exclude<T, { code: string }> => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, { code: string }>
}

/** The cards of the house, with a swarm large enough to make up the number. */
function grownSet(): typeof cards {
  const others = cards.cards.reduce(
    (sum, card) => sum + (card.type === 'ship' && card.id !== 'swarm' ? card.count * card.perPlayer : 0),
    0,
  )
  const grown = cards.cards.map((card) =>
    card.type === 'ship' && card.id === 'swarm'
      ? { ...card, figures: undefined, count: Math.ceil((SHIPS - others) / card.perPlayer) }
      : card,
  )
  const set = must(readCards({ ...structuredClone(cards), id: SET, cards: grown }))
  addCardSet(set)
  return set
}

/** A mothership leads a fleet of its own (SP-2.2). */
const inBase = ({ id, type }: { readonly id: string; readonly type: string }): boolean =>
  type === 'ship' && id !== 'mothership'

function bothFleets(): Table {
  const set = grownSet()
  const deck = writeDeck(
    Object.fromEntries(
      set.cards.filter(({ type }) => type !== 'base').map(({ id, perPlayer }) => [id, perPlayer]),
    ),
  )
  const wishes = { mode: 'full', deckSource: 'custom', deckA: deck, deckB: deck, firstSeat: 'A', cards: SET }
  const options = must(readOptions<Options>(spacetrace.options, wishes))
  const base = Object.fromEntries(
    CLASSES.map((name, at) => [
      name,
      set.cards.flatMap((card) =>
        inBase(card) && card.type === 'ship' && card.class === at + 1
          ? Array.from({ length: card.perPlayer }, () => ({ card: card.id }))
          : [],
      ),
    ]),
  )
  const rest = set.cards.flatMap((card) =>
    card.type === 'base' || inBase(card) ? [] : Array<string>(card.perPlayer).fill(card.id),
  )
  const side = {
    base,
    extra: {},
    hand: [],
    discard: [],
    mp: 0,
    commander: [],
    host: 0,
    library: [],
    removed: rest,
  }
  return must(spacetrace.lay({ options, turn: 2, active: 'A', players: [side, side] })) as Table
}

type Step = readonly [Seat, Action]

/** From the declaration to the last shot: nobody plays a tactic, orders stay as they are. */
function stepsOf(table: Table): readonly Step[] {
  const steps: Step[] = []
  const decide = (move: string): void => {
    const [seat] = spacetrace.deciding(table)
    const action = spacetrace.actionsAt(table, seat).find((each) => spacetrace.write(each) === move)
    if (!action) throw new Error(`${move} cannot be played`)
    steps.push([seat, action])
    spacetrace.play(table, seat, action, randomFrom(SEED))
  }
  decide('!')
  for (let top = table.pending.at(-1); top && top.kind !== 'turn'; top = table.pending.at(-1))
    decide(top.kind === 'attack' ? 'x out' : top.kind === 'order' ? 'o keep' : '.')
  return steps
}

export function battles(): () => number {
  const table = bothFleets()
  const steps = stepsOf(spacetrace.copy(table))
  const random = randomFrom(SEED)
  return () => {
    for (let i = 0; i < 20; i++) {
      const fought = spacetrace.copy(table)
      for (const [seat, action] of steps) spacetrace.play(fought, seat, action, random)
    }
    return 20
  }
}
