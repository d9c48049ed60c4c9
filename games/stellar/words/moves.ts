import type { Seat } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { isOpen, shipOf, stackAt } from '../reading/sight.ts'
import type { Action } from '../rules/action.ts'
import { shipsIn } from '../rules/fleets.ts'
import { CLASS_OF, SHIP_NAMES } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from './names.ts'
import { bareShip, codesOf, oneShip } from './ships.ts'

/** `Slicer face-down to sector 3` */
export function describeAction(action: Action, view: View, speech: Speech, page: Names = {}): string {
  const sector = action.sector + 1
  const ship = SHIP_NAMES[action.ship] ?? ''
  switch (action.kind) {
    case 'fleet':
      return action.fleet === 0
        ? speech.say('stellar.move.noFleet')
        : speech.say('stellar.move.fleet', { ships: codesOf(shipsIn(action.fleet)) })
    case 'play':
      return speech.say(action.up ? 'stellar.move.playUp' : 'stellar.move.playDown', { ship, sector })
    case 'reveal':
      return speech.say('stellar.move.reveal', { ship, sector })
    case 'pass':
      return speech.say('stellar.move.pass')
    case 'lapse':
      return speech.say('stellar.move.lapse', { ship })
    case 'foe':
      return speech.say('stellar.move.foe', { who: nameOf(page, action.seat as Seat) })
    case 'warp':
      return describeWarp(action, view, speech)
    case 'mend': {
      const one = oneShip(speech, { ship: action.ship, class: CLASS_OF[action.ship] })
      return speech.say(action.up ? 'stellar.move.mendUp' : 'stellar.move.mendDown', { one })
    }
    case 'rogue': {
      const target = shipOf(stackAt(view, action.sector, action.seat).cards[action.place])
      const place = action.place + 1
      if (action.seat === view.viewer)
        return speech.say('stellar.move.rogueOwn', { ship: bareShip(speech, target), place })
      const who = nameOf(page, action.seat as Seat)
      return speech.say('stellar.move.rogue', { one: oneShip(speech, target), who, place })
    }
  }
}

/** Does this Warp Ring move turn a hidden ship up? (ST-9.3) */
const turnsUp = ({ sector, place, to }: Action, view: View): boolean =>
  typeof view.viewer === 'number' &&
  stackAt(view, to, view.viewer).size > 0 &&
  !isOpen(stackAt(view, sector, view.viewer).cards[place])

function describeWarp(action: Action, view: View, speech: Speech): string {
  const card = stackAt(view, action.sector, view.viewer as Seat).cards[action.place]
  const params = { ship: bareShip(speech, shipOf(card)), from: action.sector + 1, to: action.to + 1 }
  return speech.say(turnsUp(action, view) ? 'stellar.move.warpTurned' : 'stellar.move.warp', params)
}
