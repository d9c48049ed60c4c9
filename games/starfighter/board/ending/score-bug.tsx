import { FittedText } from '@sternentisch/grammar'
import { figure, type Seat } from '@sternentisch/kernel'
import { SEATS, shipOf } from '../../reading/seats.ts'
import { cruiserName } from '../../words/names.ts'
import type { Scene, Story } from './story.ts'

/** Both cruisers and their hulls, in the corner all the time; the hull that fell is counted down. */
export function ScoreBug({
  scene,
  story,
  near,
}: {
  readonly scene: Scene
  readonly story: Story
  readonly near: Seat
}) {
  const { view, names } = scene
  if (SEATS.some((seat) => shipOf(view, seat) === null)) return null
  return [near, (1 - near) as Seat].map((seat, at) => {
    const fell = story.broken.includes(seat)
    return (
      <g
        key={seat}
        className={seat === near ? 'sf-team-near' : 'sf-team-far'}
        transform={`translate(${14 + at * 104} 10)`}
      >
        <rect width="70" height="23" className="sf-fin-team" />
        <FittedText
          words={cruiserName(view, names, seat)}
          x={35}
          y={17}
          size={15}
          width={62}
          anchor="middle"
          className="sf-fin-type sf-fin-on-team"
        />
        <rect x="70" width="30" height="23" className="sf-fin-count" />
        {fell && <rect x="70" width="30" height="23" className="sf-fin-count-fell" />}
        {fell && <Count words={figure(story.before[seat])} step="before" />}
        {fell && <Count words="0" step="zero" />}
        <Count words={figure(view.hull[seat])} step={fell ? 'after' : 'now'} />
      </g>
    )
  })
}

const Count = ({ words, step }: { readonly words: string; readonly step: string }) => (
  <text
    x="85"
    y="17.5"
    fontSize="16"
    textAnchor="middle"
    className={`sf-fin-type sf-fin-hull sf-fin-${step}`}
  >
    {words}
  </text>
)
