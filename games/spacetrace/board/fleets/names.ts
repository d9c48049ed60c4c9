import { NUMERALS } from '../../reading/classes.ts'
import { apOf, isSingle, jammedIn, leftOf, type ShipCard } from '../../reading/ships.ts'
import { BASE, COMMANDER, type Figures, REINFORCEMENT, TACTIC } from '../../rules/figures.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName, cardText } from '../../words/cards.ts'
import { fleetName } from '../../words/fleets.ts'

/** “Fighter, class I, place 1 of 2 in your base fleet: 90 of 100 ships, AP 1, LP 1, 10 jammed” */
export function shipLabel(view: View, card: ShipCard, names: readonly string[], speech: Speech): string {
  const { figures, ship } = card
  const jammed = jammedIn(ship.runs)
  return speech.say('spacetrace.board.shipLabel', {
    card: cardName(figures, speech),
    class: NUMERALS[figures.class],
    place: card.place + 1,
    of: card.of,
    fleet: fleetName(card.fleet, speech),
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
