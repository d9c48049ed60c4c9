// What terminal, board and log say alike
import type { Told, Viewer } from '@sternentisch/kernel'
import { type Action, NOT_READY, READY, type SampleEvent } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

export const describeAction = ({ ship }: Action, _: View, { say }: Speech): string =>
  say('sample.move.send', { ship })

/** A ship in the middle, as far as the viewer may see it. */
export const tellSent = (ship: number, { say }: Speech): string =>
  say('sample.draw.sent', { ship: ship === READY ? say('sample.draw.faceDown') : ship })

/** `Anna 3 – Jonas 4`: whoever looks sits now on this side, now on that. */
const byName = (names: readonly string[], numbers: readonly number[]): string =>
  numbers.map((number, seat) => `${names[seat]}\u00a0${number}`).join(' – ')

/** A line of the log, or null if the event is not worth one. */
export function tellEvent(
  event: Told<SampleEvent>,
  viewer: Viewer,
  names: readonly string[],
  { say }: Speech,
): string | null {
  switch (event.kind) {
    case 'ready':
      return event.seat === viewer && event.ship !== null
        ? say('sample.told.youReady', { ship: event.ship })
        : say('sample.told.ready', { who: names[event.seat] })
    case 'clash': {
      const { round, winner } = event
      const ships = byName(names, event.ships)
      if (winner === null) return say('sample.told.tie', { round, ships })
      return winner === viewer
        ? say('sample.told.youClash', { round, ships })
        : say('sample.told.clash', { round, ships, who: names[winner] })
    }
    case 'over':
      return say('sample.told.over', { scores: byName(names, event.result.scores) })
  }
}

/**
 * One sentence on whose decision it is. While something happens nobody decides: then it is what happens, which is `shown`. In a view from the
 * middle of a move nothing may be pending, though the match is not over.
 */
export function asks(
  { viewer, pending, result }: View,
  names: readonly string[],
  speech: Speech,
  shown: Told<SampleEvent> | null = null,
): string {
  if (result) return speech.say('sample.ask.over')
  const picks = pending.at(-1)?.picks ?? []
  if (typeof viewer === 'number' && picks[viewer] === NOT_READY) return speech.say('sample.ask.send')
  const waiting = names.filter((_, seat) => picks[seat] === NOT_READY)
  if (waiting.length === 0) return (shown && tellEvent(shown, viewer, names, speech)) ?? ''
  return speech.say('sample.ask.wait', { who: new Intl.ListFormat(speech.lang).format(waiting) })
}

/** Who won, in a sentence. */
export function verdict({ viewer, result }: View, names: readonly string[], { say }: Speech): string {
  if (!result) return ''
  const n = Math.max(...result.scores)
  const [first, ...others] = result.winners
  if (others.length > 0) return say('sample.result.shared', { n })
  return first === viewer
    ? say('sample.result.youWon', { n })
    : say('sample.result.won', { who: names[first], n })
}
