import { nameAt, type SeatNames } from '@sternentisch/kernel'
// Who decides what, in one sentence; the viewer is spoken to
import { decidersOf } from '../../reading/deciders.ts'
import { kitFor, militaryAt, seatsAt, stackAt } from '../../reading/sight.ts'
import { MEND, WARP_RING } from '../../rules/ships.ts'
import { type Frame, NOT_READY, sameSide } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { ask } from '../../words/ask.ts'

export function asks(view: View, names: SeatNames, speech: Speech): string {
  const frame = view.pending.at(-1)
  const own =
    typeof view.viewer === 'number' && (decidersOf(view).includes(view.viewer) || frame?.kind === 'fleets')
  if (!frame || frame.kind === 'scenarioEnd') return view.result ? speech.say('stellar.ask.over') : ''
  if (frame.kind === 'turn' && frame.step === 'draw' && !own)
    return speech.say('stellar.board.draws', { who: nameAt(names, frame.seat) })
  if (frame.kind === 'battle' && !hasChoice(view, frame))
    return speech.say('stellar.board.battle.title', { sector: frame.sector + 1 })
  if (!own) return ask(view, speech, { names })
  return speech.say(`stellar.board.ask.${matterOf(view, frame)}`, {
    sector: 'sector' in frame ? frame.sector + 1 : 0,
  })
}

/** ST-7.5: there is something to choose only where several enemies have military ships. */
const hasChoice = (view: View, { seat, sector }: Extract<Frame, { kind: 'battle' }>): boolean =>
  seatsAt(view).filter((foe) => !sameSide(kitFor(view), seat, foe) && militaryAt(view, sector, foe) > 0)
    .length > 1

function matterOf(view: View, frame: Exclude<Frame, { kind: 'scenarioEnd' }>) {
  if (frame.kind === 'fleets')
    return frame.picks[view.viewer as number] === NOT_READY ? 'fleets' : 'fleetReady'
  if (frame.kind === 'turn') return frame.step
  if (frame.kind === 'battle') return 'foe'
  const ship = stackAt(view, frame.sector, frame.seat).cards[frame.place]?.face
  return ship === WARP_RING ? 'warp' : ship === MEND ? 'mend' : 'rogue'
}
