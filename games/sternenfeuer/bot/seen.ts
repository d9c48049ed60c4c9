import { type Action, NO_END } from '../rules/action.ts'

/** §7: a figure is placed face-down, so others see where, and not who. */
export const seen = ({ kind, place, end }: Action): unknown =>
  kind === 'place' ? HIDDEN[place][end - NO_END] : null

const HIDDEN = [0, 1, 2].map((place) => [NO_END, 0, 1].map((end) => `a figure at ${place}, end ${end}`))
