import { NUMERALS } from '../../reading/classes.ts'
import { COMMANDER, type Figures, REINFORCEMENT, TACTIC } from '../../rules/figures.ts'
import type { Speech } from '../../text/index.ts'
import { cardName, cardText } from '../../words/cards.ts'

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
