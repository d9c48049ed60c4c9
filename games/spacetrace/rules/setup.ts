// A table as a person would write it down, for tests, lessons and the referee; `lay` checks it in lay.ts
import { AUDIENCE, letterOf, type Seat, seatsIn, type Viewers } from '@sternentisch/kernel'
import { type Kit, kitOf } from './kit.ts'
import { writeRuns } from './notation.ts'
import { className, type Fleet, type Frame, type Table } from './table.ts'
import { boxOf, commanderOf, discardOf, handOf, libraryOf, removedOf, stackOf, stageOf } from './zones.ts'

/** Who knows a card: the letters of the seats, and `*` for the audience. */
const writeViewers = (viewers: Viewers): string =>
  seatsIn(viewers).map(letterOf).join('') + (viewers & AUDIENCE ? '*' : '')

export const setup = (table: Table): unknown => {
  const kit = kitOf(table.options)
  const { cards } = table
  const id = (card: number): string => kit.figures[kit.layout.face[card]].id
  const plain = (zone: number) => cards.zones[zone].map(id)
  const known = (zone: number) =>
    cards.zones[zone].map((card) => ({ card: id(card), known: writeViewers(cards.known[card]) }))
  const open = (zone: number) =>
    cards.zones[zone].map((card) => ({ card: id(card), copy: cards.handle[card] }))
  const fleet = (seat: number, which: Fleet) =>
    Object.fromEntries(
      [1, 2, 3, 4].map((each) => [
        className(each),
        cards.zones[stackOf(seat, which, each)].map((card) => ({
          card: id(card),
          copy: cards.handle[card],
          ships: writeRuns(table.runs[card]),
          ...(table.plus[card] ? { plus: table.plus[card] } : {}),
          ...(table.times[card] > 1 ? { times: table.times[card] } : {}),
          ...(table.moved[card] ? { moved: table.moved[card] } : {}),
        })),
      ]),
    )
  return {
    game: 'spacetrace',
    options: table.options,
    turn: table.turn,
    active: letterOf(table.active),
    attacked: table.attacked,
    commanded: table.commanded,
    offered: table.offered,
    progress: table.progress,
    quiet: table.quiet,
    endgame: table.endgame,
    players: [0, 1].map((seat) => ({
      mp: table.mp[seat],
      standing: table.standing[seat],
      host: table.hosts[seat],
      library: plain(libraryOf(seat)),
      hand: known(handOf(seat)),
      box: plain(boxOf(seat)),
      stage: open(stageOf(seat)),
      commander: open(commanderOf(seat)),
      base: fleet(seat, 0),
      extra: fleet(seat, 1),
      discard: open(discardOf(seat)),
      removed: open(removedOf(seat)),
    })),
    pending: table.pending.map((frame) => writeFrame(kit, frame)),
    handles: cards.handles,
    result: table.result,
  }
}

function writeFrame({ figures }: Kit, frame: Frame): object {
  const seat = letterOf(frame.seat)
  if (frame.kind === 'play') return { ...frame, seat, card: figures[frame.card].id }
  if (frame.kind !== 'chain') return { ...frame, seat }
  const items = frame.items.map((item) => ({
    ...item,
    seat: letterOf(item.seat as Seat),
    card: figures[item.card].id,
  }))
  return { ...frame, seat, items }
}
