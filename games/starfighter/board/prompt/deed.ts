import { onScreen } from '../../reading/columns.ts'
import type { Action } from '../../rules/action.ts'
import { cruiserNamed } from '../../rules/beginning.ts'
import { kitOf } from '../../rules/kit.ts'
import { writeSector } from '../../rules/notation.ts'
import type { Half } from '../../rules/symbols.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { effectIn, halfName } from '../../words/describe.ts'
import { effectName } from '../../words/symbols.ts'
import { wayWord } from './way.ts'

/** An action as the button that does it names it. */
export function deed(action: Action, view: View, speech: Speech): string {
  const { say } = speech
  const half = action.half as Half
  switch (action.kind) {
    case 'cruiser': {
      const kit = kitOf(view.options)
      const { cruiser } = kit.ships[cruiserNamed(kit, action.card)]
      return say('starfighter.board.deed.cruiser', { cruiser: cruiser.name })
    }
    case 'play':
      return say(action.up ? 'starfighter.board.deed.play' : 'starfighter.board.deed.playBack', {
        sector: action.sector + 1,
      })
    case 'pass':
    case 'stop':
      return say(`starfighter.board.${action.kind}`)
    case 'first':
      return say('starfighter.board.deed.first', { effect: effectName(effectIn(view, half), speech) })
    case 'mark':
      return say('starfighter.board.deed.mark', { half: halfName(half, speech) })
    case 'shift':
    case 'order':
      return say(wayWord(action.kind, onScreen(view, action.to)))
    case 'moveHorizontal':
    case 'moveFree':
      return say('starfighter.board.deed.moveTo', { to: writeSector(action.seat, action.to) })
    case 'moveVertical':
      return say('starfighter.board.deed.moveUp')
    default:
      return say(`starfighter.board.deed.${action.kind}`)
  }
}
