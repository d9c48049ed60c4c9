import { kitCache, type Layout } from '@sternentisch/kernel'
import { cardSet, type StellarCards } from '../cards/index.ts'
import { modeOf, type Options, optionSchema } from './options.ts'
import { CLASS_OF, SHIPS, shipSet } from './ships.ts'
import { zonesFor } from './zones.ts'

export interface SolarFace {
  readonly type: number
  readonly value: number
  readonly fortified: boolean
}

/** All that the options fix before the first card is dealt. */
export interface Kit {
  readonly options: Options
  readonly cards: StellarCards
  /** Ship → settlement points (ST-14.2). */
  readonly settlement: readonly number[]
  readonly players: number
  readonly teams: boolean
  readonly scenarios: number
  readonly solarPerScenario: number
  /** Ships of one player, by type. */
  readonly set: readonly number[]
  /** Card numbers: the ships of seat s start at s × setSize, the solar cards after all ships. */
  readonly setSize: number
  readonly firstSolar: number
  /** Pool → its cards: the ships of each player, then the solar cards. */
  readonly pools: readonly (readonly number[])[]
  readonly layout: Layout
  /** Face → printed values, for the faces of solar cards. */
  readonly solar: readonly (SolarFace | undefined)[]
  /** Attacker's and defender's type → 1 the attacker wins, −1 it loses, 0 both are destroyed (ST-7.6). */
  readonly outcome: readonly (readonly number[])[]
}

/** The backs of solar cards show their type; they follow the two classes of ships. */
const solarBack = (type: number): number => 1 + type
export const typeOfBack = (back: number): number => back - 1

const RESULT = { win: 1, lose: -1, both: 0 }

function build(options: Options): Kit {
  const cards = cardSet(options.cards)
  const mode = modeOf(options)
  const set = shipSet(mode.shipSet, cards)
  const fleet = SHIPS.flatMap((ship) => Array<number>(set[ship]).fill(ship))
  const { groups } = cards.compositions.sets[options.composition]
  const firstFace = SHIPS.length
  const solarFaces = groups.flatMap(([, , , count], group) => Array<number>(count).fill(firstFace + group))
  const seats = Array.from({ length: mode.players }, (_, seat) => seat)
  const { outcome } = cards.combat.matrices[options.combatMatrix]
  const ids = cards.shipTypes.map((type) => type.id)
  const pool = [...seats.flatMap((seat) => fleet.map(() => seat)), ...solarFaces.map(() => mode.players)]
  return {
    options,
    cards,
    settlement: cards.shipTypes.map((type) => type.settlement),
    players: mode.players,
    teams: mode.teams !== null,
    scenarios: mode.scenarios,
    solarPerScenario: mode.solarCardsPerScenario,
    set,
    setSize: fleet.length,
    firstSolar: fleet.length * mode.players,
    pools: [...seats, mode.players].map((each) =>
      pool.map((_, card) => card).filter((card) => pool[card] === each),
    ),
    layout: {
      // No scenario has more than nine sectors: after the fifth, types have to start again from below.
      zones: zonesFor(mode.players, mode.solarCardsPerScenario),
      face: [...seats.flatMap(() => fleet), ...solarFaces],
      back: [...CLASS_OF, ...groups.map(([type]) => solarBack(type))],
      pool,
    },
    solar: [
      ...SHIPS.map(() => undefined),
      ...groups.map(([type, value, fortified]) => ({ type, value, fortified })),
    ],
    outcome: ids.map((row) => ids.map((column) => RESULT[outcome[row]?.[column] ?? 'both'])),
  }
}

export const kitOf = kitCache({
  options: optionSchema,
  build,
  fits: ({ cards }, options) => cards === cardSet(options.cards),
})
