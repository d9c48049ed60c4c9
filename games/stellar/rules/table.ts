import type { Cards, Random, Result, Seat, Tell } from '@sternentisch/kernel'
import type { StellarEvent } from './events.ts'
import type { Kit } from './kit.ts'
import type { Options } from './options.ts'

/**
 * What waits to be done; the last frame comes first. Frames name places, never cards, so that they are the
 * same for every viewer. Only the fleets picked so far are secret.
 */
export type Frame =
  | { kind: 'fleets'; picks: number[] }
  | { kind: 'turn'; seat: Seat; step: Step }
  /** `turned`: the ship lay face-down before, and was revealed or turned up by a Warp Ring. */
  | { kind: 'ability'; seat: Seat; sector: number; place: number; turned: boolean }
  | { kind: 'battle'; seat: Seat; sector: number; place: number }
  | { kind: 'scenarioEnd' }

export type Step = 'play' | 'reveal' | 'draw'

/** In `picks`: no fleet yet; a fleet that the viewer may not see. */
export const NOT_READY = -1
export const READY = -2

export interface Table {
  options: Options
  /** 1 for the first. */
  scenario: number
  start: Seat
  /** How many sectors this scenario has. */
  sectors: number
  cards: Cards
  pending: Frame[]
  result: Result | null
}

/** What a rule needs to see. */
export interface Looking {
  readonly cards: Cards
  readonly kit: Kit
}

/** Everything a rule needs while an action is carried out. */
export interface Playing extends Looking {
  readonly table: Table
  readonly random: Random
  readonly tell: Tell<StellarEvent> | undefined
}

export const leftOf = (kit: Kit, seat: Seat): Seat => ((seat + 1) % kit.players) as Seat

/** ST-7.2, ST-19.1: in Tandem opposite seats are one side. */
export const sameSide = (kit: Kit, a: number, b: number): boolean =>
  a === b || (kit.teams && (a + b) % 2 === 0)
