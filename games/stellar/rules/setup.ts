// A table as a person would write it down, for tests, lessons and the referee; `lay` checks it in lay.ts
import { AUDIENCE, letterOf, type Seat, seatsIn, seatsUpTo, type Viewers } from '@sternentisch/kernel'
import { fleetAction } from './action.ts'
import { type Kit, kitOf, type SolarFace } from './kit.ts'
import { write } from './notation.ts'
import { SHIP_CODES } from './ships.ts'
import { type Frame, NOT_READY, type Table } from './table.ts'
import { deckOf, discardOf, fleetOf, handOf, removedOf, reserveOf, solarIn, stackIn, wonBy } from './zones.ts'

/** Who knows a card: the letters of the seats, and `*` for the audience. */
export const writeViewers = (viewers: Viewers): string =>
  seatsIn(viewers).map(letterOf).join('') + (viewers & AUDIENCE ? '*' : '')

/** `5:-5` a black hole worth minus five, `3:2F` a fortified gas planet worth two. */
export const writeSolar = ({ type, value, fortified }: SolarFace): string =>
  `${type}:${value}${fortified ? 'F' : ''}`

export const setup = (table: Table): unknown => {
  const kit = kitOf(table.options)
  const seats = seatsUpTo(kit.players)
  const zone = (index: number): readonly number[] => table.cards.zones[index]
  const faces = (index: number): string[] => zone(index).map((card) => cardName(kit, card))
  const marked = (index: number): object[] => zone(index).map((card) => withMarks(table, kit, card))
  return {
    game: 'stellar',
    options: table.options,
    scenario: table.scenario,
    start: letterOf(table.start),
    players: seats.map((seat) => ({
      reserve: faces(reserveOf(seat)),
      fleet: faces(fleetOf(seat)),
      hand: faces(handOf(seat)),
      discard: marked(discardOf(seat)),
      won: faces(wonBy(kit.players, seat)),
    })),
    deck: faces(deckOf(kit.players)),
    removed: faces(removedOf(kit.players)),
    sectors: Array.from({ length: table.sectors }, (_, sector) => ({
      solar: marked(solarIn(kit.players, sector)),
      stacks: seats.map((seat) => marked(stackIn(kit.players, sector, seat))),
    })),
    pending: table.pending.map(writeFrame),
    handles: table.cards.handles,
    result: table.result,
  }
}

const cardName = (kit: Kit, card: number): string => {
  const face = kit.layout.face[card]
  const solar = kit.solar[face]
  return solar ? writeSolar(solar) : SHIP_CODES[face]
}

function withMarks({ cards }: Table, kit: Kit, card: number): object {
  return {
    card: cardName(kit, card),
    known: writeViewers(cards.known[card]),
    ...(cards.once[card] ? { once: writeViewers(cards.once[card]) } : {}),
    ...(cards.handle[card] ? { handle: cards.handle[card] } : {}),
  }
}

function writeFrame(frame: Frame): object {
  if (frame.kind === 'scenarioEnd') return frame
  if (frame.kind === 'fleets') {
    const picks = frame.picks.map((pick) => (pick === NOT_READY ? null : write(fleetAction(pick))))
    return { kind: frame.kind, picks }
  }
  const seat = letterOf(frame.seat as Seat)
  if (frame.kind === 'turn') return { kind: frame.kind, seat, step: frame.step }
  const turned = frame.kind === 'ability' && frame.turned ? { turned: true } : {}
  return { kind: frame.kind, seat, sector: frame.sector + 1, place: frame.place + 1, ...turned }
}
