// What an action would do, for the preview: cards by name, what they cost now, what an attack would come to

import type { Seat } from '@sternentisch/kernel'
import { openAccount } from '../../reading/attack/account.ts'
import { foretell } from '../../reading/attack/foretell.ts'
import { lossesIn } from '../../reading/attack/losses.ts'
import { NUMERALS } from '../../reading/classes.ts'
import { kitFor } from '../../reading/kit.ts'
import { farSeat, nearSeat, SEATS } from '../../reading/seats.ts'
import { shipsOf } from '../../reading/ships.ts'
import type { Action } from '../../rules/action.ts'
import { BASE, COMMANDER, REINFORCEMENT, TACTIC } from '../../rules/figures.ts'
import { costOf, gainOf } from '../../rules/manpower.ts'
import { glimpse, type View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName, cardText } from '../../words/cards.ts'
import { fleetName } from '../../words/fleets.ts'
import { describeAction } from '../../words/moves.ts'
import { assumptionsOf, lossWords } from './worth.ts'

export function describe(action: Action, view: View, speech: Speech): string {
  switch (action.kind) {
    case 'play':
      return describePlay(action, view, speech)
    case 'move':
    case 'aim':
    case 'sacrifice':
    case 'order':
      return speech.say(`spacetrace.move.${action.kind}`, { card: shipName(action, view, speech) })
    case 'attack':
      return describeAttack(view, speech)
    default:
      return describeAction(action, view, speech)
  }
}

function describePlay({ card: id }: Action, view: View, speech: Speech): string {
  const kit = kitFor(view)
  const figures = kit.figures[kit.faceOfId.get(id) ?? 0]
  const table = glimpse(view)
  const looking = { table, cards: table.cards, kit }
  const seat: Seat = nearSeat(view)
  const text = cardText(figures, speech)
  const params = { card: cardName(figures, speech), text: text ? ` ${text}` : '' }
  if (figures.kind === REINFORCEMENT)
    return speech.say('spacetrace.board.does.reinforce', { ...params, n: gainOf(looking, seat, figures) })
  const cost = costOf(looking, seat, figures)
  if (figures.kind === TACTIC || figures.kind === COMMANDER)
    return speech.say('spacetrace.board.does.card', { ...params, cost })
  return speech.say('spacetrace.board.does.ship', {
    ...params,
    cost,
    class: NUMERALS[figures.class],
    n: figures.count,
    ap: figures.ap,
    lp: figures.lp,
  })
}

/** “Fighter”; where the owner has several, with the place that tells them apart. */
function shipName({ card: id, copy }: Action, view: View, speech: Speech): string {
  const ships = SEATS.flatMap((seat) => shipsOf(view, seat))
  const meant = ships.find((each) => each.copy === copy && each.figures.id === id)
  if (!meant) return id
  const name = cardName(meant.figures, speech)
  const twins = ships.filter(({ seat, figures }) => seat === meant.seat && figures === meant.figures)
  if (twins.length < 2 || meant.figures.kind === BASE) return name
  const fleet = fleetName(meant.fleet, speech)
  return speech.say('spacetrace.board.shipAt', { card: name, place: meant.place + 1, fleet })
}

function describeAttack(view: View, speech: Speech): string {
  const expected = foretell(view, null)
  if (!expected) return speech.say('spacetrace.move.attack')
  const losses = lossesIn(openAccount(view), expected)
  const words = speech.say('spacetrace.board.does.attack', {
    theirs: lossWords(losses[farSeat(view)], speech),
    yours: lossWords(losses[nearSeat(view)], speech),
  })
  return `${words} ${assumptionsOf(view, speech)}`
}
