import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { stellar } from '../rules/game.ts'
import { opensSector } from '../rules/solar-system.ts'
import { stellarLearning } from './index.ts'

describe.each(stellarLearning.lessons)('the table of the lesson “$id”', ({ setup }) => {
  const table = stellar.lay(setup)

  it('can be laid', () => {
    expect(isRefusal(table) ? table : null).toBeNull()
  })

  it('is a solar system that could have been dealt', () => {
    const { sectors } = setup as { sectors: { solar: (string | { card: string })[] }[] }
    const types = sectors.map(({ solar }) =>
      solar.map((card) => Number((typeof card === 'string' ? card : card.card)[0])),
    )
    const laid: number[][] = []
    let previous: number | null = null
    for (const type of types.flat()) {
      if (opensSector(type, previous, laid.at(-1)?.length ?? 0)) laid.push([])
      laid.at(-1)?.push(type)
      previous = type
    }
    expect(laid).toEqual(types)
  })
})
