import { kitCache, type Layout } from '@sternentisch/kernel'
import { type Card, type Cruiser, cardSet, type HalfFace, type StarfighterCards } from '../cards/index.ts'
import { type Action, playsOf } from './action.ts'
import { USUAL_DECK } from './decks.ts'
import { type Options, optionSchema } from './options.ts'
import { effectNamed, SLOTS } from './symbols.ts'
import { hasOwnPiles, sharesSet, zonesFor } from './zones.ts'

/** What a cruiser means for the rules. */
export interface Ship {
  readonly cruiser: Cruiser
  /** Sector → slots. */
  readonly slots: readonly number[]
  /** Sector, then number of cards there → draw symbols still visible (SF-2.4). */
  readonly symbols: readonly (readonly number[])[]
}

/**
 * All that the options fix before the first card is dealt. A face is the index of a card in its set; the back,
 * the same for all, comes after the last. What is printed in a half stands at `face × 2 + half`.
 */
export interface Kit {
  /** As the table carries them: without the secret decks. */
  readonly options: Options
  readonly set: StarfighterCards
  /** SF-1.8: each player has cards of their own; they come out of one set. */
  readonly ownPiles: boolean
  readonly shared: boolean
  readonly back: number
  /** Face → ID; ID → face. */
  readonly ids: readonly string[]
  readonly faceOf: ReadonlyMap<string, number>
  readonly level: readonly number[]
  readonly fighters: readonly number[]
  readonly effect: readonly number[]
  readonly shields: readonly number[]
  /** Face → fighters in both halves; has it a force field? */
  readonly total: readonly number[]
  readonly forceField: readonly boolean[]
  readonly ships: readonly Ship[]
  /** Face × 10 + sector × 2 + (front up ? 1 : 0). */
  readonly plays: readonly Action[]
  readonly layout: Layout
}

/** The kit of these cards, whether tables can be opened with them or not. */
export function kitWith(set: StarfighterCards, options: Options): Kit {
  const faces = [...set.cards, set.back]
  const halves: HalfFace[] = faces.flatMap(({ upper, lower }) => [upper, lower])
  const inGame = cardsInUse(options, set)
  const ownPiles = hasOwnPiles(options)
  return {
    options,
    set,
    ownPiles,
    shared: sharesSet(options),
    back: set.cards.length,
    ids: set.cards.map(({ id }) => id),
    faceOf: new Map(set.cards.map(({ id }, face) => [id, face])),
    level: faces.map(({ level }) => level),
    fighters: halves.map(({ fighters }) => fighters),
    effect: halves.map(({ effects }) => effectNamed(effects[0])),
    shields: halves.map(({ shields }) => shields),
    total: faces.map(({ upper, lower }) => upper.fighters + lower.fighters),
    forceField: faces.map(({ upper, lower }) => upper.forceField || lower.forceField),
    ships: set.cruisers.map(shipOf),
    plays: set.cards.flatMap(({ id }) => playsOf(id)),
    layout: {
      zones: zonesFor(options),
      face: ownPiles ? [...inGame, ...inGame] : inGame,
      back: set.cards.map(() => 0),
      pool: ownPiles ? [...inGame.map(() => 0), ...inGame.map(() => 1)] : inGame.map(() => 0),
    },
  }
}

function shipOf(cruiser: Cruiser): Ship {
  const symbols = cruiser.sectors.map(({ draw }) =>
    Array.from({ length: SLOTS + 1 }, (_, cards) => draw.slice(cards).reduce((sum, each) => sum + each, 0)),
  )
  return { cruiser, slots: cruiser.sectors.map(({ slots }) => slots), symbols }
}

/** SF-1.2, SF-1.3, SF-1.3a: the faces that are shuffled; in Ultimate War all a player may choose from. */
function cardsInUse({ mode }: Options, { cards }: StarfighterCards): number[] {
  const all = [...cards.keys()]
  const green = all.filter((face) => cards[face].colour === 'green')
  if (mode === 'training') return green
  return mode === 'transition' ? transitionPile(cards, green) : all
}

const TRANSITION_CARDS = 10

/** SF-1.3a: the plainest green cards (fewest symbols, then lowest number) make room for Barrel rolls. */
function transitionPile(cards: readonly Card[], green: readonly number[]): number[] {
  const rolls = [...cards.keys()].filter((face) => isRollCard(cards[face])).slice(0, TRANSITION_CARDS)
  const plain = [...green].sort((a, b) => symbolsOn(cards[a]) - symbolsOn(cards[b])).slice(0, rolls.length)
  return [...green.filter((face) => !plain.includes(face)), ...rolls]
}

const symbolsOn = ({ upper, lower }: Card): number => upper.effects.length + lower.effects.length

/** Blue, and Barrel roll is the only symbol on it that Training does not know. */
function isRollCard({ colour, upper, lower }: Card): boolean {
  const effects = [...upper.effects, ...lower.effects]
  const protects = upper.shields + lower.shields > 0 || upper.forceField || lower.forceField
  return colour === 'blue' && effects.includes('barrelRoll') && !effects.includes('hitFighter') && !protects
}

export const kitOf = kitCache({
  options: optionSchema,
  build: (options) => kitWith(cardSet(options.cards), options),
  essence: (options) => Object.freeze({ ...options, deckSouth: USUAL_DECK, deckNorth: USUAL_DECK }),
  fits: ({ set }, options) => set === cardSet(options.cards),
})
