// The five places as scenes, 320 × 160: what is told stands on the left, what is seen on the right.
import { memo, useId } from 'react'
import { type Scene, Sky } from './paint.tsx'
import { horon, rauthak, umaru } from './planets.tsx'
import { dreamConstant, lastHope } from './spheres.tsx'
import './art.css'
import './scenes.css'

const SCENES: Readonly<Record<string, Scene>> = {
  traumkonstante: dreamConstant,
  'insel-der-letzten-hoffnung': lastHope,
  rauthak,
  umaru,
  horon,
}

/** A place that somebody typed in from their own box has no scene of ours: a quiet sky stands for it. */
const elsewhere: Scene = () => (
  <>
    <Sky fill="#17102f" stars={{ count: 60, seed: 29, height: 160 }} />
    <circle cx="250" cy="80" r="46" fill="#3a2c6b" stroke="#c8aaff" strokeOpacity=".5" />
    <ellipse
      cx="250"
      cy="80"
      rx="78"
      ry="16"
      fill="none"
      stroke="#c8aaff"
      strokeOpacity=".5"
      transform="rotate(-12 250 80)"
    />
  </>
)

export const PlaceScene = memo(function PlaceScene({ place }: { readonly place: string }) {
  return (
    <svg
      className="sn-scene-art"
      viewBox="0 0 320 160"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g>{(SCENES[place] ?? elsewhere)(useId())}</g>
    </svg>
  )
})
