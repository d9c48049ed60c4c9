import { games } from '@sternentisch/games/shelf'
import { describe, expect, it } from 'vitest'
import { galleryOf } from './galleries.ts'

describe.each(games.map((game) => [game.id, game] as const))('the gallery of %s', (_, game) => {
  it('has tables from the first decision to the end', async () => {
    const gallery = await galleryOf(game)
    expect(game.deciding(gallery['random-0']().table).length).toBeGreaterThan(0)
    const later = gallery['random-50']()
    expect(later.events.length).toBeGreaterThan(game.result(later.table) ? 10 : 50)
    expect(game.result(gallery['random-1000']().table)).not.toBeNull()
  })
})
