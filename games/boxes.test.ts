import { fileURLToPath } from 'node:url'
import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { gamesIn } from '../tools/check-boxes.mjs'
import { boxes, lightestFirst } from './index.ts'
import { boxOf } from './shelf.ts'

test('every folder with a box in it stands on the shelf, once', () => {
  const folders = gamesIn(fileURLToPath(new URL('..', import.meta.url)))
  expect(boxes.map(({ id }) => id).sort()).toEqual(folders.sort())
})

test('lists begin with what is soonest learnt', () => {
  expect(lightestFirst.map(({ weight }) => weight)).toEqual(
    boxes.map(({ weight }) => weight).sort((a, b) => a - b),
  )
})

describe.each(boxes.map((box) => [box.id, box] as const))('the box of %s', (id, box) => {
  const { game, text } = boxOf(id)!

  it('says on its lid what the rules say', () => {
    expect(game.id).toBe(id)
    expect(box.seats).toEqual(game.seats)
  })

  it('is called as the game calls itself', () => {
    for (const lang of LANGS) expect(text[lang][`${id}.name`]).toBe(box.name[lang])
  })
})
