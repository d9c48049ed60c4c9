import { isRefusal, Match, type Seat, seedFrom } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { checkRulebook } from '../../../tools/check-rulebook.ts'
import { sample } from '../rules/game.ts'
import { sampleText } from '../text/index.ts'
import { sampleLearning } from './index.ts'

checkRulebook({
  game: sample,
  text: sampleText,
  learning: sampleLearning,
  prefix: 'SM',
  rules: new URL('../rules.txt', import.meta.url),
  reconstructed: [],
})

test.each(sampleLearning.lessons)(
  'the lesson “$id” can be played to its end',
  ({ id, seed, setup, steps }) => {
    const laid = sample.lay(setup)
    if (isRefusal(laid)) throw new Error(JSON.stringify(laid))
    const opening = { game: sample, options: laid.options, seed: seedFrom(seed), id, names: [], laid }
    const match = new Match(opening)
    for (const { moves = [], replies = [] } of steps) {
      const [right] = moves
      const made = [...(right ? [{ seat: 0, move: right }] : []), ...replies]
      for (const { seat, move } of made) expect(match.play(seat as Seat, move)).not.toHaveProperty('refused')
    }
  },
)
