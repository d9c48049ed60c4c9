import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { Act } from '@sternentisch/wire'
import { expect } from 'vitest'
import type { Guest } from '../store/store.ts'
import { anna, ben, hallWith, settingsOf, TestStore } from './scene.ts'

export const sit: Act = { do: 'sit', seat: null, deck: null }
export const clock = { now: 1_000_000 }

/** A table that Anna has opened. */
export async function opened(more = {}, ways = {}) {
  const store = new TestStore()
  const { hall, failures } = hallWith(store, { now: () => clock.now, ...ways })
  const made = await hall.openTable(anna, { settings: settingsOf('starfighter', more), seat: 0, deck: null })
  if (isRefusal(made)) throw new Error(made.code)
  const { table } = made
  let asked = 0
  const act = (guest: Guest, what: Act, request = `r${asked++}`) => hall.act(guest, table, request, what)
  return { store, hall, failures, table, act }
}

/** A match of Anna and Ben. */
export async function begun(more = {}, ways = {}) {
  const scene = await opened(more, ways)
  expect(await scene.act(ben, sit)).toBe(1)
  const movesOf = async (): Promise<{ guest: Guest; texts: readonly string[] }> => {
    const live = await scene.hall.liveTable(scene.table)
    const [seat] = live?.deciding ?? []
    return { guest: seat === 0 ? anna : ben, texts: live?.hosted?.moves(seat) ?? [] }
  }
  const plays = async (times = 1): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const { guest, texts } = await movesOf()
      const live = await scene.hall.liveTable(scene.table)
      const text = texts[((live?.n ?? 0) * 7) % texts.length]
      const done = await scene.act(guest, { do: 'move', text })
      if (isRefusal(done)) throw new Error(done.code)
    }
  }
  return { ...scene, movesOf, plays }
}

export const codeOf = (answer: number | Refusal | null) => (isRefusal(answer) ? answer.code : answer)
