import { grid } from '@sternentisch/kernel/terminal'
import type { Trained, Training } from '@sternentisch/lab'
import { percentIn } from '../simulate/tell.ts'
import type { Speech } from '../text/index.ts'

const right = { align: 'right' as const }

/** What was learned: the weights, how well they foretell, and whether 70 % means 70 %. */
export function tellTraining({ weights, modes }: Trained, { names }: Training, speech: Speech): string[] {
  const figure = new Intl.NumberFormat(speech.lang, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const kinds = Object.keys(weights)
  const worth = names.map((name) => [name, ...kinds.map((mode) => figure.format(weights[mode][name] ?? 0))])
  const heads = (['mode', 'matches', 'positions', 'brier', 'before', 'blind'] as const).map((head) =>
    speech.say(`lab.train.${head}`),
  )
  const rows = modes.map(({ mode, matches, positions, fitted, before }) => [
    ...[mode, String(matches), String(positions)],
    ...[fitted.brier, before.brier, fitted.blind].map((each) => figure.format(each)),
  ])
  return [
    speech.say('lab.train.worth'),
    grid([['', ...kinds], ...worth], [{}, ...kinds.map(() => right)], 200),
    '',
    speech.say('lab.train.foretold'),
    grid([heads, ...rows], [{}, right, right, right, right, right], 200),
    '',
    speech.say('lab.train.calibrated'),
    reliability({ weights, modes }, speech),
  ]
}

/** Chances as they were said, and what was won: one row a tenth, one column a mode. */
function reliability({ modes }: Trained, speech: Speech): string {
  const percent = percentIn(speech.lang)
  const rows = modes[0].fitted.bins.map((_, at) =>
    modes.flatMap(({ fitted: { bins } }) => {
      const { n, said, won } = bins[at]
      return n === 0 ? ['', '', '0'] : [percent(said), percent(won), String(n)]
    }),
  )
  const heads = modes.flatMap(({ mode }) => [mode, speech.say('lab.train.won'), 'n'])
  return grid(
    [heads, ...rows],
    heads.map(() => right),
    200,
  )
}
