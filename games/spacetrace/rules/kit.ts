import { kitCache, type Layout } from '@sternentisch/kernel'
import { type CardFile, cardSet, cards, type Level } from '../cards/index.ts'
import { type Figures, figuresFor, MOTHERSHIP } from './figures.ts'
import { deckOf, type Options, optionSchema } from './options.ts'
import { zonesFor } from './zones.ts'

/** All that the options fix before the first card is dealt. */
export interface Kit {
  readonly options: Options
  readonly set: CardFile
  readonly level: Level
  /** Are there tactics and commanders, and so windows (SP-1.2)? */
  readonly tactics: boolean
  readonly extraFleets: boolean
  readonly scoring: 'beginner' | 'wrecked'
  readonly figures: readonly Figures[]
  readonly layout: Layout
  /** Seat → its Base; its other cards follow. */
  readonly bases: readonly number[]
  /** Kind → how many cards of the half stay out of a deck dealt at random (SP-1.4); none with chosen decks. */
  readonly leftOut: readonly number[]
  readonly faceOfId: ReadonlyMap<string, number>
}

/** SP-1.4: how many cards of each kind a deck dealt at random holds. */
function randomDeck(set: CardFile, level: Level): number[] {
  if (level !== 'full') {
    const { ships, reinforcements } = set.levels[level]
    return [0, ships, 0, reinforcements, 0, 0]
  }
  const { minCards, reinforcementsAbout, minCommanders, minMotherships } = set.levels.full
  const rest = minCards - reinforcementsAbout - minCommanders - minMotherships
  const tactics = Math.round(rest / 3)
  return [0, rest - tactics, minMotherships, reinforcementsAbout, tactics, minCommanders]
}

/** The cards of one seat, by face: its deck, or the part of its half from which one is dealt. */
function cardsOf(set: CardFile, options: Options, figures: readonly Figures[], seat: number): number[] {
  const deck = deckOf(set, options, seat)
  const rules = set.levels[options.mode]
  return figures.flatMap(({ card, kind }, face) => {
    if (card.type === 'base') return []
    if (deck) return Array<number>((deck[card.id] as number | undefined) ?? 0).fill(face)
    const allowed =
      rules.types.includes(card.type) &&
      !rules.exclude.includes(card.id) &&
      (card.type !== 'ship' || rules.classes.includes(card.class)) &&
      (options.mode !== 'first' || card.firstGame) &&
      // At the second level a Mothership is a ship like others; which decks hold one would have to be public.
      !(kind === MOTHERSHIP && options.mode !== 'full')
    return allowed ? Array<number>(card.perPlayer).fill(face) : []
  })
}

function build(options: Options): Kit {
  const set = cardSet(options.cards) ?? cards
  const level = options.mode
  const rules = set.levels[level]
  const figures = figuresFor(set, rules.abilities)
  const base = figures.findIndex(({ card }) => card.type === 'base')
  const own = [0, 1].map((seat) => [base, ...cardsOf(set, options, figures, seat)])
  const wanted = randomDeck(set, level)
  const leftOut = wanted.map(
    (count, kind) => own[0].filter((face) => figures[face].kind === kind).length - count,
  )
  return {
    options,
    set,
    level,
    tactics: rules.tactics,
    extraFleets: rules.extraFleets,
    scoring: options.scoring === 'usual' ? rules.scoring : options.scoring,
    figures,
    layout: {
      zones: zonesFor(options.openDecklists),
      face: own.flat(),
      back: figures.map(({ kind }) => kind),
      pool: own.flatMap((faces, seat) => faces.map(() => seat)),
    },
    bases: [0, own[0].length],
    leftOut: options.deckSource === 'random' ? [0, ...leftOut.slice(1)] : wanted.map(() => 0),
    faceOfId: new Map(figures.map(({ id }, face) => [id, face])),
  }
}

export const kitOf = kitCache({
  options: optionSchema,
  build,
  fits: ({ set }, options) => set === (cardSet(options.cards) ?? cards),
})
