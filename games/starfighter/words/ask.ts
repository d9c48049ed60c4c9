import { nameOf } from '@sternentisch/kernel/terminal'
import { decidersOf, matterOf } from '../reading/deciding.ts'
import { whereIs } from '../reading/squadrons.ts'
import { effectId } from '../reading/symbols.ts'
import { SMALLEST_DECK } from '../rules/decks.ts'
import { writeSector } from '../rules/notation.ts'
import { effectOf, type Frame, NOT_CHOSEN } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { pileOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from './names.ts'
import { effectName } from './symbols.ts'

/** One sentence on what is decided now: to the viewer, or about whoever decides. */
export function ask(view: View, speech: Speech, page: Names): string {
  const frame = view.pending.at(-1)
  if (!frame) return speech.say('starfighter.ask.over')
  if (frame.kind === 'cruisers') return askCruisers(view, speech, page)
  if (frame.kind === 'compose') return askPiles(view, frame, speech, page)
  const matter = matterOf(frame)
  if (matter === null) return speech.say('starfighter.board.ask.battle')
  const form = frame.seat === view.viewer ? 'you' : 'ask'
  const effect = effectOf(frame.first)
  return speech.say(`starfighter.${form}.${matter}`, {
    who: nameOf(page, frame.seat),
    at: frame.kind === 'marker' ? writeSector(frame.seat, frame.sector) : whereIs(view, frame.first),
    effect: effectName(effect, speech),
    does: speech.say(`starfighter.does.${effectId(effect)}`),
    n: frame.kind === 'draft' ? view.zones[pileOf(true, frame.seat)].size : 0,
    max: SMALLEST_DECK,
  })
}

function askCruisers(view: View, speech: Speech, page: Names): string {
  const { viewer } = view
  if (viewer === 'all' || viewer === 'audience') {
    const open = decidersOf(view).map((seat) => nameOf(page, seat))
    return open.length === 0
      ? speech.say('starfighter.ask.cruisersReady')
      : speech.say('starfighter.ask.cruisers', { who: open.join(', ') })
  }
  const who = nameOf(page, viewer)
  return view.cruisers[viewer] === NOT_CHOSEN
    ? speech.say('starfighter.you.cruisers', { who })
    : speech.say('starfighter.you.cruiserReady', { who })
}

function askPiles(view: View, { left }: Frame, speech: Speech, page: Names): string {
  const { viewer } = view
  if (viewer === 'all' || viewer === 'audience') {
    const open = decidersOf(view).map((seat) => nameOf(page, seat))
    return open.length === 0
      ? speech.say('starfighter.ask.pilesReady')
      : speech.say('starfighter.ask.compose', { who: open.join(', ') })
  }
  const who = nameOf(page, viewer)
  if (left & (1 << viewer)) return speech.say('starfighter.you.pileReady', { who })
  const n = view.zones[pileOf(true, viewer)].size
  return speech.say('starfighter.you.compose', { who, n, max: SMALLEST_DECK })
}
