import type { CSSProperties } from 'react'
import { useId } from 'react'
import { designOf } from '../../reading/cards.ts'
import type { View } from '../../rules/view.ts'
import { Emblem } from '../art/emblem.tsx'
import { bonusOf, valuesOf } from '../figures/values.ts'
import type { Standing } from '../table/standing.ts'
import { mightiest, type Story, winningSide } from './story.ts'

const MARKS = Array.from({ length: 60 }, (_, at) => {
  const angle = (at * Math.PI) / 30 - Math.PI / 2
  const end = (radius: number): string =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  return `M${end(54)}L${end(at % 5 ? 60 : 65)}`
})

interface WorldProps {
  readonly view: View
  readonly story: Story
  readonly world: Standing
}

/** The world around the origin: figures close in, the halo fills mark by mark, and it turns to whoever took it. */
export function World({ view, story, world }: WorldProps) {
  const id = useId().replaceAll(':', '')
  const { winner } = story
  const side = winningSide(view, story)
  return (
    <g className={`sn-fin-world sn-fin-${side}`}>
      <Spheres id={id} />
      <circle r="104" fill={`url(#${id}glow)`} className="sn-fin-glow" />
      <circle r="45" fill={`url(#${id}night)`} />
      <circle r="45" fill={`url(#${id}taken)`} className="sn-fin-taken" />
      {MARKS.map((mark, at) => (
        // Of a drawn game both sides fill their half, and it closes for neither.
        <path
          key={at}
          d={mark}
          className="sn-fin-mark"
          data-side={winner === null ? (at < 30 ? 'own' : 'foe') : side}
          style={{ '--at': (winner === null ? at % 30 : at) / 60 } as CSSProperties}
        />
      ))}
      <Figures view={view} story={story} world={world} />
    </g>
  )
}

const Spheres = ({ id }: { readonly id: string }) => (
  <defs>
    <radialGradient id={`${id}night`} cx=".38" cy=".32" r=".8">
      <stop offset="0" className="sn-fin-night-0" />
      <stop offset=".5" className="sn-fin-night-1" />
      <stop offset="1" className="sn-fin-night-2" />
    </radialGradient>
    <radialGradient id={`${id}taken`} cx=".38" cy=".32" r=".8">
      <stop offset="0" className="sn-fin-taken-0" />
      <stop offset=".5" className="sn-fin-taken-1" />
      <stop offset="1" className="sn-fin-taken-2" />
    </radialGradient>
    <radialGradient id={`${id}glow`}>
      <stop offset=".35" className="sn-fin-taken-1" stopOpacity=".75" />
      <stop offset="1" className="sn-fin-taken-1" stopOpacity="0" />
    </radialGradient>
  </defs>
)

const SIZE = 62

/** Whoever took it, from both sides; of a drawn game one of each. */
function Figures({ view, story: { winner }, world }: WorldProps) {
  const figures =
    winner === null
      ? [...mightiest(view, 0, world.place, 1), ...mightiest(view, 1, world.place, 1)]
      : mightiest(view, winner, world.place, 2)
  return figures.map((figure, at) => (
    <g key={figure.handle} transform={`translate(${at === 0 ? -62 : 62} 34)`}>
      <g className="sn-fin-figure" data-from={at === 0 ? 'left' : 'right'}>
        <g transform={`translate(${-SIZE / 2} ${-SIZE / 2})`}>
          <Emblem
            values={valuesOf(designOf(view, figure.face).values)}
            bonus={bonusOf(view, figure)}
            size={SIZE}
          />
        </g>
      </g>
    </g>
  ))
}
