import { FittedText } from '@sternentisch/grammar'
import { nameAt, type Seat } from '@sternentisch/kernel'
import { farSeat, nearSeat, sideOf } from '../../reading/seats.ts'
import { baseLp } from '../../reading/ships.ts'
import { Counter } from './counter.tsx'
import { fallOf, type Scene, winnerOf } from './story.ts'
import { verdictOf } from './verdict.ts'
import './ending.css'
import './motion.css'

/** The last screen of the cockpit: the counter runs to zero, silence, then the report. No explosion. */
export function Picture(scene: Scene) {
  const fall = fallOf(scene)
  return (
    <div className="spacetrace sp-fin" data-form={fall ? 'fallen' : 'short'}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <rect x="6" y="6" width="308" height="188" rx="7" className="sp-fin-screen" />
        {fall && <Counter scene={scene} fall={fall} />}
        <Report scene={scene} />
      </svg>
    </div>
  )
}

function Report({ scene }: { readonly scene: Scene }) {
  const { view } = scene
  const { heading, line } = verdictOf(scene)
  const winner = winnerOf(scene)
  const side = winner === null ? 'nobody' : sideOf(view, winner)
  return (
    <g className="sp-fin-report">
      <FittedText
        words={heading}
        x={22}
        y={72}
        size={34}
        width={276}
        em={0.66}
        className={`sp-fin-heading sp-${side}`}
      />
      <FittedText words={line} x={22} y={102} size={13} width={276} em={0.63} className="sp-fin-line" />
      <path d="M22 118H298" className="sp-fin-rule" />
      <Base scene={scene} seat={nearSeat(view)} y={134} />
      <Base scene={scene} seat={farSeat(view)} y={162} />
    </g>
  )
}

const LAMPS = 20
const LP_EACH = 50

interface BaseProps {
  readonly scene: Scene
  readonly seat: Seat
  readonly y: number
}

/** What is left of a Base: its LP, and its twenty lamps. */
function Base({ scene: { view, names, speech }, seat, y }: BaseProps) {
  const lp = baseLp(view, seat)
  return (
    <g className={seat === nearSeat(view) ? 'sp-own' : 'sp-foe'} transform={`translate(22 ${y})`}>
      <FittedText
        words={nameAt(names, seat)}
        x={0}
        y={10}
        size={12}
        width={84}
        em={0.62}
        className="sp-fin-side"
      />
      <g transform="translate(94 0)">
        {Array.from({ length: LAMPS }, (_, at) => (
          <rect
            key={at}
            x={at * 6}
            width="4.6"
            height="11"
            className={lp > at * LP_EACH ? 'sp-fin-lamp' : 'sp-fin-lamp-off'}
          />
        ))}
      </g>
      <text x="276" y="10" fontSize="12" className="sp-fin-lp" data-none={lp === 0 ? '' : undefined}>
        {speech.say('spacetrace.ending.lp', { n: lp })}
      </text>
    </g>
  )
}
