import { About } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'

const Names = v.object({ en: v.string(), de: v.string() })
const shipId = v.picklist([
  'founder',
  'warpRing',
  'mend',
  'rogue',
  'destroyer',
  'slicer',
  'crusher',
  'foil',
  'kite',
])
/** Every number has bounds. */
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const solarType = between(1, 5)
const points = between(-99, 99)
const solarCards = between(0, 99)
const ships = between(0, 3) // a fleet counts each type in two bits

const ShipTypeCard = v.object({
  id: shipId,
  code: v.pipe(v.string(), v.regex(/^[A-Z][a-z]$/)),
  class: v.picklist(['civil', 'military']),
  settlement: between(0, 99),
  ability: v.nullable(v.picklist(['look', 'warp', 'mend', 'rogue'])),
  name: Names,
  aliases: v.array(v.object({ name: v.string(), where: v.string(), warning: v.optional(v.string()) })),
  role: v.string(),
  text: Names,
})

const Outcome = v.picklist(['win', 'lose', 'both'])

const Matrix = v.object({
  status: v.string(),
  summary: v.string(),
  beats: v.record(v.string(), v.array(shipId)),
  outcome: v.record(v.string(), v.record(v.string(), Outcome)),
})

const Composition = v.object({
  status: v.string(),
  /** type, value, fortified, number of cards */
  groups: v.array(v.tuple([solarType, points, v.boolean(), solarCards])),
  summary: v.string(),
  groupFields: v.array(v.string()),
  cardTotal: between(0, 999),
  pointTotal: between(-9999, 9999),
})

const Mode = v.object({
  id: v.picklist(['duel', 'trio', 'quartet', 'tandem']),
  players: v.picklist([2, 3, 4]),
  shipSet: v.picklist(['standard16', 'trio10']),
  scenarios: between(1, 9),
  /** Each may open a sector, and ten sectors have room and notation. */
  solarCardsPerScenario: between(1, 10),
  solarCardsUnused: solarCards,
  teams: v.nullable(v.array(v.array(between(0, 3)))),
  scoring: v.picklist(['individual', 'lowerOfTeam']),
  name: Names,
})

const SolarType = v.object({
  type: solarType,
  id: v.string(),
  count: solarCards,
  fortified: v.optional(solarCards),
  name: Names,
  values: v.object({ min: points, max: points, exact: v.optional(v.array(points)) }),
})

/** The card file. Whatever does not fit is refused with the path of the field. */
export const StellarCards = v.object({
  schema: v.literal(1),
  game: v.literal('stellar'),
  about: v.optional(About),
  limits: v.object({
    fleetMax: between(1, 9),
    handSize: between(1, 9),
    sectorMaxCards: between(1, 9),
    revealsPerTurn: v.literal(1),
    randomFleetPerClass: between(0, 9),
  }),
  shipTypes: v.pipe(v.array(ShipTypeCard), v.length(9)),
  shipSets: v.object({ standard16: v.record(shipId, ships), trio10: v.record(shipId, ships) }),
  combat: v.object({
    default: v.string(),
    matrices: v.object({ apexSpy: Matrix, fiveCycle: Matrix, rammingKite: Matrix }),
  }),
  solarTypes: v.pipe(v.array(SolarType), v.length(5)),
  compositions: v.object({
    default: v.string(),
    sets: v.object({ balanced: Composition, twins: Composition, lowForts: Composition }),
  }),
  modes: v.array(Mode),
  options: v.array(
    v.object({
      id: v.string(),
      values: v.array(v.union([v.string(), v.boolean()])),
      default: v.union([v.string(), v.boolean()]),
      ambiguities: v.array(v.string()),
    }),
  ),
  groupingExamples: v.array(
    v.object({
      types: v.array(solarType),
      sectors: v.array(v.array(solarType)),
      fromRules: v.optional(v.boolean()),
    }),
  ),
})

export type StellarCards = v.InferOutput<typeof StellarCards>
