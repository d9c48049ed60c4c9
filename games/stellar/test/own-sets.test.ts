// A card set of one's own: what may be changed is played with, and what may not is refused by name
import { isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import { valueAt, withValue } from '@sternentisch/kernel/card-file'
import { afterEach, describe, expect, it } from 'vitest'
import { addCards, faultsIn, removeCards } from '../cards/index.ts'
import file from '../cards/stellar.json' with { type: 'json' }
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import { DESTROYER, FOUNDER, KITE } from '../rules/ships.ts'

type Path = readonly (string | number)[]
const changed = (...changes: readonly (readonly [Path, unknown])[]): object =>
  changes.reduce<object>((at, [path, value]) => withValue(at, path, value) as object, file)

const optionsWith = (given: object): Options => {
  const options = readOptions(stellar.options, given)
  if (isRefusal(options)) throw new Error(options.code)
  return options
}

afterEach(() => removeCards('own'))

describe('a set of one’s own', () => {
  const OUTCOME = ['combat', 'matrices', 'apexSpy', 'outcome'] as const
  const [, ...groups] = file.compositions.sets.balanced.groups
  const own = changed(
    [['shipTypes', FOUNDER, 'settlement'], 9],
    [['shipSets', 'standard16', 'mend'], 2],
    [[...OUTCOME, 'destroyer', 'kite'], 'win'],
    [[...OUTCOME, 'kite', 'destroyer'], 'lose'],
    [
      ['compositions', 'sets', 'balanced', 'groups'],
      [[1, 50, true, 1], ...groups],
    ],
    [['compositions', 'sets', 'balanced', 'pointTotal'], file.compositions.sets.balanced.pointTotal + 49],
  )

  it('has its own points, ships, fights and solar cards', () => {
    expect(faultsIn(own)).toEqual([])
    expect(addCards('own', own)).toBeNull()
    const kit = kitOf(optionsWith({ cards: 'own' }))
    const usual = kitOf(optionsWith({}))
    expect([kit.settlement[FOUNDER], usual.settlement[FOUNDER]]).toEqual([9, 4])
    expect([kit.setSize, usual.setSize]).toEqual([17, 16])
    expect([kit.outcome[DESTROYER][KITE], usual.outcome[DESTROYER][KITE]]).toEqual([1, -1])
    expect(kit.solar.some((face) => face?.value === 50 && face.fortified)).toBe(true)
    expect(usual.solar.some((face) => face?.value === 50)).toBe(false)
  })

  it('is played with to the end, in every mode', () => {
    addCards('own', own)
    for (const mode of ['duel', 'trio', 'quartet', 'tandem']) {
      const options = optionsWith({ mode, cards: 'own' })
      const match = new Match({ game: stellar, options, seed: seedFrom(mode), id: mode, names: [] })
      let n = 0
      for (let [seat] = match.deciding(); seat !== undefined; [seat] = match.deciding()) {
        const moves = match.moves(seat)
        match.play(seat, moves[n++ % moves.length])
      }
      expect(match.result).not.toBeNull()
    }
  })

  it('once exchanged for another is that other one', () => {
    addCards('own', own)
    const points = (): number => kitOf(optionsWith({ cards: 'own' })).settlement[FOUNDER]
    expect(points()).toBe(9)
    removeCards('own')
    addCards('own', changed([['shipTypes', FOUNDER, 'settlement'], 7]))
    expect(points()).toBe(7)
  })

  it.each<[Path, unknown]>([
    [['limits', 'handSize'], 3],
    [['modes', 0, 'scenarios'], 2],
    [['shipTypes', 0, 'code'], 'Xx'],
    [['shipTypes', 0, 'ability'], 'warp'],
    [['shipSets', 'trio10', 'kite'], 3],
    [['options', 0, 'default'], 'randomAll'],
    [['compositions', 'sets', 'twins', 'groups', 1], file.compositions.sets.twins.groups[0]],
  ])('must not change %j', (path, value) => {
    expect(valueAt(file, path)).not.toEqual(value)
    const faults = faultsIn(changed([path, value]))
    expect(faults.map((fault) => fault.path.slice(0, path.length))).toContainEqual([...path])
    expect(addCards('own', changed([path, value]))?.code).toBe('stellar.cards.field')
  })

  it('has enough ships for a fleet', () => {
    const few = changed([['shipSets', 'trio10'], { founder: 2, kite: 2 }])
    expect(faultsIn(few)).toMatchObject([{ path: ['shipSets', 'trio10'] }])
  })
})
