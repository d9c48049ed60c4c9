import { NUMERALS } from '../../reading/classes.ts'
import { apOf, isSingle, jammedIn, leftOf, type ShipCard } from '../../reading/ships.ts'
import { BASE } from '../../rules/figures.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName, cardText } from '../../words/cards.ts'
import { whyFiring } from '../../words/firing.ts'
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
      whyFiring(view, card, speech) ?? '',
      ...(jammed > 0 ? [speech.say('spacetrace.board.jammed', { n: jammed })] : []),
      ...(figures.kind === BASE ? [] : [cardText(figures, speech)]),
    ]
      .filter(Boolean)
      .map((each) => ` ${each}`)
      .join(''),
  })
}
