import { nameOf } from '@sternentisch/kernel/terminal'
import { decidersOf } from '../reading/deciders.ts'
import { stackAt } from '../reading/sight.ts'
import { MEND, WARP_RING } from '../rules/ships.ts'
import { type Frame, NOT_READY } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { listOf, type Names } from './names.ts'

/** One sentence on what is decided now: to the viewer, or about whoever decides. */
export function ask(view: View, speech: Speech, page: Names): string {
  const frame = view.pending.at(-1)
  if (!frame || frame.kind === 'scenarioEnd') return speech.say('stellar.ask.over')
  if (frame.kind === 'fleets') return askFleets(view, frame, speech, page)
  const matter = matterOf(view, frame)
  const who = nameOf(page, frame.seat)
  if (matter === 'draw') return speech.say('stellar.board.draws', { who })
  const form = frame.seat === view.viewer ? 'you' : 'ask'
  const sector = frame.kind === 'turn' ? 0 : frame.sector + 1
  return speech.say(`stellar.${form}.${matter}`, { who, sector })
}

type Deciding = Exclude<Frame, { kind: 'fleets' } | { kind: 'scenarioEnd' }>

function matterOf(view: View, frame: Deciding) {
  if (frame.kind === 'turn') return frame.step
  if (frame.kind === 'battle') return 'foe'
  const ship = stackAt(view, frame.sector, frame.seat).cards[frame.place].face
  return ship === WARP_RING ? 'warp' : ship === MEND ? 'mend' : 'rogue'
}

function askFleets(
  view: View,
  { picks }: Extract<Frame, { kind: 'fleets' }>,
  speech: Speech,
  page: Names,
): string {
  const { viewer } = view
  if (viewer === 'all' || viewer === 'audience') {
    const open = decidersOf(view).map((seat) => nameOf(page, seat))
    return open.length === 0
      ? speech.say('stellar.ask.fleetsReady')
      : speech.say('stellar.ask.fleets', { who: listOf(speech, open) })
  }
  const who = nameOf(page, viewer)
  return picks[viewer] === NOT_READY
    ? speech.say('stellar.you.fleets', { who })
    : speech.say('stellar.you.fleetReady', { who })
}
