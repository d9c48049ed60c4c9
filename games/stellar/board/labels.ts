// What things are called for those who do not see them
import { type Seat, type SeenCard, type Speech, UNKNOWN } from '@sternentisch/kernel'
import { SHIP_NAMES } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { partnerOf, shipOf, stackAt } from '../terminal/sight.ts'
import { bareShip, listOf, solarName } from '../terminal/words.ts'
import { figure, nameAt, type SeatNames, spanOf } from './names.ts'
import { type Holding, lookOf, othersWhoKnow, type SolarSeen } from './reading.ts'

/** `Slicer, hidden; Jonas knows it` */
export function cardLabel(view: View, card: SeenCard, owner: Seat, names: SeatNames, speech: Speech): string {
  const ship = bareShip(speech, shipOf(card))
  const look = lookOf(view, card, owner)
  const words = [ship, speech.say(look === 'open' ? 'stellar.move.faceUp' : 'stellar.move.faceDown')]
  if (look === 'known') words.push(speech.say('stellar.board.youKnow'))
  const others = othersWhoKnow(view, card, owner)
  if (others.length > 0) words.push(knowsIt(others, names, speech))
  return words.join(', ')
}

export const knowsIt = (seats: readonly Seat[], names: SeatNames, speech: Speech): string =>
  speech.say('stellar.board.knows', {
    who: listOf(
      speech,
      seats.map((seat) => nameAt(names, seat)),
    ),
    n: seats.length,
  })

/** `sector 4, your stack: Founder open` */
export function stackLabel(
  view: View,
  sector: number,
  owner: Seat,
  names: SeatNames,
  speech: Speech,
): string {
  const ships = stackAt(view, sector, owner).cards.map((card) => cardLabel(view, card, owner, names, speech))
  const whose =
    owner === view.viewer
      ? speech.say('stellar.board.yourStack')
      : speech.say('stellar.board.stackOf', { who: nameAt(names, owner) })
  return `${whose}: ${ships.join('; ') || speech.say('stellar.board.none')}`
}

export function solarLabel(solar: SolarSeen, names: SeatNames, speech: Speech): string {
  const words = [solarName(speech, solar.type)]
  words.push(
    solar.value === null
      ? speech.say('stellar.board.worthUnknown', { span: spanOf(solar.range) })
      : speech.say('stellar.board.worth', { points: figure(solar.value), n: solar.value }),
  )
  if (solar.fortified) words.push(speech.say('stellar.board.fortified'))
  if (solar.others.length > 0) words.push(knowsIt(solar.others, names, speech))
  return words.join(', ')
}

/** `You hold it`, `Jonas leads 4 : 1`: by place and words, never by colour alone. */
export function holdingLabel(holding: Holding, view: View, names: SeatNames, speech: Speech): string {
  const { kind, seat, count } = holding
  const with_ = count ? ` ${count}` : ''
  if (seat === null) return `${speech.say(`stellar.board.state.${kind}`)}${kind === 'tied' ? with_ : ''}`
  if (seat === view.viewer) return `${speech.say(`stellar.board.you.${kind}`)}${with_}`
  return `${speech.say(`stellar.board.they.${kind}`, { who: nameAt(names, seat) })}${with_}`
}

/** Where there is no room for a sentence: the caret says that it is held, this by whom. */
export const holderOf = (holding: Holding, view: View, names: SeatNames, speech: Speech): string =>
  holding.seat === null
    ? holdingLabel(holding, view, names, speech)
    : `${nameAt(names, holding.seat)}${holding.count ? ` ${holding.count}` : ''}`

export const isPartner = (view: View, seat: Seat): boolean =>
  typeof view.viewer === 'number' && partnerOf(view, view.viewer) === seat

export const shipName = (ship: number | null, back: number, speech: Speech): string =>
  ship === null || ship === UNKNOWN ? bareShip(speech, { ship: null, class: back }) : SHIP_NAMES[ship]
