import { isRefusal, type OptionValue, parseOptions, readOptions, writeOptions } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { type Options, optionSchema } from '../rules/options.ts'
import { dealt, nameOf, type Scene, scene } from './scene.ts'
import { settings } from './settings.ts'

/** What one value of an option leads to. */
type Row = readonly [
  id: keyof Options,
  value: OptionValue,
  effect: (options: Options) => unknown,
  outcome: unknown,
]

const ALONE = 'S1 –\nS2 –\nB hand Ki\nA hand '
const rogue = (options: Options): string[] => scene(`${ALONE}Ro`, options).play('A: Ro@1').choices('A')
const ring = (options: Options): string[] => scene(`${ALONE}Wr`, options).play('A: Wr@1').choices('A')
const start = (options: Options): number => dealt({ ...options, mode: 'quartet' }).table.start
const pending = (s: Scene): string => s.table.pending[0].kind
const nextFleets = (options: Options): string => pending(scene('S1 –\nA hand Ki', options).play('A: Ki@1'))
const firstFleets = (options: Options): string => pending(dealt(options))
const destroyer = (options: Options): string => {
  const s = scene('S1 B (Ki)\nA hand De\nB hand Fo', options).play('A: De@1')
  return s.log(0)[1]
}
const solar = (options: Options): string => {
  const faces = kitOf(options).layout.face.slice(kitOf(options).firstSolar)
  const printed = faces.map((face) => kitOf(options).solar[face]!)
  const low = printed.filter((card) => card.fortified && card.value === 1).length
  return `${printed.reduce((sum, card) => sum + card.value, 0)} points, ${low} shields on a 1`
}
const shared = (options: Options): unknown => {
  const s = scene('S1 A [Ki] [Fo] | C [Cr]\nS2 –\nA hand Sl', { ...options, mode: 'tandem' }).play('A: Sl@2')
  return s.happened('sector')[0].winner
}
const tie = (options: Options): unknown =>
  scene('scenario 4\nS1(1:4) –\nA hand Ki\nB won 4:4', options).play('A: Ki@1').table.result?.winners
const teamTie = (options: Options): unknown =>
  scene('scenario 4\nS1(1:4) –\nA hand Ki\nB won 1:3', { ...options, mode: 'tandem' }).play('A: Ki@1').table
    .result?.winners

const ROWS: readonly Row[] = [
  ['mode', 'duel', (options) => stellar.seatsOf(options), 2],
  ['mode', 'trio', (options) => stellar.seatsOf(options), 3],
  ['mode', 'quartet', (options) => kitOf(options).teams, false],
  ['mode', 'tandem', (options) => kitOf(options).teams, true],
  [
    'fleetSelection',
    'choose',
    (options) => [firstFleets(options), nextFleets(options)],
    ['fleets', 'fleets'],
  ],
  [
    'fleetSelection',
    'randomFirst',
    (options) => [firstFleets(options), nextFleets(options)],
    ['turn', 'fleets'],
  ],
  ['fleetSelection', 'randomAll', (options) => [firstFleets(options), nextFleets(options)], ['turn', 'turn']],
  ['fleetSize', 'upToSix', (options) => dealt(options).refusal('A: fleet Fo'), null],
  [
    'fleetSize',
    'asManyAsPossible',
    (options) => dealt(options).refusal('A: fleet Fo'),
    'ST-3.1 fleetTooSmall',
  ],
  ['combatMatrix', 'apexSpy', destroyer, 'De x B:Ki lose'],
  ['combatMatrix', 'fiveCycle', destroyer, 'De x B:Ki win'],
  ['combatMatrix', 'rammingKite', destroyer, 'De x B:Ki both'],
  ['composition', 'balanced', solar, '69 points, 2 shields on a 1'],
  ['composition', 'twins', solar, '68 points, 2 shields on a 1'],
  ['composition', 'lowForts', solar, '69 points, 4 shields on a 1'],
  ['abilityUse', 'mayLapse', rogue, ['Ro xA1.1', 'Ro:0']],
  ['abilityUse', 'asWritten', rogue, ['Ro xA1.1']],
  ['abilityUse', 'mustUse', rogue, ['Ro xA1.1']],
  ['warpSelf', true, ring, ['Wr 1.1>2', 'Wr:0']],
  ['warpSelf', false, ring, []],
  ['rogueSelf', true, rogue, ['Ro xA1.1', 'Ro:0']],
  ['rogueSelf', false, rogue, []],
  ['sharedMilitary', 'nobody', shared, null],
  ['sharedMilitary', 'settlement', shared, 0],
  ['tieBreak', 'shared', tie, [0, 1]],
  ['tieBreak', 'shipsLeft', tie, [1]],
  ['tandemTie', 'shared', teamTie, [0, 1, 2, 3]],
  ['tandemTie', 'higherScore', teamTie, [0, 2]],
  ['firstSeat', 'seat0', start, 0],
  ['firstSeat', 'seat1', start, 1],
  ['cards', 'standard', (options) => kitOf(options).settlement, [4, 3, 2, 1, 0, 0, 0, 0, 0]],
  ['firstSeat', 'seat2', start, 2],
  ['firstSeat', 'seat3', start, 3],
  [
    'firstSeat',
    'random',
    (options) =>
      new Set(Array.from({ length: 30 }, (_, game) => dealt(options, `first ${game}`).table.start)).size,
    2,
  ],
]

