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
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const ShipTypeCard = v.object({
  id: shipId,
  code: v.pipe(v.string(), v.regex(/^[A-Z][a-z]$/)),
  class: v.picklist(['civil', 'military']),
  settlement: count,
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
  groups: v.array(
    v.tuple([
      v.pipe(count, v.minValue(1), v.maxValue(5)),
      v.pipe(v.number(), v.integer()),
      v.boolean(),
      count,
    ]),
  ),
  summary: v.string(),
  groupFields: v.array(v.string()),
  cardTotal: count,
  pointTotal: v.number(),
})

const Mode = v.object({
  id: v.picklist(['duel', 'trio', 'quartet', 'tandem']),
  players: v.picklist([2, 3, 4]),
  shipSet: v.picklist(['standard16', 'trio10']),
  scenarios: count,
  solarCardsPerScenario: count,
  solarCardsUnused: count,
  teams: v.nullable(v.array(v.array(count))),
  scoring: v.picklist(['individual', 'lowerOfTeam']),
  name: Names,
})

const SolarType = v.object({
  type: count,
  id: v.string(),
  count,
  fortified: v.optional(count),
  name: Names,
  values: v.object({ min: v.number(), max: v.number(), exact: v.optional(v.array(v.number())) }),
})

/** The card file. Whatever does not fit is refused with the path of the field. */
export const StellarCards = v.object({
  schema: v.literal(1),
  game: v.literal('stellar'),
  limits: v.object({
    fleetMax: count,
    handSize: count,
    sectorMaxCards: count,
    revealsPerTurn: v.literal(1),
    randomFleetPerClass: count,
  }),
  shipTypes: v.pipe(v.array(ShipTypeCard), v.length(9)),
  shipSets: v.object({ standard16: v.record(shipId, count), trio10: v.record(shipId, count) }),
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
    v.object({ types: v.array(count), sectors: v.array(v.array(count)), fromRules: v.optional(v.boolean()) }),
  ),
})

export type StellarCards = v.InferOutput<typeof StellarCards>
