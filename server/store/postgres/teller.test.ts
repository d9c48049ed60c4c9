import { expect, it } from 'vitest'
import { Teller } from './teller.ts'

it('what is told while a statement is under way is told by the next one, all of it', async () => {
  const put: string[] = []
  const answers: (() => void)[] = []
  const database = {
    put: (_name: string, _text: string, values: readonly unknown[] = []) => {
      put.push(...(JSON.parse(String(values[0])) as string[]))
      return new Promise<[]>((resolve) => answers.push(() => resolve([])))
    },
  }
  const teller = new Teller(database, 'me')
  const first = teller.tell(['|~ a'])
  await new Promise(setImmediate)
  const others = [teller.tell(['|~ b']), teller.tell(['']), teller.tell(['|~ c'])]
  expect(put).toEqual(['me|~ a'])
  answers[0]()
  await first
  await new Promise(setImmediate)
  expect(put).toEqual(['me|~ a', 'me|~ b|~ c'])
  answers[1]()
  await Promise.all(others)
  const alive = teller.tell([''])
  await new Promise(setImmediate)
  expect(put.at(-1)).toBe('me')
  answers[2]()
  await alive
})

it('one that fails takes those along that wait for it, and nobody behind them', async () => {
  let fails = true
  const database = {
    put: async () => {
      if (fails) throw new Error('away')
      return []
    },
  }
  const teller = new Teller(database, 'me')
  await expect(teller.tell(['|~ a'])).rejects.toThrow('away')
  fails = false
  await teller.tell(['|~ b'])
})
