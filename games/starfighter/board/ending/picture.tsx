import { FittedText } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { nearSeat, SEATS, shipOf } from '../../reading/seats.ts'
import { FaceShape } from '../art/faces.tsx'
import { Blast } from './blast.tsx'
import { ScoreBug } from './score-bug.tsx'
import { centreOf, type Scene, type Story, storyOf, stripeFrom } from './story.ts'
import { verdictOf } from './verdict.ts'
import { Wreck } from './wreck.tsx'
import './ending.css'
import './motion.css'

/** The last pictures of the broadcast: the cruiser breaks, then the stripe with the verdict, from the side of whoever lost. */
export function Picture(scene: Scene) {
  const { view } = scene
  const story = storyOf(scene)
  const near = nearSeat(view)
  const alone = story.broken.length === 1
  return (
    <div className="starfighter sf-fin" data-form={story.broken.length > 0 ? 'broken' : 'short'}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <path className="sf-fin-hatch" d={HATCH} />
        {(alone ? [centreOf(story, view)] : SEATS).map((seat) => (
          <Cruiser key={seat} {...{ scene, story, seat, near, alone }} />
        ))}
        <ScoreBug {...{ scene, story, near }} />
        <Stripe scene={scene} story={story} near={near} />
      </svg>
    </div>
  )
}

/** Slanted bands behind everything, far beyond the edges: windows have many shapes. */
const HATCH = Array.from({ length: 44 }, (_, at) => `M${at * 28 - 480} 460l250 -720h14l-250 720Z`).join('')

interface PartProps {
  readonly scene: Scene
  readonly story: Story
  readonly near: Seat
}

function Cruiser({
  scene,
  story,
  seat,
  near,
  alone,
}: PartProps & { readonly seat: Seat; readonly alone: boolean }) {
  const ship = shipOf(scene.view, seat)
  if (!ship) return null
  const far = seat !== near
  const broken = story.broken.includes(seat)
  const gone = story.gone.includes(seat)
  const place = alone ? 'translate(160 112)' : `translate(160 ${far ? 62 : 148}) scale(.62)`
  return (
    <g transform={place} className={far ? 'sf-team-far' : 'sf-team-near'}>
      <g
        className={`sf-fin-cruiser${gone ? ' sf-fin-gone' : ''}${broken ? ' sf-fin-broken' : ''}`}
        data-far={far ? '' : undefined}
      >
        <Wreck cruiser={ship.cruiser.id} far={far} broken={broken} />
        {broken && <Blast from={far ? 'below' : 'above'} />}
      </g>
    </g>
  )
}

function Stripe({ scene, story, near }: PartProps) {
  const { heading, line } = verdictOf(scene)
  const { winner } = story
  const ship = winner === null ? null : shipOf(scene.view, winner)
  const team = winner === null ? 'sf-fin-nobody' : winner === near ? 'sf-team-near' : 'sf-team-far'
  return (
    <g className={`sf-fin-stripe ${team}`} data-from={stripeFrom(story, scene.view)}>
      <path className="sf-fin-band" d="M-600 72H930l-22 58H-622Z" />
      {line && <path className="sf-fin-under" d="M-600 130H908l-8 22H-608Z" />}
      <FittedText
        words={heading}
        x={18}
        y={114}
        size={38}
        width={ship ? 208 : 284}
        em={0.47}
        className="sf-fin-type sf-fin-on-team"
      />
      <FittedText
        words={line}
        x={18}
        y={146}
        size={15}
        width={284}
        em={0.45}
        className="sf-fin-type sf-fin-on-under"
      />
      {ship && (
        <g className="sf-fin-face" transform="translate(236 69) scale(.5)">
          <FaceShape cruiser={ship.cruiser.id} />
        </g>
      )}
    </g>
  )
}
