import { type Seat, sentence } from '@sternentisch/kernel'
import { stackAt } from '../../reading/sight.ts'
import type { Action } from '../../rules/action.ts'
import { FOUNDER, SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { doesWhat } from '../../words/ships.ts'
import type { Line } from './fights.ts'

const RULES = ['ST-8.1', 'ST-9.1', 'ST-10.1', 'ST-11.1']

/** What a civil ship does on turning open. */
export const abilityLine = (ship: Ship, speech: Speech): Line => ({
  text: sentence(doesWhat(speech, ship, 'board.does'), speech),
  rule: RULES[ship - FOUNDER],
  tone: 'plain',
})

/** How a ship comes to lie. */
export function landing(
  action: Action,
  view: View,
  seat: Seat,
  sector: number,
  up: boolean,
  speech: Speech,
): Line {
  const top = stackAt(view, sector, seat).cards.at(-1)
  if (action.kind === 'mend')
    return {
      text: speech.say(up ? 'stellar.board.beneathOpen' : 'stellar.board.beneath'),
      rule: 'ST-10.2',
      tone: 'plain',
    }
  if (top && up)
    return {
      text: speech.say('stellar.board.landsOn', { ship: SHIP_NAMES[top.face] ?? '' }),
      rule: action.kind === 'warp' ? 'ST-9.3' : 'ST-5.3',
      tone: 'plain',
    }
  return {
    text: speech.say(up ? 'stellar.board.liesOpen' : 'stellar.board.liesHidden'),
    rule: 'ST-5.2',
    tone: 'plain',
  }
}
