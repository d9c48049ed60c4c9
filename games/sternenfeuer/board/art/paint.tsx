// What every scene of a place is painted with, on 320 × 160
import type { ReactNode } from 'react'
import { Stars } from './stars.tsx'

/** A scene has lights under names of its own, which begin with this. */
export type Scene = (id: string) => ReactNode

/** Where along a light which colour is, and how much of it, if not all. */
type Stop = readonly [offset: string, colour: string, opacity?: string]

const stopsOf = (stops: readonly Stop[]): ReactNode =>
  stops.map(([offset, stopColor, stopOpacity]) => (
    <stop key={offset} offset={offset} stopColor={stopColor} stopOpacity={stopOpacity} />
  ))

interface LightProps {
  readonly id: string
  readonly stops: readonly Stop[]
}

/** From a middle outwards; `from` moves the middle to where the light falls. */
export const Glow = ({
  id,
  stops,
  from,
}: LightProps & { readonly from?: Readonly<Record<'cx' | 'cy' | 'r', string>> }) => (
  <radialGradient id={id} {...from}>
    {stopsOf(stops)}
  </radialGradient>
)

/** From the top down; `aslant` to the corner. */
export const Fade = ({ id, stops, aslant }: LightProps & { readonly aslant?: boolean }) => (
  <linearGradient id={id} x2={aslant ? '1' : '0'} y2="1">
    {stopsOf(stops)}
  </linearGradient>
)

/** All of the picture in one paint, and stars down to a height. */
export const Sky = ({
  fill,
  stars,
}: {
  readonly fill: string
  readonly stars?: { readonly count: number; readonly seed: number; readonly height: number }
}) => (
  <>
    <rect width="320" height="160" fill={fill} />
    {stars && <Stars {...stars} width={320} />}
  </>
)
