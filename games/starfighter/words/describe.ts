import type { Seat } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { offsetAfter } from '../rules/battle.ts'
import { cruiserNamed } from '../rules/beginning.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { writeSector, writeSpot } from '../rules/notation.ts'
import type { Half } from '../rules/symbols.ts'
import { effectOf, halfOf } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { cardAt, cardName, halfText } from './cards.ts'
import { effectName } from './symbols.ts'

/** `3-10 Naos to sector 2, front up` */
export function describeAction(action: Action, view: View, speech: Speech): string {
  const kit = kitOf(view.options)
  const { kind, card, seat, sector, place, to } = action
  const face = kit.faceOf.get(card) ?? -1
  switch (kind) {
    case 'cruiser':
      return describeCruiser(kit, card, speech)
    case 'pick':
    case 'leave':
      return speech.say(kind === 'pick' ? 'starfighter.move.pick' : 'starfighter.move.leave', {
        card: cardName(kit, face, speech),
        upper: halfText(kit, face, 0, speech),
        lower: halfText(kit, face, 1, speech),
      })
    case 'play':
      return speech.say(action.up ? 'starfighter.move.playFront' : 'starfighter.move.playBack', {
        card: cardName(kit, face, speech),
        sector: sector + 1,
      })
    case 'pass':
      return speech.say('starfighter.move.pass')
    case 'stop':
      return speech.say('starfighter.move.stop')
    case 'ready':
      return speech.say('starfighter.move.ready')
    case 'first':
      return speech.say('starfighter.move.first', {
        effect: effectName(effectIn(view, action.half as Half), speech),
        half: halfName(action.half as Half, speech),
      })
    case 'mark':
      return speech.say('starfighter.move.mark', { half: halfName(action.half as Half, speech) })
    case 'shift':
      return describeShift(action, view, speech)
    case 'order':
      return speech.say(to > 0 ? 'starfighter.move.orderRight' : 'starfighter.move.orderLeft')
    case 'hitFighter': {
      const top = view.zones[seat * 5 + sector].size - 1
      return speech.say('starfighter.move.hitFighter', {
        card: cardAt(view, seat, sector, top, speech),
        at: writeSector(seat, sector),
      })
    }
    default:
      return speech.say(`starfighter.move.${kind}`, {
        card: cardAt(view, seat, sector, place, speech),
        at: writeSpot(seat, sector, place),
        to: to < 0 ? '' : writeSector(seat, to),
      })
  }
}

export const halfName = (half: Half, speech: Speech): string =>
  speech.say(half === 0 ? 'starfighter.half.upper' : 'starfighter.half.lower')

function describeCruiser(kit: Kit, id: string, speech: Speech): string {
  const { cruiser, slots, symbols } = kit.ships[cruiserNamed(kit, id)]
  return speech.say('starfighter.move.cruiser', {
    cruiser: cruiser.name,
    hull: cruiser.hull,
    slots: slots.join(' '),
    draws: symbols.reduce((sum, [all]) => sum + all, 0),
  })
}

/** The waiting effect of that printed half. */
export function effectIn({ pending }: View, half: Half): number {
  const frame = pending.at(-1)
  if (!frame) return 0
  return effectOf(halfOf(frame.first) === half ? frame.first : frame.second)
}

function describeShift({ to }: Action, view: View, speech: Speech): string {
  const n = 5 - Math.abs(offsetAfter(view.offset, view.viewer as Seat, to))
  const way = to < 0 ? 'Left' : to > 0 ? 'Right' : 'Stay'
  return speech.say(`starfighter.move.shift${way}`, { n })
}
