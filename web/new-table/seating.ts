import { LEVELS, type Level } from '@sternentisch/bots/levels'
import { BOT_NAMES } from '@sternentisch/bots/names'
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
export const LEVEL_NAMES = Object.keys(LEVELS) as Level[]

export const usualChairs: readonly Chair[] = [0, 1, 2, 3].map((seat) => ({
  kind: seat === 0 ? 'person' : 'bot',
  level: 'normal',
  name: null,
}))

/** Somebody alone with bots is “you”; several people are called after their seats, bots are called after moons. */
export function nameOf(chairs: readonly Chair[], seat: number, { say }: Speech): string {
  const { kind, name } = chairs[seat]
  if (name !== null) return name
  const same = chairs.slice(0, seat).filter((each) => each.kind === kind).length
  if (kind === 'bot') return BOT_NAMES[same]
  const people = chairs.filter((each) => each.kind === 'person').length
  return people === 1 ? say('home.you') : say('home.person', { seat: letterOf(seat as Seat) })
}

const tidy = (name: string): string => name.trim().replace(/\s+/g, ' ')

export const playersOf = (chairs: readonly Chair[], speech: Speech): Player[] =>
  chairs.map(({ kind, level }, seat) => ({
    kind,
    name: tidy(nameOf(chairs, seat, speech)),
    budget: kind === 'bot' ? LEVELS[level] : 0,
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
