import { boxes } from '@sternentisch/games'
import { boxOf } from '@sternentisch/games/shelf'

/** Games whose evaluation the lab has fitted. Elsewhere what a table is worth is only guessed, or there is nothing to be good at. */
export const fitted = boxes.map(({ id }) => id).filter((id) => boxOf(id)!.mind.weights)
