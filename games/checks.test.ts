import { type AnyGame, type OptionRule, seedFrom } from '@sternentisch/kernel'
import { type Check, checks, terminalSpeaks } from '@sternentisch/kernel/checks'
import { describe, expect, test } from 'vitest'
import { shelf } from './shelf.ts'

/** Each check is tried in each mode of a game, and twice at least. `npm run prove` runs the same at any size. */
const runsOf = ({ options }: AnyGame): number =>
  Math.max(2, options.rules.find(({ id }) => id === 'mode')?.values.length ?? 1)

const checksOf = (box: (typeof shelf)[number]): readonly Check[] => [...checks, terminalSpeaks(box)]

/** The game as if it had but one mode, another in each run. */
function inOneMode(game: AnyGame, run: number): AnyGame {
  const narrow = (rule: OptionRule): OptionRule => {
    const only = rule.values[run % rule.values.length]
    return rule.id === 'mode' ? { ...rule, values: [only], default: only } : rule
  }
  return { ...game, options: { ...game.options, rules: game.options.rules.map(narrow) } }
}

describe.each(shelf.map((box) => [box.game.id, box] as const))('what holds for every game: %s', (_, box) => {
  test.each(checksOf(box).map((check) => [check.name, check] as const))('%s', (name, check) => {
    for (let run = 0; run < runsOf(box.game); run++) {
      const seed = seedFrom(`${name} ${run}`)
      const failure = check.run(inOneMode(box.game, run), seed)
      if (failure) throw new Error(`run ${run}, seed ${seed}: ${failure.message}`, { cause: failure })
    }
  })

  test('every mode has its turn', () => {
    const modeIn = ({ options }: AnyGame) => options.rules.find(({ id }) => id === 'mode')?.values ?? ['']
    const tried = Array.from({ length: runsOf(box.game) }, (_, run) => modeIn(inOneMode(box.game, run))[0])
    expect(new Set(tried)).toEqual(new Set(modeIn(box.game)))
  })
})
