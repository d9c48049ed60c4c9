import type { Action } from '../../rules/action.ts'
import { shipsIn } from '../../rules/fleets.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

/** An action as the button that does it names it. */
export function deed({ kind, up, fleet, sector, to }: Action, _view: View, { say }: Speech): string {
  switch (kind) {
    case 'fleet': {
      const n = shipsIn(fleet).length
      return n === 0 ? say('stellar.board.deed.noFleet') : say('stellar.board.send', { n })
    }
    case 'play':
      return say(up ? 'stellar.board.deed.playUp' : 'stellar.board.deed.playDown', { sector: sector + 1 })
    case 'reveal':
      return say('stellar.board.deed.reveal', { sector: sector + 1 })
    case 'warp':
      return say('stellar.board.deed.warp', { to: to + 1 })
    default:
      return say(`stellar.board.deed.${kind}`)
  }
}
