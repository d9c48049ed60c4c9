import { useId } from 'react'
import { Asteroid } from './asteroid.tsx'
import { BlackHole } from './black-hole.tsx'
import { GasPlanet } from './gas-planet.tsx'
import { Planet } from './planet.tsx'
import { Sun } from './sun.tsx'
import './body.css'

const Shades = ({ id, type }: { readonly id: string; readonly type: number }) => (
  <defs>
    {(type === 2 || type === 3) && (
      <>
        <clipPath id={`${id}-disc`}>
          <circle cx="60" cy="60" r="36" />
        </clipPath>
        <radialGradient id={`${id}-night`} cx=".3" cy=".28" r=".86">
          <stop offset="0" className="st-night-0" />
          <stop offset=".42" className="st-night-1" />
          <stop offset=".72" className="st-night-2" />
          <stop offset="1" className="st-night-3" />
        </radialGradient>
        <radialGradient id={`${id}-sea`} cx=".34" cy=".3" r=".85">
          <stop offset="0" className="st-sea-0" />
          <stop offset=".4" className="st-sea-1" />
          <stop offset="1" className="st-sea-2" />
        </radialGradient>
      </>
    )}
    {type === 4 && (
      <>
        <radialGradient id={`${id}-fire`} cx=".42" cy=".4" r=".66">
          <stop offset="0" className="st-fire-0" />
          <stop offset=".4" className="st-fire-1" />
          <stop offset=".8" className="st-fire-2" />
          <stop offset="1" className="st-fire-3" />
        </radialGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset=".5" className="st-glow-0" />
          <stop offset="1" className="st-glow-1" />
        </radialGradient>
      </>
    )}
    {type === 5 && (
      <>
        <radialGradient id={`${id}-halo`}>
          <stop offset=".4" className="st-halo-0" />
          <stop offset="1" className="st-halo-1" />
        </radialGradient>
        <linearGradient id={`${id}-disk`}>
          <stop offset="0" className="st-disk-0" />
          <stop offset=".3" className="st-disk-1" />
          <stop offset=".7" className="st-disk-2" />
          <stop offset="1" className="st-disk-3" />
        </linearGradient>
      </>
    )}
  </defs>
)

interface SolarBodyProps {
  /** 1 asteroid, 2 planet, 3 gas planet, 4 sun, 5 black hole. */
  readonly type: number
  readonly size: number
  /** Named by the words beside it unless a label is given. */
  readonly label?: string
}

/** Below this size fine engraving turns to dirt. */
const PLAIN_BELOW = 40

/** A solar card's type as a picture, lit from the upper left. */
export function SolarBody({ type, size, label }: SolarBodyProps) {
  const id = useId().replaceAll(':', '')
  const plain = size < PLAIN_BELOW
  return (
    <svg
      className={`stellar st-body st-body-${type}`}
      viewBox="6 6 108 108"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Shades id={id} type={type} />
      {type === 1 && <Asteroid plain={plain} />}
      {type === 2 && <Planet id={id} plain={plain} />}
      {type === 3 && <GasPlanet id={id} plain={plain} />}
      {type === 4 && <Sun id={id} plain={plain} />}
      {type === 5 && <BlackHole id={id} />}
    </svg>
  )
}
