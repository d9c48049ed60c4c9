import { LANGS } from '@sternentisch/kernel'
import { widthOf } from '@sternentisch/kernel/terminal'
import { describe, expect, it } from 'vitest'
import { savedIn, sternentisch } from '../test-console.ts'

const always = (word: string) => () => word

const MODES = [
  ['duel', 2],
  ['trio', 3],
  ['quartet', 4],
  ['tandem', 4],
] as const

describe('whole matches through piped input', () => {
  for (const [mode, seats] of MODES) {
    for (const lang of LANGS) {
      for (const persons of [1, seats]) {
        it(`${mode}, ${lang}, ${persons} of ${seats} are people`, async () => {
          const players = Array.from({ length: seats }, (_, seat) => (seat < persons ? 'person' : 'random'))
          const ran = await sternentisch(
            `play stellar --mode ${mode} --seats ${players.join()} --seed ${mode} --lang ${lang}`,
            always('1'),
          )
          expect(ran.err).toBe('')
          expect(ran.code).toBe(0)
          expect(ran.out).not.toMatch(/stellar\.\w|cli\.\w|\{\w+[|}]|undefined|NaN/)
          const tooWide = ran.lines.filter((line) => widthOf(line) > 80 && !line.includes('.log'))
          expect(tooWide).toEqual([])
          const checked = await sternentisch(['verify', savedIn(ran)])
          expect(checked.out).toMatch(/in order\. \d+ moves, all legal; shuffled as promised; result/)
        })
      }
    }
  }

  it('works against the thinking bot, and with nobody but bots', async () => {
    const ran = await sternentisch('play stellar --seed x --budget 2', always('1'))
    expect(ran.code).toBe(0)
    const watched = await sternentisch(
      'play stellar --mode trio --seats bot,random,random --budget 2 --seed x',
    )
    expect(watched.code).toBe(0)
    expect(watched.out).toMatch(/Bot B draws a [A-Z]/)
  })
})
