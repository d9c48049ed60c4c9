import type { Seat } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { anna, ben, Scene, settingsOf } from '../test/scene.ts'
import { entryFor } from './entry-for.ts'

const guestAt = (seat: Seat) => (seat === 0 ? anna : ben)

/** A duel in which somebody has moved and another one decides. */
function moved(): {
  readonly scene: Scene
  readonly asks: Seat
  readonly other: Seat
  readonly after: number
} {
  const scene = new Scene(settingsOf('starfighter')).begun()
  const [asks] = scene.live.deciding
  while (scene.live.deciding[0] === asks) scene.plays()
  return { scene, asks, other: (1 - asks) as Seat, after: scene.live.standing?.moves ?? 0 }
}

describe('leave to take back', () => {
  it('is asked for as things were: a move that came first is not what was meant', () => {
    const { scene, asks, after } = moved()
    const ask = { do: 'ask', moves: 1, after } as const
    expect(entryFor(scene.live, guestAt(asks), ask)).toMatchObject({ kind: 'ask', text: '1' })
    scene.plays()
    expect(entryFor(scene.live, guestAt(asks), ask)).toMatchObject({ code: 'undo.other' })
  })

  it('is asked for whatever there is by whoever does not say what they saw', () => {
    const { scene, asks } = moved()
    scene.plays()
    expect(entryFor(scene.live, guestAt(asks), { do: 'ask', moves: 2 })).toMatchObject({ kind: 'ask' })
  })

  it('is given to the question that was read, not to another one after it', () => {
    const { scene, asks, other, after } = moved()
    scene.did('ask', asks, '1')
    const to = scene.live.n - 1
    expect(entryFor(scene.live, guestAt(other), { do: 'grant', to })).toMatchObject({ kind: 'grant' })
    scene.did('decline', asks, 'undo').did('ask', asks, String(Math.min(2, after)))
    expect(entryFor(scene.live, guestAt(other), { do: 'grant', to })).toMatchObject({
      code: 'online.nothingAsked',
    })
    expect(entryFor(scene.live, guestAt(other), { do: 'grant' })).toMatchObject({ kind: 'grant' })
  })
})
