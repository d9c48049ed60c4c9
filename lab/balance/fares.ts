import type { FareFigure, Fares } from '@sternentisch/grammar'
import type { Refusal } from '@sternentisch/kernel'
import type { Figure } from '../statistics/index.ts'
import { refuseLab } from '../text/index.ts'
import type { Balanced } from './balance.ts'

/** In percent, with one digit behind the point: no more is known. */
const percent = ({ value, low, high }: Figure): FareFigure => {
  const tenth = (share: number): number => Math.round(share * 1000) / 10
  return { value: tenth(value), low: tenth(low), high: tenth(high) }
}

/** What the stronger level has shown of each card: the small file that a gallery carries. It is about one mode. */
export function faresOf({ plan, amounts, examined }: Balanced, made: string): Fares | Refusal {
  if (plan.modes.length !== 1) return refuseLab('lab.balance.oneMode')
  const [{ name }] = plan.modes
  const { cards } = examined[examined.length - 1]
  return {
    made,
    mode: name === 'any' ? null : name,
    matches: amounts.matches,
    cards: Object.fromEntries(
      cards.map(({ card, held, worth }) => [
        card,
        { held: percent(held), ...(worth ? { worth: percent(worth) } : {}) },
      ]),
    ),
  }
}
