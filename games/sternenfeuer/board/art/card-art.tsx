// What hand cards show, on 120 × 88 round the middle. The value that counts is always the largest sign.
import { memo, type ReactNode } from 'react'
import type { Design } from '../../rules/designs.ts'
import { GearArt } from './gear-art.tsx'
import { Sign } from './sign.tsx'
import { hueOf, VALUE_KEYS, type ValueKey } from './values.tsx'
import { Gate, Path, Ship } from './vehicles.tsx'
import './art.css'
import './card-art.css'

/** An attack: its value in a burst of light. */
function Burst({ value }: { readonly value: ValueKey }) {
  const rays = Array.from({ length: 30 }, (_, at) => {
    const angle = (at * 12 * Math.PI) / 180
    const reach = at % 2 ? 34 : 40
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x * 27).toFixed(1)} ${(y * 27).toFixed(1)}L${(x * reach).toFixed(1)} ${(y * reach).toFixed(1)}`
  })
  return (
    <>
      <path d={rays.join('')} stroke={hueOf(value)} strokeOpacity=".6" strokeWidth="1.2" />
      <circle r="24" fill={hueOf(value)} fillOpacity=".12" stroke={hueOf(value)} strokeOpacity=".8" />
      <Sign value={value} x={0} y={0} size={32} />
    </>
  )
}

const RIDERS: Readonly<Record<string, string>> = {
  // A shield crossed out, a hand held over, a broken chain, an eye in the dark.
  noDefence: 'M0 -9 8 -6V0C8 5 5 8 0 10-5 8-8 5-8 0V-6ZM-9 9 9 -9',
  spareAttacker: 'M-9 3A9 9 0 0 1 9 3M-5 3A5 5 0 0 1 5 3M0 3V8',
  ignoreSupport: 'M-9 0A4 4 0 1 0 -3 3M9 0A4 4 0 1 1 3 -3M-2 -6 2 6',
  ambush: 'M-9 0C-5 -6 5 -6 9 0 5 6-5 6-9 0ZM-2 0A2 2 0 1 0 2 0 2 2 0 1 0 -2 0M-9 8 9 -8',
}

function Rider({ design }: { readonly design: Design }) {
  const use = design.uses[0]
  const rider = (['noDefence', 'spareAttacker', 'ignoreSupport', 'ambush'] as const).find((each) => use[each])
  if (use.attackBonus > 0)
    return (
      <g transform="translate(40 -26)">
        <circle r="14" className="sn-art-seal" />
        <text y="5" textAnchor="middle" className="sn-art-number">{`+${use.attackBonus}`}</text>
      </g>
    )
  if (!rider) return null
  return (
    <g transform="translate(40 -26)">
      <circle r="14" className="sn-art-seal" />
      <path d={RIDERS[rider]} className="sn-art-line" />
    </g>
  )
}

/** Defence: a wall of arcs before the values it stops. */
function Wall({ values }: { readonly values: readonly ValueKey[] }) {
  const gap = values.length > 3 ? 15 : 22
  return (
    <>
      {[0, 1, 2, 3].map((at) => (
        <path
          key={at}
          d={`M${-44 + at * 6} ${26 - at * 2}A${44 - at * 6} ${50 - at * 7} 0 0 1 ${44 - at * 6} ${26 - at * 2}`}
          className="sn-art-wall"
          strokeOpacity={0.95 - at * 0.2}
          strokeWidth={2.2 - at * 0.3}
        />
      ))}
      {values.map((value, at) => (
        <Sign
          key={value}
          value={value}
          x={(at - (values.length - 1) / 2) * gap}
          y={at % 2 ? 8 : 16}
          size={values.length > 3 ? 13 : 17}
        />
      ))}
    </>
  )
}

const Rings = () => (
  <g fill="none" strokeWidth="3">
    <circle cx="-14" r="26" stroke="var(--sn-own)" />
    <circle cx="14" r="26" stroke="var(--sn-own)" strokeOpacity=".75" />
    <path
      d="M0 -22A26 26 0 0 1 0 22 26 26 0 0 1 0 -22Z"
      fill="var(--sn-own)"
      fillOpacity=".35"
      stroke="none"
    />
    <path d="M0 -9 2.4 -2.4 9 0 2.4 2.4 0 9-2.4 2.4-9 0-2.4 -2.4Z" fill="var(--sn-spark)" stroke="none" />
  </g>
)

function Picture({ design }: { readonly design: Design }): ReactNode {
  const [use] = design.uses
  switch (design.kind) {
    case 'action':
      return (
        <>
          <Burst value={VALUE_KEYS[use.value]} />
          <Rider design={design} />
        </>
      )
    case 'defence':
      return <Wall values={VALUE_KEYS.filter((_, at) => design.against & (1 << at))} />
    case 'transfer':
      return use.reach === 3 ? <Gate /> : use.reach === 1 ? <Path /> : <Ship />
    case 'collective':
      return <Rings />
    default:
      return <GearArt id={design.id} />
  }
}

export const CardArt = memo(function CardArt({ design }: { readonly design: Design }) {
  return (
    <svg className="sn-card-art" viewBox="-60 -44 120 88" aria-hidden="true">
      <Picture design={design} />
    </svg>
  )
})
