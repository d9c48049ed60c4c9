// SP-18 Options
import {
  isRefusal,
  type OptionRule,
  type OptionSchema,
  type Refusal,
  type Seat,
  type Wishes,
} from '@sternentisch/kernel'
import {
  type CardFile,
  cardSet,
  cardSets,
  cards,
  type DeckCounts,
  deckLines,
  deckSize,
  deckWarning,
  type Level,
  readDeck,
  tidyDeck,
  whyNoDeck,
  writeDeck,
} from '../cards/index.ts'
import { refuse } from '../refuse.ts'

export interface Options {
  /** The level of play (SP-1.2). */
  readonly mode: Level
  /** `usual`: as the level has it. */
  readonly scoring: 'usual' | 'beginner' | 'wrecked'
  readonly deckSource: 'preset' | 'custom' | 'random'
  /**
   * `usual`, the id of a ready-made deck, or with `deckSource=custom` a list such as `3*fighter+cruiser`. A table never
   * carries them: decks are secret (§7).
   */
  readonly deckA: string
  readonly deckB: string
  readonly openDecklists: boolean
  readonly firstSeat: 'random' | 'A' | 'B'
  readonly secondPlayerExtraCard: boolean
  readonly commanderOnBase: boolean
  readonly crossClassFire: 'return' | 'oneSided' | 'repeat'
  readonly targetLock: 'row' | 'battle'
  readonly quietTurns: number
  readonly endgameTurnCap: number
  /** The id of a card set that was read (`addCardSet`). */
  readonly cards: string
}

const flag = (id: string, usual: boolean): OptionRule => ({ id, values: [true, false], default: usual })

const deck = (id: string, seat: Seat): OptionRule => ({
  id,
  seat,
  /** Every name that some set has for a deck. */
  get values() {
    const sets = cardSets().flatMap((set) => cardSet(set) ?? [])
    return [...new Set(['usual', ...sets.flatMap(({ decks }) => decks.map((each) => each.id))])]
  },
  default: 'usual',
  offers({ cards: chosen }) {
    const set = cardSet(String(chosen)) ?? cards
    const named = set.decks.map(({ id: value, name }) => (set === cards ? { value } : { value, name }))
    return [{ value: 'usual' }, ...named]
  },
  whyNot(text) {
    const list = readDeck(text)
    return isRefusal(list) ? list : null
  },
  list: {
    read: (typed) => tidyDeck(typed),
    write: (value, wishes) => deckLines(chosen(value, wishes, seat)),
    count: (value, wishes) => deckSize(chosen(value, wishes, seat)),
    unusual: (value, wishes) =>
      deckWarning(cardSet(String(wishes.cards)) ?? cards, wishes.mode as Level, chosen(value, wishes, seat)),
  },
  only: ({ deckSource }) => deckSource !== 'random',
  isOpen: ({ openDecklists }) => openDecklists === true,
  group: 'decks',
})

/** The cards a value of a deck option stands for; none where it stands for nothing. */
function chosen(value: string, wishes: Wishes, seat: number): DeckCounts {
  const options = { ...wishes, [seat === 0 ? 'deckA' : 'deckB']: value } as unknown as Options
  const deck = presetFor(cardSet(options.cards) ?? cards, options, seat)?.cards ?? readDeck(value)
  return isRefusal(deck) ? {} : deck
}

