import { AUDIENCE, letterOf, type Seat, seatsIn, seatsUpTo, type Viewers } from '@sternentisch/kernel'
import { type Kit, kitOf } from '../rules/kit.ts'
import { SHIP_CODES } from '../rules/ships.ts'
import { type Frame, NOT_READY, type Table } from '../rules/table.ts'
import { writeSolar } from '../rules/written.ts'
import {
  deckOf,
  discardOf,
  fleetOf,
  handOf,
  removedOf,
  reserveOf,
  solarIn,
  stackIn,
  wonBy,
} from '../rules/zones.ts'

/** The whole table as text, in the notation that `read-scene.ts` reads. */
export const draw = (table: Table): string => [...linesOf(table)].map(([, line]) => line).join('\n')

/** For each of the expected lines, the line of the table with the same name. */
export function linesNamed(table: Table, expected: readonly string[]): string[] {
  const lines = new Map(linesOf(table))
  return expected.map((line) => {
    const name = /^(S\d+|[A-D] \w+|turn|fleets|over|\w+)/.exec(line)?.[0] ?? line
    const found = lines.get(name) ?? `no line ${name}`
    return /^S\d+(?!\()/.test(line) && !line.startsWith(`${name}(`) ? found.replace(/\([^)]*\)/, '') : found
  })
}

function* linesOf(table: Table): Generator<[string, string]> {
  const kit = kitOf(table.options)
  const { zones } = table.cards
  yield ['scenario', `scenario ${table.scenario}`]
  yield ['start', `start ${letterOf(table.start)}`]
  for (let sector = 0; sector < table.sectors; sector++)
    yield [`S${sector + 1}`, sectorLine(table, kit, sector)]
  for (const seat of seatsUpTo(kit.players)) {
    const owner = letterOf(seat)
    const bag = (name: string, zone: number, show: (card: number) => string): [string, string] => [
      `${owner} ${name}`,
      `${owner} ${name} ${inOrder(kit, zones[zone]).map(show).sort(byShip).join(' ') || '–'}`,
    ]
    const plain = (card: number): string => cardName(kit, card)
    yield bag('hand', handOf(seat), plain)
    yield [`${owner} fleet`, `${owner} fleet ${zones[fleetOf(seat)].map(plain).join(' ') || '–'}`]
    yield bag('discard', discardOf(seat), (card) => plain(card) + othersWhoKnow(table, card, seat))
    yield bag('reserve', reserveOf(seat), plain)
    yield bag('won', wonBy(kit.players, seat), plain)
  }
  yield ['removed', `removed ${cardsIn(kit, zones[removedOf(kit.players)])}`]
  yield ['deck', `deck ${zones[deckOf(kit.players)].length}`]
  const waiting = waitingLine(table)
  yield [waiting.split(' ')[0], waiting]
}

/** Equal ships by who knows them: otherwise two drawings of one table could differ. */
const byShip = (a: string, b: string): number => (a.split('+')[0] === b.split('+')[0] ? (a < b ? -1 : 1) : 0)

const cardsIn = (kit: Kit, cards: readonly number[]): string =>
  inOrder(kit, cards)
    .map((card) => cardName(kit, card))
    .join(' ') || '–'

/** The order in a bag means nothing. */
const inOrder = ({ layout }: Kit, cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => layout.face[a] - layout.face[b])

export function cardName(kit: Kit, card: number): string {
  const face = kit.layout.face[card]
  const solar = kit.solar[face]
  return solar ? writeSolar(solar) : SHIP_CODES[face]
}

function sectorLine(table: Table, kit: Kit, sector: number): string {
  const solar = table.cards.zones[solarIn(kit.players, sector)].map(
    (card) => cardName(kit, card) + letters(table, table.cards.known[card]),
  )
  const stacks = seatsUpTo(kit.players)
    .filter((seat) => table.cards.zones[stackIn(kit.players, sector, seat)].length > 0)
    .map((seat) => `${letterOf(seat)} ${stackText(table, kit, sector, seat)}`)
  return `S${sector + 1}(${solar.join(' ')}) ${stacks.join(' | ') || '–'}`
}

function stackText(table: Table, kit: Kit, sector: number, seat: Seat): string {
  const { zones, known, once } = table.cards
  return zones[stackIn(kit.players, sector, seat)]
    .map((card) => {
      const fetched = once[card] ? `^${letters(table, once[card] & ~(1 << seat)).slice(1)}` : ''
      const name = cardName(kit, card)
      return known[card] & AUDIENCE
        ? `[${name}${fetched}]`
        : `(${name}${fetched}${othersWhoKnow(table, card, seat)})`
    })
    .join(' ')
}

const othersWhoKnow = (table: Table, card: number, owner: Seat): string =>
  letters(table, table.cards.known[card] & ~(1 << owner))

function letters(table: Table, viewers: Viewers): string {
  if (viewers & AUDIENCE) return '+*'
  const { players } = kitOf(table.options)
  const seats = seatsIn(viewers).filter((seat) => seat < players)
  return seats.length > 0 ? `+${seats.map(letterOf).join('')}` : ''
}

function waitingLine({ pending, result }: Table): string {
  if (result) return `over ${result.scores.join(' ')} won by ${result.winners.map(letterOf).join('')}`
  return pending.map(frameText).join(', ')
}

function frameText(frame: Frame): string {
  switch (frame.kind) {
    case 'fleets':
      return `fleets ${frame.picks.map((pick, seat) => (pick === NOT_READY ? letterOf(seat as Seat) : 'ready')).join(' ')}`
    case 'turn':
      return `turn ${letterOf(frame.seat)} ${frame.step}`
    case 'scenarioEnd':
      return 'scenarioEnd'
    default:
      return `${frame.kind} ${letterOf(frame.seat)} ${frame.sector + 1}.${frame.place + 1}`
  }
}
