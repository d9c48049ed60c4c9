import { expect, it } from 'vitest'
import { MemoryStore } from '../store/memory.ts'
import { hallWith } from '../test/scene.ts'

it('an empty room says so and asks nobody: two of them could go on asking one another', async () => {
  const asked: boolean[] = []
  const announce = async (_table: string, _presence: unknown, asks: boolean): Promise<void> => {
    asked.push(asks)
  }
  const { hall } = hallWith(Object.assign(new MemoryStore(), { announce }))
  await hall.rooms.hold('t', async (room) => hall.neighbours.announce(room))
  expect(asked).toEqual([false])
})
