import type { Reader } from '@sternentisch/kernel'

/** The act takes so many at most. */
const MOST = 200

/** How many moves have to go so that the viewer's last own decision goes; 0 if there is none. */
export function movesToAsk({ scenes, bill }: Reader, unasked: readonly number[]): number {
  const last = scenes.findLastIndex(
    ({ seat, kind }, index) => seat === bill.viewer && kind === 'move' && !unasked.includes(index),
  )
  const moves = last < 0 ? 0 : scenes.length - last
  return moves > MOST ? 0 : moves
}
