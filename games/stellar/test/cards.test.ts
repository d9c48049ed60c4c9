import { describe, expect, test } from 'vitest'
import { cards, readCards } from '../cards/index.ts'
import file from '../cards/stellar.json' with { type: 'json' }
import { optionSchema } from '../rules/options.ts'
import { grouped } from './solar.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const MILITARY = ['destroyer', 'slicer', 'crusher', 'foil', 'kite']

describe('The ships', () => {
  test('nine types, four of them civil with an ability and points', () => {
    const rows = cards.shipTypes.map((type) => [type.code, type.class, type.settlement, type.ability])
    expect(rows).toEqual([
      ['Fo', 'civil', 4, 'look'],
      ['Wr', 'civil', 3, 'warp'],
      ['Me', 'civil', 2, 'mend'],
      ['Ro', 'civil', 1, 'rogue'],
      ...['De', 'Sl', 'Cr', 'Fl', 'Ki'].map((code) => [code, 'military', 0, null]),
    ])
  })

  test('the word Warp Ring names one ship only', () => {
    expect(cards.shipTypes.filter((type) => Object.values(type.name).includes('Warp Ring'))).toHaveLength(1)
    expect(cards.shipTypes.find((type) => type.id === 'mend')?.name).toEqual({ en: 'Mend', de: 'Mend' })
  })

  test.each([
    ['standard16', 16, 7, 9],
    ['trio10', 10, 4, 6],
  ] as const)('%s: %i ships, %i civil and %i military', (name, total, civil, military) => {
    const set = cards.shipSets[name]
    const count = (wanted: string): number =>
      sum(cards.shipTypes.filter((type) => type.class === wanted).map((type) => set[type.id] ?? 0))
    expect([sum(Object.values(set)), count('civil'), count('military')]).toEqual([total, civil, military])
    expect(set.mend).toBe(1)
    expect(Math.max(...Object.values(set))).toBe(2)
  })

  test('ids and codes are used once', () => {
    for (const key of ['id', 'code'] as const) {
      expect(new Set(cards.shipTypes.map((type) => type[key])).size).toBe(9)
    }
    expect(new Set(file.solarCards.map((card) => card.id)).size).toBe(32)
  })

  test('both classes have a colour and a name', () => {
    expect(Object.keys(file.classes)).toEqual(['civil', 'military'])
    expect(file.classes.civil.backColour).not.toBe(file.classes.military.backColour)
  })
})

describe.each(Object.entries(cards.combat.matrices))('The matrix %s', (_, { beats, outcome }) => {
  test('covers every pair of warships', () => {
    expect(Object.keys(outcome).sort()).toEqual([...MILITARY].sort())
    for (const row of Object.values(outcome)) expect(Object.keys(row).sort()).toEqual([...MILITARY].sort())
  })

  test('is the same from both sides, and equal ships destroy each other', () => {
    for (const row of MILITARY) {
      expect(outcome[row][row]).toBe('both')
      for (const column of MILITARY) {
        const mirrored = { win: 'lose', lose: 'win', both: 'both' }[outcome[row][column]]
        expect(outcome[column][row]).toBe(mirrored)
      }
    }
  })

  test('keeps scissors, rock and paper', () => {
    expect([outcome.slicer.foil, outcome.foil.crusher, outcome.crusher.slicer]).toEqual(['win', 'win', 'win'])
  })

  test('says the same as its list of beaten ships', () => {
    for (const row of MILITARY) {
      const won = MILITARY.filter((column) => outcome[row][column] === 'win')
      expect(won).toEqual(MILITARY.filter((column) => (beats[row] as string[]).includes(column)))
    }
  })
})

