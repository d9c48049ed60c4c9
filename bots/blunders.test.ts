// Positions in which no level from 3 up may do a named silly thing. Each game brings its own.
import { existsSync } from 'node:fs'
import { boxes } from '@sternentisch/games'
import { boxOf } from '@sternentisch/games/shelf'
import { type AnyTable, randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { levelled } from './index.ts'
import { budgetOf, LEVELS } from './levels.ts'

interface Blunder {
  readonly name: string
  readonly table: AnyTable
  /** The moves that are silly, in notation. */
  readonly silly: RegExp
}

const brought = boxes.flatMap(({ id }) => {
  const file = new URL(`../games/${id}/test/blunders.ts`, import.meta.url)
  return existsSync(file) ? [[id, file.href] as const] : []
})
const told = await Promise.all(
  brought.map(async ([id, file]) => {
    const { blunders }: { readonly blunders: readonly Blunder[] } = await import(file)
    return [id, blunders] as const
  }),
)

describe.each(told)('in %s', (id, blunders) => {
  const { game, mind } = boxOf(id)!
  const bot = levelled(game, mind)

  test('there are three positions or more', () => {
    expect(new Set(blunders.map(({ name }) => name)).size).toBeGreaterThanOrEqual(3)
  })

  for (const { name, table, silly } of blunders)
    test.each(LEVELS.filter((level) => level >= 3))(`level %i ${name}`, (level) => {
      const [seat] = game.deciding(table)
      const view = game.view(table, seat)
      const actions = game.actions(view)
      const moves = actions.map((action) => game.write(action))
      expect(moves.some((move) => silly.test(move))).toBe(true)
      expect(moves.some((move) => !silly.test(move))).toBe(true)
      const { action } = bot(view, actions, budgetOf(level), randomFrom(seedFrom(name)))
      expect(game.write(action)).not.toMatch(silly)
    })
})
