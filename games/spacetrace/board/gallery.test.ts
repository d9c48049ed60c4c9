import { describe, expect, it } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { gallery } from './gallery-states.ts'

/** Nobody who looks has to decide here. */
const WATCHED: ReadonlySet<string> = new Set(['watched', 'waiting', 'over'])

describe('the gallery of Spacetrace', () => {
  it.each(Object.keys(gallery))('reaches a table that can be drawn: %s', (name) => {
    const { table, viewer } = gallery[name]()
    const deciding: readonly unknown[] = spacetrace.deciding(table)
    expect(deciding.includes(viewer)).toBe(!WATCHED.has(name))
    expect(table.result !== null).toBe(name === 'over')
  })
})
