// A move is shown as many moments, and in most of them nobody is asked: what goes on by itself then

import { kitFor } from '../reading/kit.ts'
import { hasExtraFleet } from '../reading/ships.ts'
import { COMMANDER } from '../rules/figures.ts'
import { costOf } from '../rules/manpower.ts'
import type { AttackFrame, ChainFrame, Frame, PlayFrame } from '../rules/table.ts'
import { glimpse, type View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { cardName } from './cards.ts'

/** What is going on while the top frame asks nobody; null if somebody decides. */
export function underway(view: View, frame: Frame, speech: Speech): string | null {
  switch (frame.kind) {
    case 'turn':
      return frame.step === 'end' ? speech.say('spacetrace.ask.turnOver') : null
    case 'chain':
      return resolving(view, frame, speech)
    case 'play':
      return isSettled(view, frame)
        ? speech.say('spacetrace.ask.playing', { card: cardName(kitFor(view).figures[frame.card], speech) })
        : null
    case 'attack':
      return asksToJoin(view, frame) ? null : speech.say('spacetrace.ask.fighting')
    case 'battle':
      return speech.say('spacetrace.ask.fighting')
    default:
      return null
  }
}

/** A chain is empty when the last of its cards has gone, and the wrecks it left are still being cleared. */
function resolving(view: View, { step, items }: ChainFrame, speech: Speech): string | null {
  const last = items.at(-1)
  if (!last || step === 'resolve') return speech.say('spacetrace.ask.resolving')
  if (step === 'build') return null
  const card = cardName(kitFor(view).figures[last.card], speech)
  return speech.say('spacetrace.told.resolved.done', { card })
}

/** Whether the announced card has all that it asks for at the step it is at. */
function isSettled(view: View, { seat, step, card, target, given }: PlayFrame): boolean {
  const kit = kitFor(view)
  const figures = kit.figures[card]
  if (step === 'aim') return target !== 0 || !(figures.aims === 'ship' || figures.kind === COMMANDER)
  if (step === 'sacrifice') return given.length >= figures.sacrifices
  const table = glimpse(view)
  return view.mp[seat] >= costOf({ table, cards: table.cards, kit }, seat, figures)
}

const asksToJoin = (view: View, { seat, step, joins }: AttackFrame): boolean =>
  step === 'join' && joins[seat] === 'unasked' && hasExtraFleet(view, seat)
