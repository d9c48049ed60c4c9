import type { Face } from './contract.ts'
import type { Matrix } from './matrix.ts'

/** What is left of a drawing on paper: outlines and lines of text, each with its place, from the rearmost on. */
export type Ink = Outline | Line

interface Placed {
  readonly matrix: Matrix
  /** Nothing shows outside of these. */
  readonly clips: readonly Clip[]
}

export interface Clip {
  readonly d: string
  readonly matrix: Matrix
}

export interface Outline extends Placed {
  readonly kind: 'outline'
  readonly d: string
  readonly fill: string | null
  readonly fillOpacity: number
  readonly evenOdd: boolean
  readonly stroke: string | null
  readonly strokeOpacity: number
  readonly strokeWidth: number
  readonly dash: readonly number[]
  readonly dashOffset: number
  readonly cap: string
  readonly join: string
}

export interface Line extends Placed {
  readonly kind: 'line'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face: Face
  readonly anchor: 'start' | 'middle' | 'end'
  /** Between letters, as a part of the size. */
  readonly spacing: number
  readonly fill: string
  readonly fillOpacity: number
}
