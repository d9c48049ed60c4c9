// In how many ways a card can be used, without listing them: whoever picks one at random need not make all the others
import { VALUES } from '../cards/index.ts'
import type { Use } from './designs.ts'
import { countPlacing } from './figures.ts'
import { countReinforcing } from './reinforcement.ts'
import type { Survey } from './survey.ts'
import { PLACE_NUMBERS } from './zones.ts'

/** Uses of one sort have equally many ways on the same board. */
const PLACING = 0
const REINFORCING = 1
const ATTACKS = 2

/** Which sort a use is of; −1 for those that are rare: they are counted when they turn up. */
export function sortOf({ op, value, ambush }: Pick<Use, 'op' | 'value' | 'ambush'>): number {
  if (op === 'place') return PLACING
  if (op === 'reinforce') return REINFORCING
  return op === 'attack' && !ambush ? ATTACKS + value : -1
}

const latest: number[] = Array<number>(ATTACKS + VALUES.length).fill(0)

/** Sort → how many ways there are now. */
export function waysOf(survey: Survey): readonly number[] {
  const { ready, facing, blocked } = survey
  latest[PLACING] = countPlacing(survey)
  latest[REINFORCING] = countReinforcing(survey)
  const all = ready[0] * facing[0] + ready[1] * facing[1] + ready[2] * facing[2]
  for (let value = 0; value < VALUES.length; value++) latest[ATTACKS + value] = all
  // SN-10.3: most places forbid nothing.
  for (let place = 0; place < PLACE_NUMBERS.length; place++)
    for (let rest = blocked[place]; rest !== 0; rest &= rest - 1)
      latest[ATTACKS + 31 - Math.clz32(rest & -rest)] -= ready[place] * facing[place]
  return latest
}