describe('Options', () => {
  test.each(ROWS)('%s = %s', (id, value, effect, outcome) => {
    const options = { [id]: value } as Partial<Options>
    const mode = id === 'firstSeat' && value !== 'random' ? { mode: 'quartet' as const } : {}
    expect(effect(settings({ ...mode, ...options }))).toEqual(outcome)
  })

  test('every value of every option is on this list', () => {
    for (const { id, values } of optionSchema.rules) {
      const listed = ROWS.filter(([each]) => each === id).map(([, value]) => value)
      expect(new Set(listed)).toEqual(new Set(values))
    }
  })

  test('under mustUse the ability cannot be declined', () => {
    const s = scene(`${ALONE}Ro`, { abilityUse: 'mustUse' }).play('A: Ro@1')
    expect(s.refusal('A: Ro:0')).toBe('ST-6.2 mustUse')
    s.play('A: Ro xA1.1').shows('S1 –\nA discard Ro+*')
  })

  test('under mustUse an ability without a target still lapses', () => {
    const options = { abilityUse: 'mustUse', rogueSelf: false } as const
    scene(`${ALONE}Ro`, options).play('A: Ro@1').shows('S1 A [Ro]\nturn B play')
  })
})

describe('Bad options are refused', () => {
  const refused = (given: unknown): unknown => {
    const options = readOptions(optionSchema, given)
    return isRefusal(options) ? [nameOf(options), options.params] : options
  }

  test('an option that does not exist', () => {
    expect(refused({ speed: 'fast' })).toMatchObject(['options.unknown', { option: 'speed' }])
  })

  test('a value that does not exist', () => {
    expect(refused({ mode: 'solo' })).toMatchObject(['options.value', { option: 'mode', value: '"solo"' }])
    expect(refused({ warpSelf: 'yes' })).toMatchObject(['options.value', { option: 'warpSelf' }])
  })

  test('something that is no list of options', () => {
    for (const given of [null, 'duel', 7, []]) expect(refused(given)).toMatchObject(['options.shape', {}])
  })

  test('a start player that nobody sits for', () => {
    expect(refused({ firstSeat: 'seat2' })).toEqual(['ST-1.4 firstSeat', { seat: 'seat2', players: 2 }])
    expect(refused({ mode: 'trio', firstSeat: 'seat3' })).toMatchObject(['ST-1.4 firstSeat', {}])
    expect(refused({ mode: 'trio', firstSeat: 'seat2' })).toMatchObject({ firstSeat: 'seat2' })
  })

  test('what is not said is the default, and options survive being written', () => {
    expect(settings({})).toEqual(
      Object.fromEntries(optionSchema.rules.map((rule) => [rule.id, rule.default])),
    )
    const options = settings({ mode: 'tandem', rogueSelf: false, firstSeat: 'seat3' })
    expect(writeOptions(optionSchema, options)).toBe('mode=tandem rogueSelf=false firstSeat=seat3')
    expect(parseOptions(optionSchema, writeOptions(optionSchema, options))).toEqual(options)
  })
})
