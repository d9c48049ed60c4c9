// The cruisers' hulls on 616 × 324, bow up: a body below the bays and ribs between them.
import { memo, type ReactNode } from 'react'
import './hulls.css'

interface Shape {
  readonly body: string
  /** The lit upper edge. */
  readonly deck: string
  /** How high each of the six ribs stands. */
  readonly ribs: readonly number[]
  readonly rib: 'spear' | 'round' | 'block'
  readonly sponsor: string
}

const SHAPES: Readonly<Record<string, Shape>> = {
  ares: {
    body: 'M-160 236-60 240-10 256 14 238H602l26 18 40 30-40 24-14 14H-2l-20-10h-96l-44-34Z',
    deck: 'M-10 256 14 238H602l26 18-20 4H8Z',
    ribs: [96, 40, 12, 12, 40, 96],
    rib: 'spear',
    sponsor: 'HELION DRIVE',
  },
  athena: {
    body: 'M-22 288C-20 262 4 240 30 240H586c26 0 40 4 60 12 50-6 110 4 128 20-8 26-40 42-90 42-24 8-50 10-88 10H20C-8 324-22 310-22 288Z',
    deck: 'M-4 262C8 246 20 240 30 240H586c10 0 22 4 34 14l-14 6H14Z',
    ribs: [110, 54, 24, 24, 54, 110],
    rib: 'round',
    sponsor: 'KUIPER MUTUAL',
  },
  apollo: {
    body: 'M-120 282-20 244 20 238H596l40 6 100 38-100 24-40 18H20l-40-18Z',
    deck: 'M-20 246 20 238H596l40 8-30 14H10Z',
    ribs: [140, 80, 20, 20, 80, 140],
    rib: 'spear',
    sponsor: 'SOL & SÖHNE',
  },
  atlas: {
    body: 'M-40 240H656v20h20v44h-20v20H-40v-20h-20v-44h20Z',
    deck: 'M-40 240H656v16H-40Z',
    ribs: [150, 90, 30, 30, 90, 150],
    rib: 'block',
    sponsor: 'GRAVITAS FREIGHT',
  },
  artemis: {
    body: 'M-90 236C-40 236 0 250 30 242H586c30 8 70-6 120-6-30 30-60 60-110 88H20C-30 296-60 266-90 236Z',
    deck: 'M-40 244C0 248 14 246 30 242H586c16 4 30 6 70 2l-50 16H10Z',
    ribs: [70, 46, 30, 30, 46, 70],
    rib: 'round',
    sponsor: 'LUNA OPTIK',
  },
  hestia: {
    body: 'M-30 324V262h20v-22h30v16h16v-16h30v16h16v-16H534v16h16v-16h30v16h16v-16h30v22h20v62Z',
    deck: 'M-10 262v-22h30v16h16v-16h30v16h16v-16H534v16h16v-16h30v16h16v-16h30v22Z',
    ribs: [120, 100, 90, 90, 100, 120],
    rib: 'block',
    sponsor: 'HEARTH & CO.',
  },
}

const shapeOf = (cruiser: string): Shape => SHAPES[cruiser] ?? SHAPES.ares

export const sponsorOf = (cruiser: string): string => shapeOf(cruiser).sponsor

function ribAt(kind: Shape['rib'], at: number, top: number): ReactNode {
  const x = 4 + 121.6 * at
  const d =
    kind === 'spear'
      ? `M${x - 6} 262V${top + 40}L${x} ${top}l6 40V262Z`
      : kind === 'round'
        ? `M${x - 6} 262V${top + 26}c0-18 2-26 6-26s6 8 6 26V262Z`
        : `M${x - 7} 262V${top + 10}h4v-10h6v10h4V262Z`
  return <path key={at} d={d} className="sf-rib" />
}

const WINDOWS = Array.from({ length: 38 }, (_, at) => at).filter((at) => at % 7 !== 5)

/** To be drawn inside of another picture. */
export function HullShape({ cruiser }: { readonly cruiser: string }) {
  const { body, deck, ribs, rib } = shapeOf(cruiser)
  return (
    <>
      {ribs.map((top, at) => ribAt(rib, at, top))}
      <path d={body} className="sf-hull-body" />
      <path d={deck} className="sf-hull-deck" />
      <path d={WINDOWS.map((at) => `M${24 + 15 * at} 315h6v3h-6Z`).join('')} className="sf-hull-windows" />
      <path d="M470 262h10l-16 60h-10ZM454 262h10l-16 60h-10Z" className="sf-hull-stripe" />
    </>
  )
}

/** Stretched to the five sectors of a board. */
export const Hull = memo(function Hull({ cruiser }: { readonly cruiser: string }) {
  return (
    <svg className="sf-hull" viewBox="0 0 616 324" preserveAspectRatio="none" aria-hidden="true">
      <HullShape cruiser={cruiser} />
    </svg>
  )
})
