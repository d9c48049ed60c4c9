import type { Size } from '@sternentisch/grammar'
import { beforePaint } from '@sternentisch/grammar'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { figureName } from '../../rules/notation.ts'
import type { View } from '../../rules/view.ts'
import { useTable } from '../table/context.ts'
import type { Forecast } from './forecast.ts'
import './beam.css'

interface Line {
  /** Between whom it runs. */
  readonly key: string
  readonly path: string
  readonly tip: string
  readonly width: number
  readonly height: number
}

/** Who attacks whom: what is picked, or the attack that waits for an answer. */
function pairOf(view: View, forecast: Forecast | null): readonly [string, string] | null {
  if (forecast) return [forecast.attacker.name, forecast.target.name]
  const frame = view.pending.at(-1)
  if (frame?.kind !== 'defence') return null
  const { seat, place, attacker, target } = frame
  return [figureName(1 - seat, place, attacker), figureName(seat, place, target)]
}

/** An arc of light from the attacker to its target, drawn where the two lie on the screen. */
export function Beam({
  root,
  room,
}: {
  readonly root: RefObject<HTMLDivElement | null>
  readonly room: Size
}) {
  const { view, forecast } = useTable()
  const pair = pairOf(view, forecast)
  const key = pair?.join(' ') ?? ''
  const [line, draw] = useState<Line | null>(null)
  const [later] = useState(beforePaint)
  useLayoutEffect(() => {
    // Measured anew in every room, and where the page is laid out anyway.
    if (key && room) later(() => draw(root.current && lineBetween(root.current, key)))
  }, [key, root, room, later])
  if (!pair || line?.key !== key) return null
  return (
    <svg className="sn-beam" viewBox={`0 0 ${line.width} ${line.height}`} aria-hidden="true">
      <path d={line.path} className="sn-beam-glow" />
      <path d={line.path} className="sn-beam-dots" />
      <path d={line.tip} className="sn-beam-tip" />
    </svg>
  )
}

function lineBetween(root: HTMLElement, key: string): Line | null {
  const [from, to] = key.split(' ')
  const find = (name: string): DOMRect | undefined =>
    root.querySelector(`[data-fig="${name}"] .sn-niche`)?.getBoundingClientRect()
  const [start, end] = [find(from), find(to)]
  if (!start || !end) return null
  const frame = root.getBoundingClientRect()
  const side = Math.min(26, frame.width * 0.03)
  const up = end.top < start.top
  const x1 = start.right - frame.left - 6
  const y1 = start.top - frame.top + start.height * (up ? 0.3 : 0.7)
  const x2 = end.right - frame.left - 6
  const y2 = end.top - frame.top + end.height * (up ? 0.72 : 0.28)
  const bend = Math.min(Math.max(x1, x2) + side * 1.6, frame.width - 4)
  const back = up ? 9 : -9
  return {
    key,
    path: `M${x1} ${y1}C${bend} ${y1 + (up ? -30 : 30)} ${bend} ${y2 + (up ? 40 : -40)} ${x2} ${y2}`,
    tip: `M${x2 + 1} ${y2 + back * 1.4}L${x2 - 1} ${y2}L${x2 + 12} ${y2 + back * 0.6}`,
    width: frame.width,
    height: frame.height,
  }
}
