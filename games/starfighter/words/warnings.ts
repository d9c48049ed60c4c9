import type { Action } from '../rules/action.ts'
import { kitOf } from '../rules/kit.ts'
import { HIT_OWN } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import { handOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'

/** What a player should know before this move. */
export function warnings(action: Action, view: View, speech: Speech): readonly string[] {
  const { kind, seat, sector, place, to } = action
  const found: string[] = []
  if (kind === 'pass' && typeof view.viewer === 'number')
    found.push(speech.say('starfighter.warn.passes', { n: view.zones[handOf(view.viewer)].size }))
  if (kind === 'play' && action.up && hurtsOwner(view, action.card))
    found.push(speech.say('starfighter.warn.hurtsYou'))
  if ((kind === 'destroy' || kind === 'hitFighter') && seat === view.viewer)
    found.push(speech.say('starfighter.warn.ownCard'))
  const onTop = place >= 0 && place === view.zones[seat * 5 + sector].size - 1
  if (onTop && (kind === 'moveVertical' || (kind === 'moveFree' && to === sector)))
    found.push(speech.say('starfighter.warn.nothing'))
  return found
}

function hurtsOwner(view: View, card: string): boolean {
  const kit = kitOf(view.options)
  const face = kit.faceOf.get(card) ?? -1
  return kit.effect[face * 2] === HIT_OWN || kit.effect[face * 2 + 1] === HIT_OWN
}
