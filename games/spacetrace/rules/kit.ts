import { kitCache, type Layout } from '@sternentisch/kernel'
import { type CardFile, cardSet, cards, type DeckCounts, isAllowed, type Level } from '../cards/index.ts'
import { type Figures, figuresFor, MOTHERSHIP } from './figures.ts'
import { fixesDecks, type Options, optionSchema, readyDecks, USUAL_DECKS } from './options.ts'
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
  /** Is the deck of each seat a part of its half, with the rest in the box? Else the level fixes both decks (SP-1.4). */
  readonly boxes: boolean
  /** Kind → how many cards of the half stay out of a deck dealt at random (SP-1.4); null with other decks. */
  readonly leftOut: readonly number[] | null
  /** The decks of which each seat plays one, as numbers by face, where they are ready-made. */
  readonly readyDecks: readonly (readonly number[])[] | null
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

/** The cards of one seat, by face: whatever of its half may be in its deck, as far as everybody knows. */
function cardsOf(set: CardFile, { mode, deckSource }: Options, figures: readonly Figures[]): number[] {
  const ready = deckSource === 'preset' ? readyDecks(set, mode) : null
  return figures.flatMap(({ card, kind }, face) => {
    if (ready) return Array<number>(Math.max(...ready.map((deck) => countOf(deck.cards, card.id)))).fill(face)
    // At the second level a Mothership is a ship like others; which random decks hold one would have to be public.
    const isDealt = deckSource !== 'random' || kind !== MOTHERSHIP || mode === 'full'
    return isDealt && isAllowed(set, mode, card) ? Array<number>(card.perPlayer).fill(face) : []
  })
}

const countOf = (deck: DeckCounts, id: string): number => (deck[id] as number | undefined) ?? 0

/** A deck as numbers by face. */
export const byFace = (figures: readonly Figures[], deck: DeckCounts): readonly number[] =>
  figures.map(({ id }) => countOf(deck, id))

function build(options: Options): Kit {
  const set = cardSet(options.cards) ?? cards
  const level = options.mode
  const rules = set.levels[level]
  const figures = figuresFor(set, rules.abilities)
  const base = figures.findIndex(({ card }) => card.type === 'base')
  const faces = [base, ...cardsOf(set, options, figures)]
  const own = [faces, faces]
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
    boxes: !fixesDecks(set, options),
    leftOut: options.deckSource === 'random' ? [0, ...leftOut.slice(1)] : null,
    readyDecks:
      options.deckSource === 'preset'
        ? readyDecks(set, level).map((deck) => byFace(figures, deck.cards))
        : null,
    faceOfId: new Map(figures.map(({ id }, face) => [id, face])),
  }
}

export const kitOf = kitCache({
  options: optionSchema,
  build,
  essence: (options) => Object.freeze({ ...options, ...USUAL_DECKS }),
  fits: ({ set }, options) => set === (cardSet(options.cards) ?? cards),
})
