import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Emblem, strongest } from './emblem.tsx'
import { lengthOf, MAX, polar, tipOf } from './rays.ts'
import { VALUE_KEYS } from './values.tsx'

const OMBRA = { cosmos: 58, psi: 14, combat: 0, tech: 2, guile: 4 }

describe('an emblem', () => {
  it('draws a greater value as a longer ray, up to the edge of the ring', () => {
    for (let value = 2; value <= MAX; value += 2) {
      expect(lengthOf(value)).toBeGreaterThan(lengthOf(value - 2))
    }
    expect(lengthOf(MAX + 20)).toBe(lengthOf(MAX))
  })

  it('puts the tip of every ray on its axis, but for the horn of guile', () => {
    expect(tipOf('cosmos', 58, 0)).toEqual([0, -88])
    expect(tipOf('psi', 30, 72)).toEqual(polar(lengthOf(30), 72))
    expect(tipOf('guile', 30, 288)).not.toEqual(polar(lengthOf(30), 288))
  })

  it('bears the sign of the strongest value in its middle', () => {
    expect(strongest(OMBRA)).toBe('cosmos')
    expect(strongest({ ...OMBRA, tech: 60 })).toBe('tech')
  })

  it('shows what reinforcement adds, and only that', () => {
    const plain = renderToStaticMarkup(<Emblem values={OMBRA} />)
    const stronger = renderToStaticMarkup(<Emblem values={OMBRA} bonus={{ combat: 24, tech: 10 }} />)
    expect(plain).not.toContain('sn-emblem-bonus')
    expect(stronger.match(/sn-emblem-bonus/g)).toHaveLength(2)
  })

  it('is a picture with a name, or stays silent beside one', () => {
    expect(renderToStaticMarkup(<Emblem values={OMBRA} label="Ombra" />)).toContain(
      'role="img" aria-label="Ombra"',
    )
    expect(renderToStaticMarkup(<Emblem values={OMBRA} />)).toContain('aria-hidden="true"')
  })

  it('has a colour for each of the five values', () => {
    const drawn = renderToStaticMarkup(<Emblem values={OMBRA} />)
    for (const key of VALUE_KEYS) expect(drawn).toContain(`var(--sn-${key})`)
  })
})
