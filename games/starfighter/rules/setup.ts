// A table as a person would write it down, for tests, lessons and the referee; `lay` checks it in lay.ts
import { AUDIENCE, letterOf, type Seat, seatsIn, type Viewers } from '@sternentisch/kernel'
import { kitOf } from './kit.ts'
import { hitsOn, isBack, isTurned, type Lie, shieldHitsOn } from './lies.ts'
import { writeSpot } from './notation.ts'
import { type Frame, halfOf, handleOf, slotOf, type Table, type Waiting } from './table.ts'
import { asideOf, boxOf, discardOf, handOf, leftOutOf, pileOf, sectorOf } from './zones.ts'

/** Who knows a card: the letters of the seats, and `*` for the audience. */
const writeViewers = (viewers: Viewers): string =>
  seatsIn(viewers & 3)
    .map(letterOf)
    .join('') + (viewers & AUDIENCE ? '*' : '')

/** `3-10b'{u1,s2}`: the back is up, turned, one marker on an upper fighter, two on the shields. */
export function writeCard(id: string, lie: Lie): string {
  const marks = [
    ['u', hitsOn(lie, 0)],
    ['l', hitsOn(lie, 1)],
    ['s', shieldHitsOn(lie, 0) + shieldHitsOn(lie, 1)],
  ].filter(([, count]) => count !== 0)
  const markers = marks.length > 0 ? `{${marks.map((mark) => mark.join('')).join(',')}}` : ''
  return `${id}${isBack(lie) ? 'b' : ''}${isTurned(lie) ? "'" : ''}${markers}`
}

export const setup = (table: Table): unknown => {
  const kit = kitOf(table.options)
  const { cards, result } = table
  const idOf = (card: number): string => kit.ids[kit.layout.face[card]]
  const ids = (zone: number): string[] => cards.zones[zone].map(idOf)
  const marked = (zone: number): object[] =>
    cards.zones[zone].map((card) => ({ card: idOf(card), known: writeViewers(cards.known[card]) }))
  const piles = (seat: Seat) => ({
    pile: ids(pileOf(kit.ownPiles, seat)),
    discard: marked(discardOf(kit.ownPiles, seat)),
  })
  const stack = (zone: number): object[] =>
    cards.zones[zone].map((card, place) => ({
      card: writeCard(idOf(card), table.lies[slotOf(zone, place)]),
      known: writeViewers(cards.known[card]),
      handle: cards.handle[card],
    }))
  return {
    game: 'starfighter',
    options: table.options,
    round: table.round,
    start: letterOf(table.start),
    initiative: letterOf(table.initiative),
    passed: writeViewers(table.passed),
    offset: table.offset,
    chain: table.chain,
    idle: table.idle,
    acted: table.acted,
    players: ([0, 1] as const).map((seat) => ({
      cruiser: kit.set.cruisers[table.cruisers[seat]]?.id ?? null,
      hull: table.hull[seat],
      hand: ids(handOf(seat)),
      aside: ids(asideOf(seat)),
      sectors: [0, 1, 2, 3, 4].map((sector) => stack(sectorOf(seat, sector))),
      ...(kit.ownPiles ? { ...piles(seat), box: ids(boxOf(seat)) } : {}),
      ...(kit.shared ? { leftOut: ids(leftOutOf(seat)) } : {}),
    })),
    ...(kit.ownPiles ? {} : piles(0)),
    pending: table.pending.map((frame) => writeFrame(table, frame)),
    handles: cards.handles,
    result,
  }
}

function writeFrame(table: Table, frame: Frame): object {
  const { kind, step, sector, left } = frame
  const base = { kind, seat: letterOf(frame.seat) }
  switch (kind) {
    case 'battle':
      return step === 'run'
        ? { ...base, step, next: sector + 1, direction: left > 0 ? '>' : '<' }
        : { ...base, step }
    case 'draft':
      return { ...base, stopped: writeViewers(left) }
    case 'compose':
      return { ...base, ready: writeViewers(left) }
    case 'salvo':
      return { ...base, sector: sector + 1, left }
    case 'marker':
      return { ...base, sector: sector + 1 }
    case 'effects':
    case 'effect':
      return {
        ...base,
        waiting: [frame.first, frame.second]
          .filter((each) => each !== 0)
          .map((each) => writeWaiting(table, each)),
      }
    default:
      return base
  }
}

/** `S2.1 u` */
function writeWaiting({ cards }: Table, each: Waiting): string {
  for (let zone = 0; zone < 10; zone++) {
    const place = cards.zones[zone].findIndex((card) => cards.handle[card] === handleOf(each))
    if (place >= 0) return `${writeSpot(zone < 5 ? 0 : 1, zone % 5, place)} ${'ul'[halfOf(each)]}`
  }
  throw new Error('an effect waits on a card that is not in play')
}
