import { kernelText, speechIn } from '@sternentisch/kernel'
import { luck } from '@sternentisch/kernel/test'
import { describe, expect, it } from 'vitest'
import { sternenfeuer } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { handOf, LIMBO } from '../../rules/zones.ts'
import { settings } from '../../test/scene.ts'
import { sternenfeuerText } from '../../text/index.ts'
import { asks } from './asks.ts'

const speech = speechIn('en', [kernelText, sternenfeuerText])

interface Said {
  readonly words: string
  readonly view: View
}

/** What stands above the board at each event of a match at random, and at each rest. */
function saidIn(name: string): readonly Said[] {
  const [random, whims] = [luck(name), luck(`${name}, whims`).stream('choice')]
  const table = sternenfeuer.deal(settings(), random)
  const said: Said[] = []
  const note = (): void => {
    const view = sternenfeuer.view(table, 0)
    said.push({ words: asks(view, ['Anna', 'Jonas'], speech), view })
  }
  for (let [seat] = sternenfeuer.deciding(table); seat !== undefined; [seat] = sternenfeuer.deciding(table)) {
    note()
    const actions = sternenfeuer.actionsAt(table, seat)
    sternenfeuer.play(table, seat, actions[whims.below(actions.length)], random, note)
  }
  return said
}

const SAID = ['one', 'two', 'three'].flatMap(saidIn)

describe('what is said above the board, also while events are told', () => {
  it('speaks of discarding only where somebody holds too much', () => {
    const discarding = SAID.filter(({ words }) => /discard/i.test(words))
    expect(discarding.length).toBeGreaterThan(0)
    for (const { view } of discarding)
      expect(view.zones[handOf(view.pending.at(-1)?.seat ?? 0)].size).toBeGreaterThan(5)
  })

  it('speaks of the end of a turn only when its attack is settled', () => {
    const finishing = SAID.filter(({ words }) => /turn up|finishes/i.test(words))
    expect(finishing.length).toBeGreaterThan(0)
    for (const { view } of finishing) expect(view.zones[LIMBO].size).toBe(0)
  })
})
