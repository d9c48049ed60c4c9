import type { Draws } from '@sternentisch/kernel'
import { grid, type Page, type Preset } from '@sternentisch/kernel/terminal'
import { kitFor, knownShips } from '../reading/sight.ts'
import { fleetAction } from '../rules/action.ts'
import { countIn, EMPTY, fleetFrom, fullFleet, randomFleet, sizeOf, smallestFleet } from '../rules/fleets.ts'
import { write } from '../rules/notation.ts'
import { isMilitary, SHIP_CODES, SHIP_NAMES, SHIPS, type Ship, shipOfCode } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { reserveOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { codesOf } from '../words/ships.ts'
import { roleOf } from './charts.ts'

const reserveFor = (view: View): Ship[] =>
  typeof view.viewer === 'number' ? knownShips(view.zones[reserveOf(view.viewer)]) : []

/** The ships to choose from, civil on the left and military on the right, and an example to type. */
export function explainTyping(view: View, speech: Speech, page: Page): string {
  const reserve = reserveFor(view)
  const max = fullFleet(reserve.length)
  const forced = smallestFleet(view.options, reserve.length) > 0
  const example = codesOf(exampleFrom(reserve, max))
  const cell = (ship: Ship): string[] => [
    `  ${reserve.filter((each) => each === ship).length}×${SHIP_CODES[ship]}`,
    SHIP_NAMES[ship],
    isMilitary(ship) ? '' : String(kitFor(view).settlement[ship]),
    roleOf(view, ship, speech),
  ]
  const there = SHIPS.filter((ship) => reserve.includes(ship))
  const civil = there.filter((ship) => !isMilitary(ship)).map(cell)
  const military = there.filter(isMilitary).map(cell)
  const rows = Array.from({ length: Math.max(civil.length, military.length) }, (_, at) => [
    ...(civil[at] ?? ['', '', '', '']),
    ...(military[at] ?? ['', '', '', '']).filter((_cell, column) => column !== 2),
  ])
  const columns = Array.from({ length: 7 }, () => ({}))
  return [
    grid(rows, columns, page.width),
    speech.say(forced ? 'stellar.type.fleetAll' : 'stellar.type.fleet', { max, example }),
  ].join('\n')
}

/** A fleet with some of both classes, to show how one is typed. */
function exampleFrom(reserve: readonly Ship[], size: number): Ship[] {
  const types = SHIPS.filter((ship) => reserve.includes(ship))
  const half = Math.ceil(size / 2)
  const mixed = [
    ...types.filter((ship) => !isMilitary(ship)).slice(0, half),
    ...types.filter(isMilitary).slice(0, size - half),
  ]
  const rest = [...reserve]
  for (const ship of mixed) rest.splice(rest.indexOf(ship), 1)
  return [...mixed, ...rest].slice(0, size)
}

/** Ready-made fleets; `earlier` are the moves this seat has made. */
export function presets(view: View, earlier: readonly string[], draws: Draws): Preset[] {
  if (view.pending.at(-1)?.kind !== 'fleets') return []
  const reserve = reserveFor(view)
  const least = smallestFleet(view.options, reserve.length)
  const named = (word: string, fleet: number): Preset[] =>
    sizeOf(fleet) >= least ? [{ word, move: write(fleetAction(fleet)) }] : []
  const last = earlier.filter((move) => move.startsWith('fleet ')).at(-1)
  return [
    ...named('random', randomFleet(reserve, draws)),
    ...(last ? named('last', stillThere(last, reserve)) : []),
    ...named('none', EMPTY),
  ]
}

/** The last fleet, without the ships that have been lost since. */
function stillThere(move: string, reserve: readonly Ship[]): number {
  const there = fleetFrom(reserve)
  const wanted = fleetFrom(
    move
      .split(' ')
      .slice(1)
      .map((code) => shipOfCode(code)!),
  )
  return fleetFrom(
    SHIPS.flatMap((ship) => Array<Ship>(Math.min(countIn(there, ship), countIn(wanted, ship))).fill(ship)),
  )
}

/** What people type for short, in notation: lower case, ships without `fleet`, words for signs. */
export function spellOut(view: View, typed: string): string {
  const text = typed.trim()
  if (view.pending.at(-1)?.kind === 'fleets') return spellFleet(text) ?? text
  const move = text
    .replace(/[A-Za-z]{2}(?![A-Za-z])/g, (word) => codeOf(word) ?? word)
    .replace(/(x|^>)\s*([a-d])/i, (_, sign: string, seat: string) => sign.toLowerCase() + seat.toUpperCase())
    .replace(/^(Ro|Me|Wr)(?=[x<\d])/, (ship) => (ship === 'Me' ? ship : `${ship} `))
  if (/^Me<[A-Z][a-z]$/.test(move) && !mendsOpen(view)) return `${move}~`
  return move
}

const codeOf = (word: string): string | null =>
  SHIP_CODES.find((code) => code.toLowerCase() === word.toLowerCase()) ?? null

/** ST-10.2: there is no choice, so nobody needs to type the facing. */
function mendsOpen(view: View): boolean {
  const frame = view.pending.at(-1)
  return frame?.kind !== 'ability' || frame.place > 0
}

/** `fo 2sl kite` is a fleet; null if some word names no ship. */
function spellFleet(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/^fleet\b/, '')
    .replace(/warp ring/g, 'wr')
    .split(/[\s,+]+/)
    .filter(Boolean)
  const ships: string[] = []
  for (const word of words) {
    const [, times, name] = /^([1-9]?)[x×*]?([a-z]+)$/.exec(word) ?? []
    const ship = SHIPS.find(
      (each) => SHIP_CODES[each].toLowerCase() === name || SHIP_NAMES[each].toLowerCase() === name,
    )
    if (ship === undefined) return null
    ships.push(...Array<string>(Number(times || 1)).fill(SHIP_CODES[ship]))
  }
  if (ships.length === 0 && text.toLowerCase() !== 'fleet') return null
  return ['fleet', ...ships].join(' ')
}
