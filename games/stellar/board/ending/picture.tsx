import { FittedText } from '@sternentisch/grammar'
import { figure, nameAt } from '@sternentisch/kernel'
import { kitFor } from '../../reading/sight.ts'
import { line, type Point, polar } from '../art/geometry.ts'
import { gridLines } from '../art/grid.ts'
import { Sector } from './sector.tsx'
import { centreOf, countsOf, lastSector, type Scene } from './story.ts'
import { verdictOf } from './verdict.ts'
import './ending.css'
import './motion.css'

/** The last page of the atlas: the sector is scored, then the plate with the verdict. */
export function Picture(scene: Scene) {
  const event = lastSector(scene)
  return (
    <div className="stellar st-fin" data-form={event ? 'scored' : 'short'}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <Ground />
        {event && <Sector scene={scene} event={event} />}
        <Plate scene={scene} />
      </svg>
    </div>
  )
}

/** The grid reaches far beyond the plate: windows have many shapes. It bends towards the verdict. */
function Ground() {
  const [major, minor] = gridLines({
    ...{
      width: 1120,
      height: 800,
      step: 56,
      holes: [[560, 372]],
      reach: 90,
      pull: 0.24,
      fine: 14,
      bow: 0.04,
    },
  })
  return (
    <g transform="translate(-400 -300)" className="st-fin-grid">
      <path d={minor} className="st-grid-minor" />
      <path d={major} className="st-grid-major" />
    </g>
  )
}

const CENTRE: Point = [160, 72]

/** The limb of an instrument: a mark every ten degrees, a longer one every thirty. */
const LIMB = Array.from({ length: 36 }, (_, at) =>
  line(polar(at * 10, 46, CENTRE), polar(at * 10, at % 3 === 0 ? 54 : 50, CENTRE)),
).join('')

function Plate({ scene }: { readonly scene: Scene }) {
  const { heading, line: under } = verdictOf(scene)
  const whose = centreOf(scene)
  const count = figure(countsOf(scene)[whose] ?? 0)
  return (
    <g className="st-fin-plate">
      <g className="st-fin-limb">
        <circle cx={CENTRE[0]} cy={CENTRE[1]} r="46" />
        <path d={LIMB} />
      </g>
      <text x={CENTRE[0]} y={CENTRE[1] + 13} fontSize="48" className="st-fin-count">
        {count}
      </text>
      {!kitFor(scene.view).teams && (
        <FittedText
          words={nameAt(scene.names, whose)}
          x={CENTRE[0]}
          y={CENTRE[1] + 32}
          size={12}
          width={60}
          em={0.46}
          className="st-fin-whose"
        />
      )}
      <FittedText
        words={heading}
        x={160}
        y={158}
        size={27}
        width={296}
        em={0.44}
        className="st-fin-heading"
      />
      <FittedText words={under} x={160} y={182} size={16} width={296} em={0.42} className="st-fin-under" />
    </g>
  )
}