describe('The solar cards', () => {
  test('32 cards, six or eight of each type', () => {
    expect(cards.solarTypes.map((type) => type.count)).toEqual([6, 8, 6, 6, 6])
    expect(file.solarCards).toHaveLength(32)
  })

  test('the list of cards is the balanced set', () => {
    const listed = file.solarCards.map((card) => `${card.type} ${card.value} ${card.fortified}`).sort()
    const grouped = cards.compositions.sets.balanced.groups
      .flatMap(([type, value, fortified, count]) =>
        Array<string>(count).fill(`${type} ${value} ${fortified}`),
      )
      .sort()
    expect(listed).toEqual(grouped)
  })

  test.each(Object.entries(cards.compositions.sets))('%s fits what is known of the types', (_, set) => {
    for (const { type, count, values, fortified = 0 } of cards.solarTypes) {
      const groups = set.groups.filter(([each]) => each === type)
      const printed = groups.flatMap(([, value, , copies]) => Array<number>(copies).fill(value))
      expect(printed).toHaveLength(count)
      expect([Math.min(...printed), Math.max(...printed)]).toEqual([values.min, values.max])
      expect(sum(groups.filter(([, , shield]) => shield).map(([, , , copies]) => copies))).toBe(fortified)
      if (values.exact) expect(printed.sort()).toEqual([...values.exact].sort())
    }
    expect(sum(set.groups.map(([, , , count]) => count))).toBe(set.cardTotal)
    expect(sum(set.groups.map(([, value, , count]) => value * count))).toBe(set.pointTotal)
  })

  test('the balanced set is worth 69 points and has seven shields', () => {
    expect(sum(file.solarCards.map((card) => card.value))).toBe(69)
    expect(file.solarCards.filter((card) => card.fortified)).toHaveLength(7)
  })

  test.each(cards.groupingExamples)('types $types make sectors $sectors', ({ types, sectors }) => {
    expect(grouped(types)).toEqual(sectors)
  })
})

describe('Modes and options', () => {
  test.each(cards.modes)('$id: the deck holds what the scenarios need', (mode) => {
    expect(mode.scenarios * mode.solarCardsPerScenario + mode.solarCardsUnused).toBe(32)
    expect(mode.shipSet).toBe(mode.players === 3 ? 'trio10' : 'standard16')
    expect(mode.teams?.flat().sort() ?? [0, 1, 2, 3]).toEqual([0, 1, 2, 3])
    expect(mode.scoring === 'lowerOfTeam').toBe(mode.teams !== null)
  })

  test('every default is one of the values, and there are at least two', () => {
    for (const option of cards.options) {
      expect(option.values).toContain(option.default)
      expect(new Set(option.values).size).toBeGreaterThan(1)
    }
    expect(Object.keys(cards.combat.matrices)).toContain(cards.combat.default)
    expect(Object.keys(cards.compositions.sets)).toContain(cards.compositions.default)
  })

  test('matrices and compositions are offered under their own names', () => {
    const values = (id: string) => cards.options.find((option) => option.id === id)?.values
    expect(values('combatMatrix')).toEqual(Object.keys(cards.combat.matrices))
    expect(values('composition')).toEqual(Object.keys(cards.compositions.sets))
  })

  test('options are known to the rules and name the question they answer', () => {
    const known = optionSchema.rules.map((rule) => rule.id)
    expect(known).toEqual(['mode', ...cards.options.map((option) => option.id), 'cards'])
    for (const id of cards.options.flatMap((option) => option.ambiguities)) {
      expect(Number(/^A(\d+)$/.exec(id)?.[1])).toBeLessThanOrEqual(55)
    }
  })
})

describe('A slip in the card file is refused, naming the field', () => {
  const slips: readonly [string, (copy: typeof file) => void][] = [
    ['shipTypes.0.code', (copy) => Object.assign(copy.shipTypes[0], { code: 'founder' })],
    ['shipTypes.4.class', (copy) => Object.assign(copy.shipTypes[4], { class: 'pirate' })],
    ['shipTypes.1.settlement', (copy) => Object.assign(copy.shipTypes[1], { settlement: -1 })],
    ['shipTypes.2.name.de', (copy) => Object.assign(copy.shipTypes[2].name, { de: 7 })],
    ['shipTypes', (copy) => copy.shipTypes.pop()],
    ['shipSets.trio10.kite', (copy) => Object.assign(copy.shipSets.trio10, { kite: 1.5 })],
    [
      'combat.matrices.apexSpy.outcome.kite.foil',
      (copy) => Object.assign(copy.combat.matrices.apexSpy.outcome.kite, { foil: 'draw' }),
    ],
    ['compositions.sets.twins.groups.0.0', (copy) => copy.compositions.sets.twins.groups[0].splice(0, 1, 6)],
    ['modes.1.players', (copy) => Object.assign(copy.modes[1], { players: 5 })],
    ['limits.handSize', (copy) => Object.assign(copy.limits, { handSize: 'two' })],
    ['schema', (copy) => Object.assign(copy, { schema: 2 })],
  ]

  test.each(slips)('%s', (path, slip) => {
    const copy = structuredClone(file)
    slip(copy)
    expect(() => readCards(copy)).toThrow(`stellar.json: ${path}: `)
  })

  test('the file as it is passes', () => {
    expect(readCards(structuredClone(file))).toEqual(cards)
  })
})
