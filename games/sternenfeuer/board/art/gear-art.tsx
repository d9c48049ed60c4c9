import type { ReactNode } from 'react'
import { Sign } from './sign.tsx'
import { VALUE_KEYS } from './values.tsx'

const Banner = () => (
  <>
    <path d="M-34 -40V40" className="sn-art-line" strokeWidth="2.2" />
    <path d="M-34 -36C-14 -44 6 -26 40 -36L32 -12 40 14C6 24 -14 6 -34 14Z" className="sn-art-flag" />
    {VALUE_KEYS.map((value, at) => (
      <Sign key={value} value={value} x={-24 + at * 13} y={-11} size={11} />
    ))}
  </>
)

/** Reinforcements by what they are called. */
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

/** One from another box shows a banner. */
export const GearArt = ({ id }: { readonly id: string }) => GEAR[id] ?? <Banner />
