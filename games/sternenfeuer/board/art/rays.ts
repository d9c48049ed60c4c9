// Lengths and outlines of an emblem's rays, drawn upwards from the middle of a circle of radius 100.
import type { ValueKey } from './values.tsx'

/** The greatest value on a card; the scale of every ray. */
export const MAX = 58
export const RING = 94
const INNER = 28
const OUTER = 88

export type Point = readonly [x: number, y: number]

/** Where each value points, clockwise from twelve o’clock. */
export const AXIS: Readonly<Record<ValueKey, number>> = {
  cosmos: 0,
  psi: 72,
  combat: 144,
  tech: 216,
  guile: 288,
}

/** Two digits are enough for the eye. */
export const round = (n: number): number => Math.round(n * 100) / 100

/** A point at a distance and an angle clockwise from twelve o’clock. */
export const polar = (r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(r * Math.sin(angle)), round(-r * Math.cos(angle))]
}

export const share = (value: number): number => Math.min(1, value / MAX)

/** Small values stay visible: the length grows a little slower than the value. */
export const lengthOf = (value: number): number => round(INNER + (OUTER - INNER) * share(value) ** 0.85)

export const widthOf = (value: number): number => round(6 + 12 * share(value))

const path = (parts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  parts.reduce((text, part, at) => text + part + (at < numbers.length ? round(numbers[at]) : ''), '')

/** A spike, an almond, a blade, a stepped rod, a horn. */
export const RAY: Readonly<Record<ValueKey, (length: number, width: number) => string>> = {
  cosmos: (l, w) =>
    path`M0 ${-l}Q${w * 0.28} ${-l * 0.46} ${w * 1.15} -13L${-w * 1.15} -13Q${-w * 0.28} ${-l * 0.46} 0 ${-l}Z`,
  psi: (l, w) =>
    path`M0 ${-l}C${w * 1.75} ${-l * 0.74} ${w * 1.5} ${-l * 0.34} 0 -11C${-w * 1.5} ${-l * 0.34} ${-w * 1.75} ${-l * 0.74} 0 ${-l}Z`,
  combat: (l, w) =>
    path`M0 ${-l}L${w * 0.92} ${-l + w * 1.9}L${w * 0.62} -13H${-w * 0.62}L${-w * 0.92} ${-l + w * 1.9}Z`,
  tech: (l, w) =>
    path`M${-w} -13V${-l * 0.5}H${-w * 0.62}V${-l * 0.78}H${-w * 0.26}V${-l}H${w * 0.26}V${-l * 0.78}H${w * 0.62}V${-l * 0.5}H${w}V-13Z`,
  guile: (l, w) =>
    path`M${-w * 0.95} -13C${-w * 1.7} ${-l * 0.55} ${-w * 0.7} ${-l * 0.9} ${w * 1.1} ${-l}C${w * 0.1} ${-l * 0.78} ${w * 1.2} ${-l * 0.42} ${w * 0.8} -13Z`,
}

const disc = (y: number, r: number): string => path`M0 ${y - r}a${r} ${r} 0 1 1 -0.01 0`

/** The lines engraved on a ray. */
export const ENGRAVING: Readonly<Record<ValueKey, (length: number, width: number) => string>> = {
  cosmos: (l) => path`M0 ${-l + 8}V-18`,
  psi: (l, w) => disc(-l * 0.52, w * 0.42) + disc(-l * 0.52, w * 0.12),
  combat: (l, w) => path`M0 ${-l + w * 1.2}V-24M${-w * 1.25} -31Q0 -25 ${w * 1.25} -31`,
  tech: (l, w) => path`M${-w} ${-l * 0.34}H${w}M${-w * 0.62} ${-l * 0.64}H${w * 0.62}`,
  guile: (l, w) =>
    path`M${-w * 0.1} -18C${-w * 0.5} ${-l * 0.5} ${-w * 0.2} ${-l * 0.75} ${w * 0.5} ${-l * 0.9}`,
}

/** The horn bends: its tip lies beside its axis. */
const lean = (value: ValueKey, amount: number): number =>
  value === 'guile' ? (Math.atan2(widthOf(amount) * 1.1, lengthOf(amount)) * 180) / Math.PI : 0

export const tipOf = (value: ValueKey, amount: number, axis: number): Point =>
  polar(lengthOf(amount), axis + lean(value, amount))

/** A piece of the ring, this many degrees to each side of the axis. */
export function arcOf(axis: number, half: number): string {
  const [x1, y1] = polar(RING, axis - half)
  const [x2, y2] = polar(RING, axis + half)
  return `M${x1} ${y1}A${RING} ${RING} 0 0 1 ${x2} ${y2}`
}
