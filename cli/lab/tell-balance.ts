import { grid } from '@sternentisch/kernel/terminal'
import type { Balanced } from '@sternentisch/lab'
import type { Speech } from '../text/index.ts'

/** Every target, what was found, and whether that will do. */
export function tellBalance({ judged, plan }: Balanced, speech: Speech): string[] {
  const figure = new Intl.NumberFormat(speech.lang, { maximumFractionDigits: 3 })
  const heads = [
    ...(['mode', 'figure', 'wanted'] as const).map((head) => speech.say(`lab.balance.${head}`)),
    ...plan.levels,
    speech.say('lab.balance.verdict'),
  ]
  const rows = judged.map(({ mode, id, target, figures, met, dependsOnSkill }) => [
    ...[mode, id],
    `${target.low === undefined ? '' : figure.format(target.low)} – ${target.high === undefined ? '' : figure.format(target.high)}`.trim(),
    ...figures.map(
      ({ value, low, high }) => `${figure.format(value)} [${figure.format(low)}, ${figure.format(high)}]`,
    ),
    [speech.say(`lab.balance.${met}`), ...(dependsOnSkill ? [speech.say('lab.balance.skill')] : [])].join(
      ', ',
    ),
  ])
  return [
    grid(
      [heads, ...rows],
      heads.map(() => ({})),
      200,
    ),
  ]
}
