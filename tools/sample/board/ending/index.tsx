import { type EndingProps, FittedText, type GameEnding, tune, verdictAt } from '@sternentisch/grammar'
import type { SampleEvent } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { verdict } from '../../words/tell.ts'
import './ending.css'

type Scene = EndingProps<View, SampleEvent>

/** The rounds that both have won come together; then who won. It is true of every end: nothing is fought in it. */
const Picture = ({ view, names, outcome }: Scene) => (
  <div className="sample-ending">
    <svg viewBox="0 0 320 200" aria-hidden="true">
      {view.won.map((won, seat) => (
        <g key={seat} className="sample-ending-side" data-from={seat === 0 ? 'left' : 'right'}>
          <text x={seat === 0 ? 110 : 210} y="100" fontSize="56">
            {won}
          </text>
          <FittedText words={names[seat]} x={seat === 0 ? 110 : 210} y={124} size={14} width={90} />
        </g>
      ))}
      <FittedText words={outcome} x={160} y={160} size={26} width={296} className="sample-ending-outcome" />
    </svg>
  </div>
)

export const ending: GameEnding<View, SampleEvent> = {
  lasts: () => 1.6,
  begins: ({ events }) => verdictAt(events),
  verdict: ({ view, names, speech, outcome }) => ({
    heading: outcome,
    line: view.result ? verdict(view, names, speech) : '',
  }),
  Picture,
  sound: ({ view, result }) =>
    tune(
      'triangle',
      result.winners.some((seat) => seat === view.viewer) ? [392, 494, 587] : [392, 330],
      0.4,
      0.15,
      0.6,
      0.1,
    ),
}
