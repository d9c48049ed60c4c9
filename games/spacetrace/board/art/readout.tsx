/** Figures as on an old instrument: seven bars each, drawn, with the unlit ones faintly seen. */
const BARS = [
  'M3 1h10l-2 3H5z',
  'M14 2v10l-1.5 1-1.5-1.5V5z',
  'M14 24V14l-1.5-1-1.5 1.5V21z',
  'M3 25h10l-2-3H5z',
  'M2 24V14l1.5-1L5 14.5V21z',
  'M2 2v10l1.5 1L5 11.5V5z',
  'M4.5 13 6 11.5h4L11.5 13 10 14.5H6z',
]

/** Which bars a figure lights: top, right above and below, bottom, left below and above, middle. */
const LIT = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356']

const WIDTH = 18

interface ReadoutProps {
  readonly value: number
  /** As many places at least. */
  readonly places?: number
}

export function Readout({ value, places = 3 }: ReadoutProps) {
  const text = String(Math.max(0, value)).padStart(places)
  return (
    <svg className="sp-readout" viewBox={`0 0 ${text.length * WIDTH - 2} 26`} aria-hidden="true">
      {[...text].map((figure, at) => {
        const lit = figure === ' ' ? '' : LIT[Number(figure)]
        const bars = (on: boolean): string =>
          BARS.filter((_, bar) => lit.includes(String(bar)) === on).join('')
        return (
          <g key={at} transform={`translate(${at * WIDTH} 0)`}>
            <path className="sp-readout-off" d={bars(false)} />
            <path d={bars(true)} />
          </g>
        )
      })}
    </svg>
  )
}
