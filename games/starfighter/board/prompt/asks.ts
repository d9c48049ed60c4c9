// Who decides what, in one short sentence; the viewer is spoken to
import type { Seat, Told } from '@sternentisch/kernel'
import { matterOf } from '../../reading/deciding.ts'
import { phaseOf } from '../../reading/phase.ts'
import { isSeated } from '../../reading/seats.ts'
import { SMALLEST_DECK } from '../../rules/decks.ts'
import { aims } from '../../rules/effects.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { writeSector } from '../../rules/notation.ts'
import { asksBoth, effectOf, type Frame, NOT_CHOSEN } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { pileOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { ask } from '../../words/ask.ts'
import { effectName } from '../../words/symbols.ts'
import { showsEffect } from '../chain/chain.ts'

export function asks(
  view: View,
  names: readonly string[],
  speech: Speech,
  shown: Told<StarfighterEvent> | null = null,
): string {
  const frame = view.pending.at(-1)
  if (view.result) return speech.say('starfighter.ask.over')
  const going = inChain(view, shown, speech) ?? goesByItself(view, frame, speech)
  if (going !== null) return going
  if (!frame || !isSeated(view) || (frame.seat !== view.viewer && !asksBoth(frame)))
    return ask(view, speech, { names: [...names] })
  return speech.say(`starfighter.board.ask.${askedOf(view, frame)}`, {
    effect: effectName(effectOf(frame.first), speech),
    at: frame.kind === 'marker' ? writeSector(frame.seat, frame.sector) : '',
    n: frame.kind === 'draft' || frame.kind === 'compose' ? view.zones[pileOf(true, view.viewer)].size : 0,
    max: SMALLEST_DECK,
  })
}

/** While a move is shown: what happens without anybody deciding. */
function goesByItself(view: View, frame: Frame | undefined, speech: Speech): string | null {
  const phase = phaseOf(view)
  if (phase === 'supply') return speech.say('starfighter.board.phase.supply')
  const battles = frame ? frame.kind === 'salvo' || frame.step === 'run' : phase === 'battle'
  if (battles) return speech.say('starfighter.board.ask.battle')
  // Of two effects one is left, or none: nobody has to say which comes first.
  if (frame?.kind === 'effects' && frame.second === 0)
    return frame.first === 0
      ? speech.say('starfighter.board.chain')
      : effectName(effectOf(frame.first), speech)
  if (frame?.kind !== 'effect' || aims(effectOf(frame.first))) return null
  return effectName(effectOf(frame.first), speech)
}

/** As long as an effect is shown, nobody is asked for what comes next. */
function inChain(view: View, shown: Told<StarfighterEvent> | null, speech: Speech): string | null {
  if (!showsEffect(view, shown)) return null
  return shown?.kind === 'effect' ? effectName(shown.effect, speech) : speech.say('starfighter.board.chain')
}

function askedOf({ viewer, cruisers }: View & { viewer: Seat }, frame: Frame) {
  if (frame.kind === 'cruisers') return cruisers[viewer] === NOT_CHOSEN ? 'cruiser' : 'cruiserReady'
  if (frame.kind === 'compose') return frame.left & (1 << viewer) ? 'pileReady' : 'compose'
  return matterOf(frame) ?? 'battle'
}
