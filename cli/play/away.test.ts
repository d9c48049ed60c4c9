import { describe, expect, it } from 'vitest'
import { savedIn, sternentisch } from '../test-console.ts'

const flat = (out: string): string => out.replace(/\s+/g, ' ')

describe('a seat handed to a bot in the terminal', () => {
  const alone = 'play stellar --seed away --budget 4 --names Ann,Bob'

  it('is played on one decision at a time, and taken back', async () => {
    const prompts: string[] = []
    let steps = 0
    const { out, code } = await sternentisch(alone, (prompt) => {
      prompts.push(prompt)
      if (prompt.startsWith('A bot plays for Ann.')) return ++steps < 3 ? '' : 'back'
      if (steps === 0) return 'away'
      return prompts.at(-2)?.startsWith('A bot') ? '1' : 'quit'
    })
    expect(code).toBe(0)
    expect(flat(out)).toContain('Ann has left; a bot plays on.')
    expect(flat(out)).toContain('Ann plays again.')
    expect(steps).toBe(3)
    expect(prompts[4]).toBe('Ann> ')
  })

  it('can be watched to the end of the match', async () => {
    const watched = await sternentisch(alone, (prompt) => (prompt === 'Ann> ' ? 'away' : ''))
    expect(watched.code).toBe(0)
    const verified = await sternentisch(['verify', savedIn(watched)])
    expect(verified.code).toBe(0)
  })

  it('is left and opened again: whoever comes back sits down', async () => {
    const left = await sternentisch(alone, ['away', '', 'nonsense', 'quit'])
    expect(left.code).toBe(0)
    expect(left.out.match(/A bot plays for Ann\./g)).toHaveLength(3)
    const resumed = await sternentisch(['play', '--resume', savedIn(left), '--budget', '4'], ['quit'])
    expect(resumed.out).toContain('Ann> quit')
  })

  it('at one keyboard the others play on, call back, and see nothing of what is not theirs', async () => {
    let turns = 0
    const { out, lines, code } = await sternentisch(
      'play stellar --mode trio --seats person,person,bot --seed b --budget 4 --names Ann,Bob,Cy',
      (prompt) => {
        if (prompt === 'Ann> ') return turns === 0 ? 'away' : 'quit'
        if (prompt !== 'Bob> ') return ''
        turns++
        return turns === 6 ? 'back' : '1'
      },
    )
    expect(code).toBe(0)
    expect(out).not.toContain('A bot plays for')
    expect(flat(out)).toContain('Ann plays again.')
    const gone = lines.findIndex((line) => line.includes('Ann has left'))
    const back = lines.findIndex((line) => line.includes('Ann plays again'))
    expect(lines.slice(gone, back).join('\n')).not.toContain('Only Ann reads on')
    expect(lines.slice(back).join('\n')).toContain('Only Ann reads on')
  })

  it('with everybody away nothing of the cards is told before somebody is back', async () => {
    let stepped = 0
    const { lines } = await sternentisch(
      'play stellar --seats person,person --seed c --budget 4 --names Ann,Bob',
      (prompt) => (prompt.startsWith('A bot plays for') ? (stepped++ < 6 ? '' : null) : 'away'),
    )
    const from = lines.findIndex((line) => line.startsWith('A bot plays for'))
    const watched = lines.slice(from).filter((line) => !line.startsWith('A bot plays for'))
    expect(watched.filter((line) => line.startsWith('· '))).toEqual([])
  })
  it.each([
    ['de', 'weg', 'da', 'Ein Bot spielt für Ann.', 'Ann spielt wieder selbst.'],
    ['fr', 'absent', 'retour', 'Un bot joue pour Ann.', 'Ann joue de nouveau.'],
  ])('in %s', async (lang, away, back, step, said) => {
    const { out } = await sternentisch(`${alone} --lang ${lang}`, [away, '', back, 'quit'])
    expect(flat(out)).toContain(step)
    expect(flat(out)).toContain(said)
  })
})
