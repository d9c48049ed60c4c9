import type { AnyGame, Mind, Random, Seat } from '@sternentisch/kernel'
import { chancesFrom } from './chances.ts'

/** A draw is worth half a win. Whoever thinks to have a little less than that takes it; the estimate is a rough one. */
const WORTH = 0.45

/** Whether a bot agrees to a draw, from what its seat sees. */
export const agreesToDraw = (
  game: AnyGame,
  mind: Mind,
  view: unknown,
  seat: Seat,
  tries: number,
  random: Random,
): boolean => chancesFrom(game, mind, view, tries, random)[seat] < WORTH
