// What hand cards show, on 120 × 88 round the middle. The value that counts is always the largest sign.
import { memo, type ReactNode } from 'react'
import type { Design } from '../../rules/designs.ts'
import { hueOf, VALUE_KEYS, type ValueKey, ValueShape } from './values.tsx'

const Sign = ({
  value,
  x,
  y,
  size,
}: {
  readonly value: ValueKey
  readonly x: number
  readonly y: number
  readonly size: number
}) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
    <ValueShape value={value} />
  </g>
)

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

const Ship = () => (
  <>
    <circle cx="36" cy="-18" r="15" fill="var(--sn-tech)" fillOpacity=".2" stroke="var(--sn-tech)" />
    <path d="M15 -11C26 -8 48 -18 57 -29" fill="none" stroke="var(--sn-tech)" />
    <path d="M-52 34C-34 6 -8 -8 18 -16" className="sn-art-trail" />
    <g transform="translate(-12 4) rotate(62)">
      <path d="M0 -24C7 -12 8 2 6 14L14 22 0 18-14 22-6 14C-8 2-7-12 0-24Z" className="sn-art-body" />
      <path d="M0 -14V12" className="sn-art-line" />
      <path d="M-3 22 0 32 3 22" fill="var(--sn-ember)" />
    </g>
  </>
)

const Path = () => (
  <>
    {[30, 22, 14].map((r) => (
      <circle
        key={r}
        cx="30"
        cy="-10"
        r={r}
        fill="var(--sn-psi)"
        fillOpacity=".1"
        stroke="var(--sn-psi)"
        strokeOpacity=".7"
      />
    ))}
    <path d="M-54 34C-40 8 -26 40 -10 14S10 6 26 -8" className="sn-art-trail" strokeWidth="2" />
    {[-46, -28, -12, 6].map((x, at) => (
      <circle key={x} cx={x} cy={[22, 26, 16, 8][at]} r={3.4 - at * 0.5} fill="var(--sn-spark)" />
    ))}
  </>
)

const Gate = () => (
  <>
    <path d="M-26 36V-8A26 28 0 0 1 26 -8V36" className="sn-art-body" />
    <path d="M-18 36V-6A18 20 0 0 1 18 -6V36" fill="var(--sn-psi)" fillOpacity=".18" stroke="var(--sn-psi)" />
    <path d="M-50 12H-32M32 12H50M44 6 50 12 44 18M-44 6-50 12-44 18" className="sn-art-line" />
    <path d="M-10 30C-4 8 4 20 10 -8" className="sn-art-trail" />
  </>
)

/** Reinforcements by what they are called; one from another box shows a banner. */
const GEAR: Readonly<Record<string, ReactNode>> = {
  R01: (
    <>
      <path d="M0 -34 26 -17V17L0 34-26 17V-17Z" className="sn-art-body" />
      <path d="M0 -22 6 -6 22 0 6 6 0 22-6 6-22 0-6 -6Z" fill="var(--sn-cosmos)" />
    </>
  ),
  R02: (
    <>
      <path d="M-32 24 -38 -14 -18 2 0 -28 18 2 38 -14 32 24Z" className="sn-art-body" />
      <path d="M-32 32H32" className="sn-art-line" />
      <circle cy="10" r="6" fill="var(--sn-psi)" />
      <g fill="var(--sn-guile)">
        <circle cx="-38" cy="-18" r="3.5" />
        <circle cy="-32" r="3.5" />
        <circle cx="38" cy="-18" r="3.5" />
      </g>
    </>
  ),
  R03: (
    <>
      <path d="M36 -36 44 -28 -10 22-18 14Z" className="sn-art-body" />
      <path d="M36 -36 -14 18" stroke="var(--sn-combat)" strokeWidth="2.4" />
      <path d="M-26 4 0 30M-20 20-40 38" className="sn-art-line" strokeWidth="4" />
    </>
  ),
  R04: (
    <>
      <path d="M-34 12H34C24 14 18 18 16 26H20V34H-20V26H-16C-18 18-26 16-34 12Z" className="sn-art-body" />
      <path
        d="M-10 -34H26V-20H14V4H2V-20H-10Z"
        fill="var(--sn-tech)"
        fillOpacity=".3"
        stroke="var(--sn-tech)"
        strokeWidth="1.5"
      />
      <path d="M-26 -6 -20 0M-30 4H-38M34 -6 40 -12" stroke="var(--sn-ember)" strokeWidth="2" />
    </>
  ),
  R05: (
    <>
      <path
        d="M0 -36C18 -32 22 -18 22 -8 30 6 36 24 38 36 20 30 10 36 0 36-10 36-20 30-38 36-36 24-30 6-22 -8-22 -18-18 -32 0 -36Z"
        className="sn-art-body"
      />
      <path d="M0 -26C10 -22 12 -14 10 -6 4 0-4 0-10 -6-12 -14-10 -22 0 -26Z" fill="var(--sn-deep)" />
      <path d="M-6 -13H-2M2 -13H6" stroke="var(--sn-guile)" strokeWidth="2.4" />
    </>
  ),
  R07: (
    <>
      <path d="M0 36V-4M-14 36H14M-10 -4 0 -24 10 -4Z" className="sn-art-line" strokeWidth="2.4" />
      {[14, 24, 34].map((r) => (
        <path
          key={r}
          d={`M${-r} -24A${r} ${r} 0 0 1 ${r} -24`}
          className="sn-art-wall"
          strokeDasharray="6 5"
          transform="translate(0 8)"
        />
      ))}
    </>
  ),
  R08: (
    <>
      <path
        d="M-30 -30C-14 -24 14 -24 30 -30L36 0C30 24 14 34 0 38-14 34-30 24-36 0Z"
        className="sn-art-body"
      />
      <path d="M0 -24V34M-32 -4H32" className="sn-art-line" />
      <circle cy="-4" r="9" fill="var(--sn-deep)" stroke="var(--sn-combat)" strokeWidth="2" />
    </>
  ),
}

const Banner = () => (
  <>
    <path d="M-34 -40V40" className="sn-art-line" strokeWidth="2.2" />
    <path d="M-34 -36C-14 -44 6 -26 40 -36L32 -12 40 14C6 24 -14 6 -34 14Z" className="sn-art-flag" />
    {VALUE_KEYS.map((value, at) => (
      <Sign key={value} value={value} x={-24 + at * 13} y={-11} size={11} />
    ))}
  </>
)

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
      return GEAR[design.id] ?? <Banner />
  }
}

export const CardArt = memo(function CardArt({ design }: { readonly design: Design }) {
  return (
    <svg className="sn-card-art" viewBox="-60 -44 120 88" aria-hidden="true">
      <Picture design={design} />
    </svg>
  )
})
