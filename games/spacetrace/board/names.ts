import type { Seat, Speech } from '@sternentisch/kernel'
import { BASE, COMMANDER, type Figures, REINFORCEMENT, TACTIC } from '../rules/figures.ts'
import type { View } from '../rules/view.ts'
import { NUMERALS } from './art/class-badge.tsx'
import { apOf, isSingle, jammedIn, leftOf, nearSeat, type ShipCard } from './reading.ts'

export const cardName = ({ card }: Figures, speech: Speech): string => card.name[speech.lang]

export const cardText = ({ card }: Figures, speech: Speech): string => card.text[speech.lang]

/** A commander is called by the last word of the name. */
export const shortName = (figures: Figures, speech: Speech): string =>
  figures.kind === COMMANDER ? (cardName(figures, speech).split(' ').at(-1) ?? '') : cardName(figures, speech)

export const sideOf = (view: View, seat: Seat): 'own' | 'foe' => (seat === nearSeat(view) ? 'own' : 'foe')

/** “Fighter, class I, place 1 of 2 in your base fleet: 90 of 100 ships, AP 1, LP 1, 10 jammed” */
export function shipLabel(view: View, card: ShipCard, names: readonly string[], speech: Speech): string {
  const { figures, ship } = card
  const jammed = jammedIn(ship.runs)
  return speech.say('spacetrace.board.shipLabel', {
    card: cardName(figures, speech),
    class: NUMERALS[figures.class],
    place: card.place + 1,
    of: card.of,
    fleet: speech.say(card.fleet === 0 ? 'spacetrace.fleet.base' : 'spacetrace.fleet.extra'),
    who: names[card.seat],
    left: isSingle(figures)
      ? speech.say('spacetrace.board.lpOf', { n: leftOf(card), of: figures.lp })
      : speech.say('spacetrace.board.shipsOf', { n: leftOf(card), of: figures.count }),
    ap: apOf(view, card),
    lp: figures.lp,
    more: [
      ...(jammed > 0 ? [speech.say('spacetrace.board.jammed', { n: jammed })] : []),
      ...(figures.kind === BASE ? [] : [cardText(figures, speech)]),
    ]
      .filter(Boolean)
      .map((each) => ` ${each}`)
      .join(''),
  })
}

/** “Fighter in your hand, 120 MP: class I, 100 ships, AP 1, LP 1” */
export function handLabel(figures: Figures, cost: number, speech: Speech): string {
  const card = cardName(figures, speech)
  const text = cardText(figures, speech)
  const words = text ? ` ${text}` : ''
  if (figures.kind === REINFORCEMENT)
    return speech.say('spacetrace.board.handGain', { card, n: figures.gain, text: words })
  if (figures.kind === TACTIC || figures.kind === COMMANDER)
    return speech.say('spacetrace.board.handCard', { card, cost, text: words })
  return speech.say('spacetrace.board.handShip', {
    card,
    cost,
    class: NUMERALS[figures.class],
    n: figures.count,
    ap: figures.ap,
    lp: figures.lp,
    text: words,
  })
}
