// What things are called for those who do not see them
import {
  figure,
  inParts,
  labelled,
  nameAt,
  type Seat,
  type SeatNames,
  type SeenCard,
} from '@sternentisch/kernel'
import type { Holding } from '../../reading/holding.ts'
import { lookOf, othersWhoKnow } from '../../reading/look.ts'
import { partnerOf, shipOf, stackAt } from '../../reading/sight.ts'
import type { SolarSeen } from '../../reading/solar.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { spanOf } from '../../words/figures.ts'
import { listOf } from '../../words/names.ts'
import { bareShip } from '../../words/ships.ts'
import { solarName } from '../../words/solar.ts'
import type { TableProps } from '../table/context.ts'
import type { Mark, Memory } from '../table/memory.ts'

type Telling = Pick<TableProps, 'view' | 'names' | 'speech' | 'memory'>

/** `Slicer, hidden; Jonas knows it` */
export function cardLabel({ view, names, speech, memory }: Telling, card: SeenCard, owner: Seat): string {
  const ship = bareShip(speech, shipOf(card))
  const look = lookOf(view, card, owner)
  const words = [ship, speech.say(look === 'open' ? 'stellar.move.faceUp' : 'stellar.move.faceDown')]
  if (look === 'known')
    words.push(speech.say('stellar.board.youKnow'), ...markOf(memory, card.handle, speech))
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

/** `Turn 3: your Founder saw it` */
export const markInWords = ({ source, turn }: Mark, speech: Speech): string =>
  speech.say(`stellar.board.from.${source}`, { turn })

/** Nothing, if the viewer came by it in another way. */
const markOf = ({ marks }: Memory, handle: number, speech: Speech): readonly string[] => {
  const mark = marks.get(handle)
  return mark ? [markInWords(mark, speech)] : []
}

/** `sector 4, your stack: Founder open` */
export function stackLabel(table: Telling, sector: number, owner: Seat): string {
  const { view, names, speech } = table
  const ships = stackAt(view, sector, owner).cards.map((card) => cardLabel(table, card, owner))
  const whose =
    owner === view.viewer
      ? speech.say('stellar.board.yourStack')
      : speech.say('stellar.board.stackOf', { who: nameAt(names, owner) })
  return stackWords(speech, whose, ships)
}

export const stackWords = (speech: Speech, whose: string, ships: readonly string[]): string =>
  labelled(speech.lang, whose, inParts(speech.lang, ships) || speech.say('stellar.board.none'))

export function solarLabel({ names, speech, memory }: Telling, solar: SolarSeen): string {
  const words = [solarName(speech, solar.type)]
  words.push(
    solar.value === null
      ? speech.say('stellar.board.worthUnknown', { span: spanOf(solar.range) })
      : speech.say('stellar.board.worth', { points: figure(solar.value), n: solar.value }),
  )
  if (solar.fortified) words.push(speech.say('stellar.board.fortified'))
  if (solar.value !== null && !solar.open) words.push(...markOf(memory, solar.handle, speech))
  if (solar.others.length > 0) words.push(knowsIt(solar.others, names, speech))
  return words.join(', ')
}

/** `You hold it`, `Jonas leads 4 : 1`: by place and words, never by colour alone. */
export function holdingLabel(holding: Holding, view: View, names: SeatNames, speech: Speech): string {
  const count = holding.count ? ` ${holding.count}` : ''
  if (holding.seat === null)
    return `${speech.say(`stellar.board.state.${holding.kind}`)}${holding.kind === 'tied' ? count : ''}`
  if (holding.seat === view.viewer) return `${speech.say(`stellar.board.you.${holding.kind}`)}${count}`
  return `${speech.say(`stellar.board.they.${holding.kind}`, { who: nameAt(names, holding.seat) })}${count}`
}

/** Where there is no room for a sentence: the caret says that it is held, this by whom. */
export const holderOf = (holder: Seat | null, holding: Holding, { view, names, speech }: Telling): string =>
  holder === null
    ? holdingLabel(holding, view, names, speech)
    : `${nameAt(names, holder)}${holding.count ? ` ${holding.count}` : ''}`

export const isPartner = (view: View, seat: Seat): boolean =>
  typeof view.viewer === 'number' && partnerOf(view, view.viewer) === seat
