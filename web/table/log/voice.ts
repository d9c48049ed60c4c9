import type { Bill, Scene, Seat, Viewer } from '@sternentisch/kernel'
import type { Speech } from '../../text/index.ts'
import { namesFor } from '../names.ts'

/** To whom the log speaks as “you”, and how it calls everybody. */
export interface Voice {
  readonly viewer: Viewer
  readonly names: readonly string[]
}

/** Each move with how it is told. Who gave up is played by a bot from then on, and is not the one who does what it does. */
export function voices(first: Voice, scenes: readonly Scene[], bill: Bill, speech: Speech): readonly Voice[] {
  let voice = first
  return scenes.map(({ kind, seat }) => {
    const told = voice
    if (kind === 'concede' || kind === 'time') voice = after(voice, seat, bill, speech)
    return told
  })
}

function after({ viewer, names }: Voice, gaveUp: Seat, bill: Bill, speech: Speech): Voice {
  const who = namesFor(bill, 'audience', speech)[gaveUp]
  return {
    viewer: viewer === gaveUp ? 'audience' : viewer,
    names: names.with(gaveUp, speech.say('table.log.standIn', { who })),
  }
}
