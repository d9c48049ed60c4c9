import { kitCache, type Layout } from '@sternentisch/kernel'
import { type CardSet, shelved } from '../cards/index.ts'
import { type Design, designsOf, numbered, type PlaceDesign, placesIn } from './designs.ts'
import { type Options, optionSchema } from './options.ts'
import { DECK_POOL, PLACE_NUMBERS, PLACE_POOL, PLACES, zonesFor } from './zones.ts'

/** All that the card set and the options fix before the first card is dealt. */
export interface Kit {
  readonly set: CardSet
  readonly options: Options
  /** Number → design, from `first` on. Own sets have large numbers: this is no list to go through. */
  readonly designs: readonly Design[]
  readonly first: number
  readonly places: readonly PlaceDesign[]
  /** Cards of the deck have the first numbers, the places follow. */
  readonly deckSize: number
  /** Card → its design. Faces of cards are the numbers of their designs; those of places come after them. */
  readonly designOf: readonly number[]
  readonly isFigure: readonly boolean[]
  /** The same as 1 or 0: whoever adds it up does not have to guess what comes next. */
  readonly asFigure: readonly number[]
  readonly isReinforcement: readonly boolean[]
  readonly isCollective: readonly boolean[]
  /** Face of a place → place. */
  readonly firstPlace: number
  /** Where rules move cards it does not matter which places are in play. */
  readonly layout: Layout
  /** Number of the demanding place (0 to 2), plus 1; 0 if it is not in play → who can lie where. */
  readonly layouts: readonly Layout[]
  /** The place that not everybody can go to (SN-10.4), or −1. */
  readonly demanding: number
}

/** Backs nobody sees; they say what the rules let lie where. */
const OTHER = 0
const UNFIT_FIGURE = 1
const FIT_FIGURE = 2
const FIGURES = [UNFIT_FIGURE, FIT_FIGURE]

function build(options: Options): Kit {
  const { set, first } = shelved(options.cards)
  const own = designsOf(set.cards)
  const designs = numbered(first, own)
  const places = placesIn(set, own, first)
  const deck = set.cards.flatMap(({ copies }, at) => Array<number>(copies).fill(first + at))
  const demanding = places.findIndex(({ admits }) => admits !== null)
  const admits = places[demanding]?.admits
  const firstPlace = first + own.length
  const faces = [...deck, ...places.map((_, place) => firstPlace + place)]
  const back = numbered(first, [
    ...own.map(({ kind }, at) =>
      kind !== 'figure' ? OTHER : (admits?.[first + at] ?? true) ? FIT_FIGURE : UNFIT_FIGURE,
    ),
    ...places.map(() => OTHER),
  ])
  const pool = faces.map((_, card) => (card < deck.length ? DECK_POOL : PLACE_POOL))
  // SN-14.2: unless figures are checked only when they turn up, whoever lies at the demanding place fits it.
  const vouched = options.existenceCheck === 'arrival' ? [FIT_FIGURE] : FIGURES
  const layouts = [-1, ...PLACE_NUMBERS].map((at) => ({
    zones: zonesFor(PLACE_NUMBERS.map((place) => (place === at ? vouched : FIGURES))),
    face: faces,
    back,
    pool,
  }))
  const isKind = (kind: string): boolean[] => faces.map((face) => designs[face]?.kind === kind)
  return {
    set,
    options,
    designs,
    first,
    places,
    deckSize: deck.length,
    designOf: faces,
    isFigure: isKind('figure'),
    asFigure: isKind('figure').map(Number),
    isReinforcement: isKind('reinforcement'),
    isCollective: isKind('collective'),
    firstPlace,
    layout: layouts[0],
    layouts,
    demanding,
  }
}

export const kitOf = kitCache({
  options: optionSchema,
  build,
  fits: ({ set }, options) => set === shelved(options.cards).set,
})

/** The number of a card of this set; −1 if it has no such card. */
export function designNamed({ set, first }: Kit, id: string): number {
  const at = set.cards.findIndex((card) => card.id === id)
  return at < 0 ? at : first + at
}

/** Which place of the card set lies at one of the three numbers: their cards follow those of the deck in the order of the set. */
export const placeAt = (kit: Kit, zones: readonly (readonly number[])[], place: number): PlaceDesign =>
  kit.places[zones[PLACES][place] - kit.deckSize]

/** What can lie where, with the demanding place at one of the three numbers; −1: not in play. */
export const layoutWith = (kit: Kit, at: number): Layout => kit.layouts[kit.demanding < 0 ? 0 : at + 1]
