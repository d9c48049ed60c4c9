import { budgetOf, type Level, USUAL } from '@sternentisch/bots/levels'
import { botName } from '@sternentisch/bots/names'
import { letterOf, type Seat } from '@sternentisch/kernel'
import type { Player } from '../matches/store.ts'
import type { Speech } from '../text/index.ts'

/** A seat while the table is being set up. */
export interface Chair {
  readonly kind: Player['kind']
  readonly level: Level
  /** What was typed; null as long as the usual name will do. */
  readonly name: string | null
}

export const LONGEST_NAME = 20

export const usualChairs: readonly Chair[] = [0, 1, 2, 3].map((seat) => ({
  kind: seat === 0 ? 'person' : 'bot',
  level: USUAL,
  name: null,
}))

/** Somebody alone with bots is “you”; several people are called after their seats, bots after their level. */
export function nameOf(chairs: readonly Chair[], seat: number, { say }: Speech): string {
  const { kind, level, name } = chairs[seat]
  if (name !== null) return name
  if (kind === 'bot') return botName(level, sameBefore(chairs, seat))
  const people = chairs.filter((each) => each.kind === 'person').length
  return people === 1 ? say('home.you') : say('home.person', { seat: letterOf(seat as Seat) })
}

/** How many bots of the same level sit before this one. */
export const sameBefore = (
  chairs: readonly { readonly kind: string; readonly level: Level }[],
  seat: number,
): number =>
  chairs.slice(0, seat).filter(({ kind, level }) => kind === 'bot' && level === chairs[seat].level).length

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ')

export const playersOf = (chairs: readonly Chair[], speech: Speech): Player[] =>
  chairs.map(({ kind, level }, seat) => ({
    kind,
    name: tidy(nameOf(chairs, seat, speech)),
    budget: kind === 'bot' ? budgetOf(level) : 0,
  }))

export interface Fault {
  readonly seat: number
  readonly message: string
}

/** A name must fit on the table and into a log, where `#` starts a remark. */
export function faultIn(players: readonly Player[], { say }: Speech): Fault | null {
  for (const [seat, { name }] of players.entries()) {
    const length = [...name].length
    if (length < 1 || length > LONGEST_NAME || name.includes('#')) {
      return {
        seat,
        message: say('home.new.wrong.name', { seat: letterOf(seat as Seat), max: LONGEST_NAME }),
      }
    }
    if (players.findIndex((other) => other.name === name) < seat) {
      return { seat, message: say('home.new.wrong.same', { name }) }
    }
  }
  return null
}
