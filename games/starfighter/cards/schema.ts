import { About, like } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'

/** Every number has a bound, far above what the built-in set prints: no file can make a round without end. */
const upTo = (most: number, least = 0) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const MOST_HULL = 99
const MOST_SYMBOLS = 9
const MOST_CARDS = 400
const MOST_BOARDS = 50
const Names = v.strictObject({ en: v.string(), de: v.string(), fr: v.string() })
const mode = v.picklist(['training', 'skirmish', 'ultimate'])

/** The triggered effects: a closed vocabulary, carried out by `rules/effects.ts`. */
export const EFFECT_IDS = [
  'draw',
  'moveHorizontal',
  'moveVertical',
  'moveFree',
  'pivot',
  'destroy',
  'hitEnemy',
  'hitOwn',
  'barrelRoll',
  'hitFighter',
] as const

/** What is printed in one half of a face. One effect at most: that every chain comes to an end rests on it. */
const HalfFace = v.strictObject({
  fighters: upTo(4),
  effects: v.pipe(v.array(v.picklist(EFFECT_IDS)), v.maxLength(1)),
  shields: v.picklist([0, 2, 3, 4]),
  forceField: v.boolean(),
})
export type HalfFace = v.InferOutput<typeof HalfFace>

interface Face {
  readonly upper: HalfFace
  readonly lower: HalfFace
}

/** SF-6.31, SF-A28, SF-A33: what a face must and may not show. */
const hasFighters = ({ upper, lower }: Face): boolean => upper.fighters + lower.fighters > 0
const protections = ({ shields, forceField }: HalfFace): number => Number(shields > 0) + Number(forceField)
const oneProtection = ({ upper, lower }: Face): boolean => protections(upper) + protections(lower) <= 1
const oneSymbolEach = ({ upper, lower }: Face): boolean =>
  [upper, lower].every((half) => half.effects.length + protections(half) <= 1)
const noEffectTwice = ({ upper, lower }: Face): boolean =>
  upper.effects.length === 0 || upper.effects[0] !== lower.effects[0]

const Card = v.pipe(
  v.strictObject({
    /** Level and number once more: whatever else it is, is one fault and not two. */
    id: v.string(),
    number: upTo(999, 1),
    level: v.picklist([0, 1, 2, 3]),
    /** Green: Training. */
    colour: v.picklist(['green', 'blue']),
    /** A call sign, the same in all languages. */
    name: v.pipe(v.string(), v.nonEmpty()),
    upper: HalfFace,
    lower: HalfFace,
  }),
  v.check(
    ({ id, level, number }) => id === `${level}-${String(number).padStart(2, '0')}`,
    'starfighter.cards.id',
  ),
  v.check((face) => hasFighters(face), 'starfighter.cards.fighter'),
  v.check((face) => oneProtection(face), 'starfighter.cards.protection'),
  v.check((face) => oneSymbolEach(face), 'starfighter.cards.symbol'),
  v.check((face) => noEffectTwice(face), 'starfighter.cards.effect'),
)
export type Card = v.InferOutput<typeof Card>

const Cruiser = v.strictObject({
  id: like(/^[a-z]+$/, 'ares'),
  name: v.string(),
  board: upTo(MOST_BOARDS, 1),
  side: v.picklist(['A', 'B']),
  modes: v.pipe(v.array(mode), v.maxLength(3)),
  hull: upTo(MOST_HULL, 1),
  sectors: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          slots: v.picklist([1, 2, 3, 4]),
          draw: v.pipe(v.array(upTo(MOST_SYMBOLS)), v.maxLength(4)),
        }),
        v.check(({ slots, draw }) => draw.length <= slots, 'starfighter.cards.slot'),
      ),
    ),
    v.length(5),
  ),
})
export type Cruiser = v.InferOutput<typeof Cruiser>

/** All that share an ID are named: in a list of a hundred nobody finds them otherwise. */
const distinct = <Each extends { readonly id: string }>(field: keyof Each & string, message: string) =>
  v.rawCheck<Each[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: all } = dataset
    for (const [at, each] of all.entries()) {
      if (!all.some(({ id }, other) => other !== at && id === each.id)) continue
      addIssue({
        message,
        path: [
          { type: 'array', origin: 'value', input: all, key: at, value: each },
          { type: 'object', origin: 'value', input: each, key: field, value: each[field] },
        ],
      })
    }
  })

/** The card file. Whatever does not fit is refused with the card and the field. */
export const StarfighterCards = v.strictObject({
  schema: v.literal('sternentisch/starfighter-cards'),
  schemaVersion: v.literal(1),
  contentVersion: v.string(),
  about: v.optional(About),
  note: v.string(),
  effects: v.array(
    v.strictObject({
      id: v.picklist([...EFFECT_IDS, 'shields', 'forceField']),
      code: v.string(),
      kind: v.picklist(['triggered', 'static']),
      target: v.string(),
      modes: v.pipe(v.array(mode), v.maxLength(3)),
      values: v.optional(v.pipe(v.array(upTo(9)), v.maxLength(9))),
      names: Names,
    }),
  ),
  /** Nothing happens on a back, and nothing protects it: that chains and battles come to an end rests on it. */
  back: v.pipe(
    v.strictObject({ level: v.literal(0), upper: HalfFace, lower: HalfFace }),
    v.check((face) => hasFighters(face), 'starfighter.cards.fighter'),
    v.check(
      ({ upper, lower }) =>
        upper.effects.length + lower.effects.length + protections(upper) + protections(lower) === 0,
      'starfighter.cards.back',
    ),
  ),
  cards: v.pipe(
    v.array(Card),
    v.minLength(25),
    v.maxLength(MOST_CARDS),
    distinct<Card>('number', 'starfighter.cards.twice'),
    v.check((cards) => cards.some(({ colour }) => colour === 'green'), 'starfighter.cards.green'),
  ),
  boards: v.pipe(
    v.array(v.strictObject({ board: upTo(MOST_BOARDS, 1), sides: v.tuple([v.string(), v.string()]) })),
    v.maxLength(MOST_BOARDS),
  ),
  cruisers: v.pipe(
    v.array(Cruiser),
    v.minLength(2),
    v.maxLength(2 * MOST_BOARDS),
    distinct<Cruiser>('id', 'starfighter.cards.cruiser'),
    v.check((all) => trainingBoards(all) >= 2, 'starfighter.cards.boards'),
  ),
})
export type StarfighterCards = v.InferOutput<typeof StarfighterCards>

const trainingBoards = (cruisers: Cruiser[]): number =>
  new Set(cruisers.flatMap(({ modes, board }) => (modes.includes('training') ? [board] : []))).size
