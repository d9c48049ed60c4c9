import type { Plan } from '../plan/plan.ts'

export interface Place {
  readonly left: number
  readonly top: number
}

const GAP = 8

/** Where each card in hand lies in its room: in one row, or in rows of two where the hand stands beside the boards. */
export function handPlaces({ shape, hand, handCard, handRoom }: Plan, count: number): readonly Place[] {
  const across = shape === 'low' ? 2 : Math.max(1, count)
  const rows = Math.ceil(count / across)
  const [x, y] = [stepOf(handCard, handRoom.width, across), stepOf(hand, handRoom.height, rows)]
  const left = Math.max(0, (handRoom.width - handCard - x * (across - 1)) / 2)
  // The last row lies at the bottom, where thumbs are.
  const top = handRoom.height - hand - y * (rows - 1)
  return Array.from({ length: count }, (_, at) => ({
    left: left + x * (at % across),
    top: top + y * Math.floor(at / across),
  }))
}

/** From one card to the next: side by side, or one upon the other where there is too little room. */
const stepOf = (size: number, room: number, count: number): number =>
  Math.min(size + GAP, count > 1 ? (room - size) / (count - 1) : size)
