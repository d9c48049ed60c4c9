import type { CSSProperties } from 'react'
import { nearSeat } from '../../reading/seats.ts'
import { Station } from '../art/station.tsx'
import type { LastHit, Scene } from './story.ts'

/** The counter is read so many times on its way down. */
const TICKS = 12
const LAMPS = 20
const LP_EACH = 50

const when = (part: number): CSSProperties => ({ '--at': part }) as CSSProperties

/** The Base, its counter on the way to zero, and the salvo that brought it there. */
export function Counter({ scene, fall }: { readonly scene: Scene; readonly fall: LastHit }) {
  const { view, speech } = scene
  const { seat, before, shots } = fall
  const own = seat === nearSeat(view)
  const reads = Array.from({ length: TICKS }, (_, at) => Math.round(before * (1 - at / TICKS)))
  const lit = Math.ceil(before / LP_EACH)
  return (
    <g className={`sp-fin-counter ${own ? 'sp-own' : 'sp-foe'}`}>
      <g className="sp-fin-station" transform="translate(36 22)">
        <Station size={92} />
        <path className="sp-fin-cross" d="M-6 46h104M46 -6v104" />
      </g>
      {reads.map((lp, at) => (
        <text key={at} x="304" y="84" fontSize="56" className="sp-fin-read" style={when(at / TICKS)}>
          {lp}
        </text>
      ))}
      <text x="304" y="84" fontSize="56" className="sp-fin-zero">
        0
      </text>
      <text x="304" y="103" fontSize="12" className="sp-fin-word">
        {speech.say('spacetrace.ending.base')}
      </text>
      <g transform="translate(172 112)">
        {Array.from({ length: LAMPS }, (_, at) => (
          <g key={at}>
            <rect x={at * 6.6} width="5" height="9" className="sp-fin-lamp-off" />
            {at < lit && (
              <rect x={at * 6.6} width="5" height="9" className="sp-fin-lamp" style={when(1 - at / lit)} />
            )}
          </g>
        ))}
      </g>
      <Salvo shots={shots} own={!own} />
      {shots > 0 && (
        <text x="304" y="168" fontSize="14" className="sp-fin-shots">
          {speech.say('spacetrace.ending.shots', { n: shots })}
        </text>
      )}
      <text x="304" y="168" fontSize="14" className="sp-fin-silence">
        {speech.say('spacetrace.ending.silence')}
      </text>
    </g>
  )
}

/** One dot a shot, a hundred at most, and their traces in four volleys: in the colour of those who fire. */
function Salvo({ shots, own }: { readonly shots: number; readonly own: boolean }) {
  const count = Math.min(100, shots)
  if (count === 0) return null
  const x = (at: number): number => 22 + (at % 20) * 6.4
  const y = (at: number): number => 146 + Math.floor(at / 20) * 8
  const dots = Array.from({ length: count }, (_, at) => `M${x(at) - 2} ${y(at)}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`)
  const volleys = [0, 1, 2, 3].map((volley) =>
    Array.from({ length: Math.min(20, count) }, (_, at) => at)
      .filter((at) => at % 4 === volley)
      .map((at) => `M${x(at)} 141L${64 + (at % 5) * 9} ${92 + (at % 3) * 6}`)
      .join(''),
  )
  return (
    <g className={`sp-fin-salvo ${own ? 'sp-own' : 'sp-foe'}`}>
      <path d={dots.join('')} className="sp-fin-dots" />
      {volleys.map((traces, volley) => (
        <path key={volley} d={traces} className="sp-fin-traces" style={when(volley / 4)} />
      ))}
    </g>
  )
}