export const optionSchema: OptionSchema<Options> = {
  rules: [
    { id: 'mode', values: ['first', 'second', 'full'], default: 'first' },
    { id: 'scoring', values: ['usual', 'beginner', 'wrecked'], default: 'usual' },
    { id: 'deckSource', values: ['preset', 'custom', 'random'], default: 'preset', group: 'decks' },
    deck('deckA', 0),
    deck('deckB', 1),
    { ...flag('openDecklists', false), only: leavesChoice, group: 'decks' },
    { id: 'firstSeat', values: ['random', 'A', 'B'], default: 'random' },
    flag('secondPlayerExtraCard', false),
    { ...flag('commanderOnBase', true), only: ({ mode }) => mode === 'full' },
    { id: 'crossClassFire', values: ['return', 'oneSided', 'repeat'], default: 'return' },
    { id: 'targetLock', values: ['row', 'battle'], default: 'row' },
    { id: 'quietTurns', values: [2, 3, 4, 5, 6, 7, 8], default: 4 },
    { id: 'endgameTurnCap', values: [10, 20, 40, 80, 200], default: 40 },
    {
      id: 'cards',
      get values() {
        return cardSets()
      },
      default: cards.id,
      whyNot: (text) =>
        cardSet(text) ? null : refuse('spacetrace.cards.unknown', { set: text.slice(0, 40) }),
    },
  ],
  check: (options) => whyNoSource(options, 0) ?? whyNoSource(options, 1),
}

/** SP-1.4: where a deck comes from, and whether it may be played. */
function whyNoSource(options: Options, seat: number): Refusal | null {
  const wish = seat === 0 ? options.deckA : options.deckB
  const set = cardSet(options.cards) ?? cards
  if (options.deckSource === 'random')
    return wish === 'usual' ? null : refuse('spacetrace.deck.dealt', { seat: 'AB'[seat] }, 'SP-1.4')
  const preset = presetFor(set, options, seat)
  if (!preset && options.deckSource === 'preset')
    return refuse('spacetrace.deck.preset', { deck: wish.slice(0, 40) }, 'SP-1.4')
  const list = preset?.cards ?? readDeck(wish)
  return isRefusal(list) ? list : whyNoDeck(set, options.mode, list)
}

/** The ready-made decks that may be played at a level. */
export const readyDecks = (set: CardFile, level: Level): CardFile['decks'] =>
  set.decks.filter((deck) => whyNoDeck(set, level, deck.cards) === null)

/** SP-1.4: with one ready-made deck for a level everybody knows what both play. */
export const fixesDecks = (set: CardFile, { mode, deckSource }: Options): boolean =>
  deckSource === 'preset' && readyDecks(set, mode).length === 1

/** Whether there is anything about the decks that only their players know. */
function leavesChoice(wishes: Wishes): boolean {
  const options = wishes as unknown as Options
  return !fixesDecks(cardSet(options.cards) ?? cards, options)
}

/** The value that stands for a deck: `usual`, the id of a ready-made one, or the list. */
export function deckNamed(set: CardFile, options: Options, seat: number, deck: DeckCounts): string {
  const isDeck = (other: DeckCounts | undefined): boolean =>
    other !== undefined &&
    set.cards.every(({ id }) => ((deck[id] as number | undefined) ?? 0) === (other[id] ?? 0))
  if (isDeck(presetFor(set, { ...options, ...USUAL_DECKS }, seat)?.cards)) return USUAL
  return readyDecks(set, options.mode).find((each) => isDeck(each.cards))?.id ?? writeDeck(deck)
}

const USUAL = 'usual'
/** What a table says of the decks. */
export const USUAL_DECKS = { deckA: USUAL, deckB: USUAL } as const

const presetFor = (set: CardFile, { mode, deckA, deckB }: Options, seat: number) => {
  const wish = seat === 0 ? deckA : deckB
  const fitting = set.decks.filter(({ level }) => level === mode)
  return wish === 'usual'
    ? fitting[Math.min(seat, fitting.length - 1)]
    : set.decks.find(({ id }) => id === wish)
}

/** The deck of a seat; null if it is dealt at random. */
export function deckOf(set: CardFile, options: Options, seat: number): DeckCounts | null {
  if (options.deckSource === 'random') return null
  const preset = presetFor(set, options, seat)
  return preset?.cards ?? (readDeck(seat === 0 ? options.deckA : options.deckB) as DeckCounts)
}
