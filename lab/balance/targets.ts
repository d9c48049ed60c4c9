import type { BalanceFile, Target } from '@sternentisch/kernel'
import type { Figure } from '../statistics/index.ts'
import type { Examined } from './examine.ts'

/** Whether a target is met; `unsure` if the interval reaches over its edge. */
export type Met = 'met' | 'missed' | 'unsure'

export interface Judged {
  readonly mode: string
  readonly id: string
  readonly target: Target
  /** By level. */
  readonly figures: readonly Figure[]
  /** As the stronger level says. */
  readonly met: Met
  /** The levels say different things. */
  readonly dependsOnSkill: boolean
}

export function meets({ low, high }: Figure, target: Target): Met {
  const [least, most] = [target.low ?? Number.NEGATIVE_INFINITY, target.high ?? Number.POSITIVE_INFINITY]
  if (low >= least && high <= most) return 'met'
  return high < least || low > most ? 'missed' : 'unsure'
}

export const differ = (a: Figure, b: Figure): boolean => a.high < b.low || b.high < a.low

/** The longest of all matches is one match: it has no interval, and says nothing of the levels. */
export const hangsOnSkill = (id: string, [weaker, stronger]: readonly Figure[]): boolean =>
  id !== 'length.max' && stronger !== undefined && differ(weaker, stronger)

/** Every target with what was found, mode by mode. */
export function judge({ targets }: BalanceFile, examined: readonly Examined[]): Judged[] {
  const modes = [...new Set(examined.map(({ mode }) => mode))]
  return modes.flatMap((mode) => {
    const levels = examined.filter((each) => each.mode === mode)
    const strongest = levels[levels.length - 1]
    return targets
      .filter(({ modes: only }) => !only || only.includes(mode))
      .flatMap((target) =>
        Object.keys(strongest.figures)
          .filter((id) => id === target.figure || id.startsWith(`${target.figure}.`))
          .map((id) => {
            const figures = levels.flatMap(({ figures: all }) => all[id] ?? [])
            const met = meets(figures[figures.length - 1], target)
            return {
              mode,
              id,
              target,
              figures,
              met,
              dependsOnSkill: hangsOnSkill(id, figures),
            }
          }),
      )
  })
}
