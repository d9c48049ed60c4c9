import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sternentisch } from '../test-console.ts'

const logOf = (out: string): string => readFileSync(/replay (\S+\.log)/.exec(out)![1], 'utf8')

describe('giving up in the terminal', () => {
  it('is asked twice, ends a match of two, and stands in the log', async () => {
    const { out, code } = await sternentisch('play spacetrace --seed a --budget 4 --names Ann,Bob', [
      'concede',
      'no',
      'concede',
      'yes',
    ])
    expect(code).toBe(0)
    expect(out).toContain('Ann has given up. Bob wins.')
    expect(logOf(out)).toMatch(/result: conceded, won by B\n(.*\n)*A: \(concede\)\n/)
    const again = await sternentisch(['replay', /replay (\S+\.log)/.exec(out)![1], '--as', 'B'])
    expect(again.out).toContain('· Ann gives up.')
    const verified = await sternentisch(['verify', /replay (\S+\.log)/.exec(out)![1]])
    expect(verified.out).toContain('result conceded, won by B')
  })

  it('with three sides the others play on; a bot takes the seat, which cannot win', async () => {
    let typed = 0
    const { out, code } = await sternentisch(
      'play stellar --mode trio --seats person,person,bot --names Ann,Bob,Cy --seed b --budget 4',
      (prompt) => {
        if (prompt.includes('Give up?')) return 'yes'
        return prompt.startsWith('Ann>') && typed++ === 3 ? 'concede' : '1'
      },
    )
    expect(code).toBe(0)
    expect(out).toContain('· Ann gives up.')
    expect(out).toMatch(/Ann has given up and cannot win: (Bob|Cy|Bob and Cy) wins?\./)
    // Nobody asks Ann any more.
    expect(out.slice(out.indexOf('Give up?') + 30)).not.toContain('Ann>')
  })

  it.each([
    ['de', 'aufgeben', 'ja', 'Ann hat aufgegeben. Bob gewinnt.'],
    ['fr', 'abandonner', 'oui', 'Ann a abandonné. Bob gagne.'],
  ])('in %s', async (lang, word, yes, said) => {
    const { out } = await sternentisch(
      `play starfighter --seed a --budget 4 --names Ann,Bob --lang ${lang}`,
      [word, yes],
    )
    expect(out).toContain(said)
  })
})

describe('a draw in the terminal', () => {
  it('is offered, answered by a move or agreed upon', async () => {
    const asked: string[] = []
    const { out, code } = await sternentisch(
      'play sternenfeuer --seats person,person --names Ann,Bob --seed c',
      (prompt) => {
        if (!prompt.endsWith('> ')) return ''
        asked.push(prompt)
        const first = asked[0]
        if (asked.length === 1) return 'draw'
        if (asked.length === 2) return 'draw'
        return prompt === first ? '1' : 'draw'
      },
    )
    expect(code).toBe(0)
    expect(out).toContain('A draw is offered already; the others have to answer.')
    expect(out).toContain('A draw is offered: “draw” agrees, a move declines.')
    expect(out).toMatch(/(Ann|Bob) agrees to the draw\./)
    expect(out).toContain('A draw, by agreement.')
    expect(logOf(out)).toContain('result: draw by agreement\n')
  })

  it('a bot answers at once', async () => {
    const { out } = await sternentisch('play sternenfeuer --names Ann,Bob --seed c --budget 4', [
      'draw',
      'quit',
    ])
    expect(out).toMatch(/Bob plays on\.|Bob agrees to the draw\./)
  })

  it('is not spoken of where the rules know none', async () => {
    const { out } = await sternentisch('play stellar --seed c --budget 4', ['help', 'draw', 'quit'])
    expect(out).not.toContain('offer a draw')
    expect(out).toContain('“draw” is not a move')
  })
})
