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

/** With a ship picked, where it goes is left; a place may be picked first just as well. */
export function goOn(fitting: readonly Action[], { say }: Speech): string | null {
  const ships = fitting.map(({ kind, ship, sector, place }) =>
    kind === 'play' ? ship : kind === 'warp' ? `${sector}.${place}` : null,
  )
  return ships[0] !== null && new Set(ships).size === 1 ? say('stellar.board.pickSector') : null
}
