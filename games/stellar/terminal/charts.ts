import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { grid, nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { isMilitary, SETTLEMENT, SHIP_CODES, SHIP_NAMES, SHIPS, type Ship } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { kitFor, seatsAt } from './sight.ts'
import { countsOf, doesWhat, figure, solarName, solarShort } from './words.ts'

const MILITARY_SHIPS = SHIPS.filter(isMilitary)
const MARKS = ['−', '×', '+']

/** Who beats whom, from the matrix this table plays with. */
export function matrixChart(view: View, speech: Speech, page: Page): string {
  const { outcome } = kitFor(view)
  const rows = MILITARY_SHIPS.map((row) => [
    `  ${SHIP_CODES[row]} ${SHIP_NAMES[row]}`,
    ...MILITARY_SHIPS.map((column) => MARKS[outcome[row][column] + 1]),
  ])
  const head = ['', ...MILITARY_SHIPS.map((ship) => SHIP_CODES[ship])]
  const chart = grid(
    [head, ...rows],
    [{}, ...MILITARY_SHIPS.map(() => ({ align: 'right' as const }))],
    page.width,
  )
  return [speech.say('stellar.matrix.title'), chart, speech.say('stellar.matrix.legend')].join('\n')
}

/** What a military ship beats, in codes. */
export function beatenBy(view: View, ship: Ship): string {
  const { outcome } = kitFor(view)
  return MILITARY_SHIPS.filter((other) => outcome[ship][other] > 0)
    .map((other) => SHIP_CODES[other])
    .join(' ')
}

export function roleOf(view: View, ship: Ship, speech: Speech): string {
  if (!isMilitary(ship)) return doesWhat(speech, ship, 'role')
  const ships = beatenBy(view, ship)
  return ships ? speech.say('stellar.role.beats', { ships }) : speech.say('stellar.role.beatsNothing')
}

/** Every ship with what it does. */
export function shipsChart(view: View, speech: Speech, page: Page): string {
  const { set } = kitFor(view)
  const rows = SHIPS.map((ship) => [
    `${set[ship]}× ${SHIP_CODES[ship]} ${SHIP_NAMES[ship]}`,
    isMilitary(ship)
      ? `${roleOf(view, ship, speech)}.`
      : `${speech.say('stellar.ships.points', { n: SETTLEMENT[ship] })}. ${doesWhat(speech, ship, 'ability')}`,
  ])
  const military = speech.say('stellar.ability.military')
  return [grid(rows, [{}, { grows: true }], page.width), wrap(military, page.width)].join('\n')
}

/** §11 Black-hole arithmetic, and §7.4: what any hidden ship can still be. */
export function unseenChart(view: View, speech: Speech, page: Page): string {
  const solar = unseenSolar(view)
  const rows = [1, 2, 3, 4, 5].map((type) => {
    const values = solar
      .filter((face) => face.type === type)
      .map((face) => `${figure(face.value)}${face.fortified ? 'F' : ''}`)
    return [`  ${solarShort(speech, type)}`, solarName(speech, type), values.join(' ') || '–']
  })
  const lines = [speech.say('stellar.unseen.solar'), grid(rows, [{}, {}, { grows: true }], page.width)]
  for (const seat of seatsAt(view)) {
    if (seat === view.viewer || view.viewer === 'all') continue
    lines.push(speech.say('stellar.unseen.ships', { who: nameOf(page, seat) }))
    lines.push(
      wrap(`  ${countsOf(unplacedShips(view, seat)) || speech.say('stellar.unseen.none')}`, page.width, '  '),
    )
  }
  return lines.join('\n')
}

/** The solar cards of the box minus those whose points the viewer has seen. */
function unseenSolar(view: View) {
  const { layout, solar, players } = kitFor(view)
  const left = layout.face.filter((face) => solar[face])
  view.zones.forEach((zone, index) => {
    if (layout.zones[index].pool !== players) return
    for (const { face } of zone.cards) if (face !== UNKNOWN) left.splice(left.indexOf(face), 1)
  })
  return left.map((face) => solar[face]!)
}

/** A player's set minus the ships that the viewer can place. */
function unplacedShips(view: View, seat: Seat): Ship[] {
  const { layout } = kitFor(view)
  const left = layout.face.filter((_, card) => layout.pool[card] === seat)
  view.zones.forEach((zone, index) => {
    if (layout.zones[index].pool !== seat) return
    for (const { face } of zone.cards) if (face !== UNKNOWN) left.splice(left.indexOf(face), 1)
  })
  return left
}
