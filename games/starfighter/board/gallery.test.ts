import { describe, expect, it } from 'vitest'
import { starfighter } from '../rules/game.ts'
import { gallery } from './gallery-states.ts'

describe('the gallery of Starfighter', () => {
  it.each(Object.keys(gallery))('reaches a table that can be drawn: %s', (name) => {
    const { table, viewer } = gallery[name]()
    const decides = starfighter.deciding(table).some((seat) => seat === viewer)
    expect(name === 'over' ? table.result !== null : decides).toBe(true)
  })
})
