import { remember } from '@sternentisch/kernel'
import type { Fleet } from './fleets.ts'
import type { Ship } from './ships.ts'

export type Kind = 'fleet' | 'play' | 'reveal' | 'pass' | 'lapse' | 'foe' | 'warp' | 'mend' | 'rogue'

/**
 * What a player decides, named as a person would: a type of ship and a place. Every action has every field, −1
 * where it means nothing, and equal actions are one object: a single shape that is hardly ever allocated in play
 * is what makes random play fast.
 */
export interface Action {
  readonly kind: Kind
  readonly ship: Ship
  readonly sector: number
  readonly place: number
  readonly seat: number
  /** The sector a Warp Ring moves to. */
  readonly to: number
  /** Face-up? */
  readonly up: boolean
  readonly fleet: Fleet
}

/** Built field by field in one place, so that all actions have one shape. */
const the = ({
  kind = 'pass',
  ship = -1,
  sector = -1,
  place = -1,
  seat = -1,
  to = -1,
  up = false,
  fleet = -1,
}: Partial<Action>): Action => ({
  kind,
  ship,
  sector,
  place,
  seat,
  to,
  up,
  fleet,
})

export const PASS: Action = the({})

const table = <T>(size: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: size }, (_, i) => make(i))

const SECTORS = 10
const DEEPEST = 16

const fleets = new Map<Fleet, Action>()
export const fleetAction = (fleet: Fleet): Action =>
  remember(fleets, fleet, () => the({ kind: 'fleet', fleet }))

/** For an action that is played and forgotten: to find one of thousands of fleets takes longer than to make it again. */
export const passingFleet = (fleet: Fleet): Action => ({
  kind: 'fleet',
  ship: -1,
  sector: -1,
  place: -1,
  seat: -1,
  to: -1,
  up: false,
  fleet,
})

const plays = table(9 * SECTORS * 2, (index) => {
  const ship = Math.floor(index / (SECTORS * 2))
  return the({ kind: 'play', ship, sector: Math.floor(index / 2) % SECTORS, up: index % 2 === 1 })
})
export const playAction = (ship: Ship, sector: number, up: boolean): Action =>
  plays[ship * SECTORS * 2 + sector * 2 + (up ? 1 : 0)]

const reveals = table(9, (ship) => table(SECTORS, (sector) => the({ kind: 'reveal', ship, sector })))
export const revealAction = (ship: Ship, sector: number): Action => reveals[ship][sector]

const lapses = table(9, (ship) => the({ kind: 'lapse', ship }))
export const lapseAction = (ship: Ship): Action => lapses[ship]

const foes = table(4, (seat) => the({ kind: 'foe', seat }))
export const foeAction = (seat: number): Action => foes[seat]

const warps = table(SECTORS, (sector) =>
  table(DEEPEST, (place) => table(SECTORS, (to) => the({ kind: 'warp', sector, place, to }))),
)
export const warpAction = (sector: number, place: number, to: number): Action => warps[sector][place][to]

const mends = table(9, (ship) => [false, true].map((up) => the({ kind: 'mend', ship, up })))
export const mendAction = (ship: Ship, up: boolean): Action => mends[ship][up ? 1 : 0]

const rogues = table(4, (seat) =>
  table(SECTORS, (sector) => table(DEEPEST, (place) => the({ kind: 'rogue', seat, sector, place }))),
)
export const rogueAction = (seat: number, sector: number, place: number): Action =>
  rogues[seat][sector][place]
