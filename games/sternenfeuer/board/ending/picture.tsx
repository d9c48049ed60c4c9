import { FittedText } from '@sternentisch/grammar'
import { useId } from 'react'
import { placesFor } from '../../reading/figures.ts'
import { placeName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { Stars } from '../art/stars.tsx'
import { SIDE_SIGN, sideOf } from '../words/reason.ts'
import { type Scene, type Story, storyOf, winningSide } from './story.ts'
import { verdictOf } from './verdict.ts'
import { World } from './world.tsx'
import './ending.css'
import './motion.css'

/** The last page of the tale: the world is taken, then who holds what. */
export function Picture(scene: Scene) {
  const story = storyOf(scene)
  const { heading, line } = verdictOf(scene)
  const side = winningSide(scene.view, story)
  return (
    <div className="sternenfeuer sn-fin" data-form={story.world ? 'taken' : 'short'}>
      <svg viewBox="0 0 320 200" aria-hidden="true">
        <g transform="translate(-240 -240)">
          <Stars count={110} seed={17} width={800} height={680} />
        </g>
        {story.world && (
          <g transform="translate(160 96)">
            <World view={scene.view} story={story} world={story.world} />
          </g>
        )}
        <g className="sn-fin-last">
          <Holders scene={scene} story={story} />
          <FittedText
            words={heading}
            x={160}
            y={155}
            size={28}
            width={296}
            em={0.52}
            className={`sn-fin-heading sn-fin-${side}`}
          />
          <FittedText words={line} x={160} y={180} size={15} width={296} em={0.5} className="sn-fin-line" />
        </g>
      </svg>
    </div>
  )
}

/** The three worlds as they lay before the viewer, and whose they are. */
function Holders({ scene, story }: { readonly scene: Scene; readonly story: Story }) {
  const id = useId().replaceAll(':', '')
  const { view, speech } = scene
  return placesFor(view).map((place, at) => {
    const side = sideOf(view, story.standings[place])
    return (
      <g key={place} className={`sn-fin-holder sn-fin-${side}`} transform={`translate(${62 + at * 98} 62)`}>
        <radialGradient id={`${id}${at}`} cx=".38" cy=".32" r=".8">
          <stop offset="0" className={side === 'open' ? 'sn-fin-night-0' : 'sn-fin-taken-0'} />
          <stop offset=".5" className={side === 'open' ? 'sn-fin-night-1' : 'sn-fin-taken-1'} />
          <stop offset="1" className={side === 'open' ? 'sn-fin-night-2' : 'sn-fin-taken-2'} />
        </radialGradient>
        <circle r="28" fill={`url(#${id}${at})`} />
        <circle r="33" className="sn-fin-orbit" />
        <g transform="translate(-13 -13)" className="sn-fin-sign">
          <Icon name={SIDE_SIGN[side]} size={26} />
        </g>
        <FittedText
          words={placeName(view, place, speech)}
          x={0}
          y={50}
          size={12}
          width={92}
          em={0.5}
          className="sn-fin-name"
        />
      </g>
    )
  })
}
