import { boxes } from '@sternentisch/games'
import { describe, expect, it } from 'vitest'
import { onShelf } from './shelf.ts'

describe.each(boxes.map((box) => [box.id, box] as const))('the box of %s', (id, box) => {
  it('has everything that a page opens', async () => {
    const web = onShelf(id)!
    const [{ game, text }, board, { lessons, rulebook }] = await Promise.all([
      web.load(),
      web.loadBoard(),
      web.loadLearning(),
    ])
    expect(game.id).toBe(id)
    expect(text.en[`${id}.name`]).toBe(box.name.en)
    expect(board.Board).toBeTypeOf('function')
    expect(rulebook.chapters.length).toBeGreaterThan(0)
    expect(lessons.length).toBeGreaterThan(0)
    expect((await box.picture()).default).toBeTypeOf('function')
  })
})
