import { figure } from '@sternentisch/kernel'
import { grid, nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { beatenBy } from '../reading/combat.ts'
import { kitFor, seatsAt } from '../reading/sight.ts'
import { unplacedShips, unseenSolar } from '../reading/unseen.ts'
import { isMilitary, SHIP_CODES, SHIP_NAMES, SHIPS, type Ship } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { codesOf, doesWhat } from '../words/ships.ts'
import { solarName, solarShort } from '../words/solar.ts'
import { countsOf } from './short.ts'

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

export function roleOf(view: View, ship: Ship, speech: Speech): string {
  if (!isMilitary(ship)) return doesWhat(speech, ship, 'role')
  const ships = codesOf(beatenBy(view, ship))
  return ships ? speech.say('stellar.role.beats', { ships }) : speech.say('stellar.role.beatsNothing')
}

/** Every ship with what it does. */
export function shipsChart(view: View, speech: Speech, page: Page): string {
  const { set, settlement } = kitFor(view)
  const rows = SHIPS.map((ship) => [
    `${set[ship]}× ${SHIP_CODES[ship]} ${SHIP_NAMES[ship]}`,
    isMilitary(ship)
      ? `${roleOf(view, ship, speech)}.`
      : `${speech.say('stellar.ships.points', { n: settlement[ship] })}. ${doesWhat(speech, ship, 'ability')}`,
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
