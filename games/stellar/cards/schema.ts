import { About, like } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'

const Names = v.strictObject({ en: v.string(), de: v.string(), fr: v.optional(v.string()) })
/** What is written down for people who read the file. */
const remark = v.optional(v.unknown())
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
const ships = between(0, 2) // lists of fleets know of one and of two

const ShipTypeCard = v.strictObject({
  id: shipId,
  code: like(/^[A-Z][a-z]$/, 'Fo'),
  class: v.picklist(['civil', 'military']),
  settlement: between(0, 99),
  ability: v.nullable(v.picklist(['look', 'warp', 'mend', 'rogue'])),
  name: Names,
  aliases: v.array(v.strictObject({ name: v.string(), where: v.string(), warning: v.optional(v.string()) })),
  role: v.string(),
  text: Names,
})

const Outcome = v.picklist(['win', 'lose', 'both'])

const Matrix = v.strictObject({
  status: v.string(),
  summary: v.string(),
  beats: v.record(v.string(), v.array(shipId)),
  outcome: v.record(v.string(), v.record(v.string(), Outcome)),
})

const Composition = v.strictObject({
  status: v.string(),
  /** type, value, fortified, number of cards */
  groups: v.array(v.tuple([solarType, points, v.boolean(), solarCards])),
  summary: v.string(),
  groupFields: v.array(v.string()),
  cardTotal: between(0, 999),
  pointTotal: between(-9999, 9999),
})

const Mode = v.strictObject({
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

const SolarType = v.strictObject({
  type: solarType,
  id: v.string(),
  count: solarCards,
  fortified: v.optional(solarCards),
  name: Names,
  values: v.strictObject({ min: points, max: points, exact: v.optional(v.array(points)) }),
})

/** The card file. Whatever does not fit is refused with the path of the field. */
export const StellarCards = v.strictObject({
  schema: v.literal(1),
  game: v.literal('stellar'),
  about: v.optional(About),
  ...{ title: remark, author: remark, source: remark, specification: remark, classes: remark },
  ...{ solarCards: remark, sectorCounts: remark },
  limits: v.strictObject({
    fleetMax: between(1, 9),
    handSize: between(1, 9),
    sectorMaxCards: between(1, 9),
    revealsPerTurn: v.literal(1),
    randomFleetPerClass: between(0, 9),
  }),
  shipTypes: v.pipe(v.array(ShipTypeCard), v.length(9)),
  shipSets: v.strictObject({ standard16: v.record(shipId, ships), trio10: v.record(shipId, ships) }),
  combat: v.strictObject({
    ...{ default: v.string(), uiNote: remark, reading: remark },
    matrices: v.strictObject({ apexSpy: Matrix, fiveCycle: Matrix, rammingKite: Matrix }),
  }),
  solarTypes: v.pipe(v.array(SolarType), v.length(5)),
  compositions: v.strictObject({
    default: v.string(),
    sets: v.strictObject({ balanced: Composition, twins: Composition, lowForts: Composition }),
  }),
  modes: v.array(Mode),
  options: v.array(
    v.strictObject({
      id: v.string(),
      values: v.array(v.union([v.string(), v.boolean()])),
      default: v.union([v.string(), v.boolean()]),
      ambiguities: v.array(v.string()),
    }),
  ),
  groupingExamples: v.array(
    v.strictObject({
      types: v.array(solarType),
      sectors: v.array(v.array(solarType)),
      fromRules: v.optional(v.boolean()),
    }),
  ),
})

export type StellarCards = v.InferOutput<typeof StellarCards>
