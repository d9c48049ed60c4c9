// How a card lies in a sector, as it is written
import type { Kit } from './kit.ts'
import {
  freshLie,
  hitsOn,
  isBack,
  isTurned,
  type Lie,
  shieldHitsOn,
  turned,
  withHit,
  withShieldHit,
} from './lies.ts'
import type { Half } from './symbols.ts'

/** `3-10b'{u1,s2}`: the back is up, turned, one marker on an upper fighter, two on the shields. */
export function writeCard(id: string, lie: Lie): string {
  const marks = [
    ['u', hitsOn(lie, 0)],
    ['l', hitsOn(lie, 1)],
    ['s', shieldHitsOn(lie, 0) + shieldHitsOn(lie, 1)],
  ].filter(([, count]) => count !== 0)
  const markers = marks.length > 0 ? `{${marks.map((mark) => mark.join('')).join(',')}}` : ''
  return `${id}${isBack(lie) ? 'b' : ''}${isTurned(lie) ? "'" : ''}${markers}`
}

/** The ID, and how the card lies. */
export const WRITTEN_CARD = /^(\d-\d{2,3})(b?'?(?:\{[uls\d,]+\})?)$/

export const isFrontUp = (written: string): boolean => !written.startsWith('b')

/** Null for more markers than there are things to mark. */
export function readLie({ fighters, shields, back }: Kit, face: number, written: string): Lie | null {
  const front = isFrontUp(written)
  const shown = (front ? face : back) * 2
  const shieldHalf: Half = shields[shown] > 0 ? 0 : 1
  const [, markers = ''] = /\{(.*)\}/.exec(written) ?? []
  let lie = written.includes("'") ? turned(freshLie(front)) : freshLie(front)
  for (const mark of markers.split(',').filter(Boolean)) {
    const half: Half = mark[0] === 'l' ? 1 : 0
    const most = mark[0] === 's' ? shields[shown + shieldHalf] : fighters[shown + half]
    const count = Number(mark.slice(1))
    if (!(count >= 1 && count <= most)) return null
    for (let i = 0; i < count; i++)
      lie = mark[0] === 's' ? withShieldHit(lie, shieldHalf) : withHit(lie, half)
  }
  return lie
}
