import {
  type AnyGame,
  isRefusal,
  LANGS,
  Match,
  readLog,
  readOptions,
  seedFrom,
  tellTo,
  writeLog,
} from '@sternentisch/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { addCards, BASE, cards, readCards, removeCards, VALUES } from '../cards/index.ts'
import file from '../cards/sternenfeuer.json' with { type: 'json' }
import { discardAction } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
import { designNamed, kitOf } from '../rules/kit.ts'
import type { Table } from '../rules/table.ts'
import { settings } from './scene.ts'

/** The shipped file with something changed. */
function changed(change: (file: File) => void) {
  const copy = structuredClone(file)
  change(copy)
  return readCards(copy)
}
type File = typeof file

const slip = (read: ReturnType<typeof readCards>): string => {
  if (!isRefusal(read)) return 'accepted'
  const { card, field } = read.params
  return [read.code.replace('sternenfeuer.cards.', ''), card, field]
    .filter((part) => part !== undefined)
    .join(' ')
}

describe('the base deck (§10)', () => {
  const figures = cards.cards.flatMap((card) => (card.kind === 'figure' ? [card] : []))

  it('has 64 cards of 49 designs in the numbers of the specification, and five places', () => {
    const count = (kind: string): number =>
      cards.cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0)
    expect(['figure', 'action', 'reinforcement', 'collective', 'defence', 'transfer'].map(count)).toEqual([
      24, 20, 8, 2, 6, 4,
    ])
    expect([cards.cards.length, cards.places.length]).toEqual([49, 5])
  })

  it('has names, texts and flavour in all languages, with short flavour', () => {
    const names = new Set<string>()
    for (const card of [...cards.places, ...cards.cards]) {
      for (const lang of LANGS) {
        expect(card.name[lang].length).toBeGreaterThan(1)
        expect(card.flavour[lang].length).toBeLessThanOrEqual(70)
        if ('text' in card) expect(card.text[lang].length).toBeGreaterThan(5)
      }
      names.add(card.name.en)
    }
    expect(names.size).toBe(54)
  })

  it('has four action cards for each value', () => {
    for (const value of VALUES) {
      const copies = cards.cards.flatMap((card) =>
        card.kind === 'action' && card.effect.value === value ? [card.copies] : [],
      )
      expect(copies.reduce((sum, each) => sum + each, 0)).toBe(4)
    }
  })

  it('has even numbers from 0 to 58', () => {
    for (const { values } of figures) {
      for (const value of VALUES) {
        expect(values[value] % 2).toBe(0)
        expect(values[value]).toBeLessThanOrEqual(58)
      }
    }
  })

  it('has no figure that another one beats everywhere: each is ahead by six somewhere', () => {
    for (const one of figures) {
      for (const other of figures) {
        if (one === other) continue
        const ahead = Math.max(...VALUES.map((value) => one.values[value] - other.values[value]))
        expect(ahead, `${one.id} against ${other.id}`).toBeGreaterThanOrEqual(6)
      }
    }
  })

  it('has every ordered pair of best and second value once, F01 to F20', () => {
    const profiles = figures.slice(0, 20).map(({ values }) => {
      const order = [...VALUES].sort((a, b) => values[b] - values[a])
      return `${order[0]}/${order[1]}`
    })
    expect(new Set(profiles).size).toBe(20)
  })
})

describe('a card file that does not fit is refused with card and field', () => {
  it('the shipped one fits', () => {
    expect(slip(readCards(file))).toBe('accepted')
  })

  it.each<[string, string, (file: File) => void]>([
    [
      'a value that is no number',
      'field F12 values.psi',
      (f) => Object.assign(f.cards[11].values!, { psi: 'x' }),
    ],
    ['a missing value', 'field F01 values.tech', (f) => delete (f.cards[0].values as { tech?: number }).tech],
    [
      'an unknown primitive',
      'field A01 effect.op',
      (f) => Object.assign(f.cards[24].effect!, { op: 'explode' }),
    ],
    [
      'an unknown rider',
      'field A06 effect.riders.0.op',
      (f) => Object.assign(f.cards[29].effect!.riders![0], { op: 'x' }),
    ],
    ['a missing translation', 'field P3 name.fr', (f) => delete (f.places[2].name as { fr?: string }).fr],
    [
      'salvaging reinforcements',
      'field R06 alt.kinds.0',
      (f) => Object.assign(f.cards[39].alt!, { kinds: ['reinforcement'] }),
    ],
    ['a kind that does not exist', 'field T01 kind', (f) => Object.assign(f.cards[46], { kind: 'ferry' })],
    ['no copies', 'field D01 copies', (f) => Object.assign(f.cards[43], { copies: 0 })],
    ['a foreign field', 'field F01 power', (f) => Object.assign(f.cards[0], { power: 9 })],
    ['another schema', 'field – schema', (f) => Object.assign(f, { schema: 'x' })],
    ['values in another order', 'field – values.0.id', (f) => f.values.reverse()],
    ['an id twice', 'twice F01', (f) => Object.assign(f.cards[1], { id: 'F01' })],
    [
      'a ship that reaches spheres',
      'vehicle T01',
      (f) => Object.assign(f.cards[46].effect!, { reach: ['sphere'] }),
    ],
    ['too few places', 'places', (f) => f.places.splice(0, 3)],
    [
      'two demanding places',
      'demanding',
      (f) => Object.assign(f.places[0], { effects: f.places[4].effects }),
    ],
    ['too few cards', 'size', (f) => f.cards.splice(5)],
    ['no figures', 'figures', (f) => f.cards.splice(0, 24)],
  ])('%s: %s', (_, expected, change) => {
    expect(slip(changed(change))).toBe(expected)
  })

  it('names the place in the file where a card has no id', () => {
    expect(slip(changed((f) => Object.assign(f, { cards: [7] })))).toBe('field #1 .')
    expect(slip(readCards(null))).toBe('field – .')
  })
})

/** A deck without four of its figures, in which Oruvane is weaker. */
const cellar = changed((f) => {
  Object.assign(f.set, { id: 'cellar' })
  Object.assign(f.cards[0].values!, { cosmos: 20 })
  f.cards.splice(20, 4)
})

describe('a deck of somebody’s own', () => {
  const refusal = addCards('cellar', cellar)
  // Other tests in the same process may want these names.
  afterAll(() => {
    for (const name of ['cellar', 'cellar2', 'garret']) removeCards(name)
  })

  it('is played by the same rules, and its logs say so', () => {
    expect(refusal).toBeNull()
    const match = played('cellar', 2000)
    expect(match.result).not.toBeNull()
    expect(writeLog(match)).toMatch(/^options: cards=cellar$/m)
    const again = readLog(writeLog(match), [game])
    expect(isRefusal(again) ? again : again.result).toEqual(match.result)
  })

  it('does not come in the way of matches with other cards', () => {
    const [own, base] = [played('cellar', 0), played(BASE, 0)]
    for (let move = 0; move < 60; move++) for (const match of [own, base]) moveOn(match, move)
    expect(own.moves(own.deciding()[0])).toEqual(played('cellar', 60).moves(own.deciding()[0]))
    expect(base.moves(base.deciding()[0])).toEqual(played(BASE, 60).moves(base.deciding()[0]))
    expect([sizeOf(own), sizeOf(base)]).toEqual([60, 64])
  })

  it('tells its actions from those of the base deck, though they are written alike', () => {
    const [own, base] = ['cellar', BASE].map((cards) => designNamed(kitOf(settings({ cards })), 'F01'))
    expect(own).not.toBe(base)
    expect([own, base].map((design) => sternenfeuer.write(discardAction(design)))).toEqual(['X F01', 'X F01'])
    expect(designNamed(kitOf(settings({ cards: 'cellar' })), 'F21')).toBe(-1)
  })

  it('is played and logged the same whichever other sets came before it', () => {
    expect(
      addCards(
        'garret',
        changed((f) => f.cards.splice(0, 3)),
      ),
    ).toBeNull()
    expect(addCards('cellar2', cellar)).toBeNull()
    const [first, later] = ['cellar', 'cellar2'].map((cards) => played(cards, 2000))
    // The digest is of all that is written, the name of the set included.
    const named = (match: Match): string =>
      writeLog(match)
        .replace('cards=cellar2', 'cards=cellar')
        .replace(/^digest: .*\n/m, '')
    expect(named(later)).toBe(named(first))
    expect(sternenfeuer.setup(later.table as Table)).toEqual({
      ...(sternenfeuer.setup(first.table as Table) as object),
      options: { ...(first.table as Table).options, cards: 'cellar2' },
    })
    const lines = ({ dealt, steps }: Match): (string | null)[] =>
      [...dealt, ...steps.flatMap(({ events }) => events)].map((event) =>
        sternenfeuer.writeEvent(tellTo(event as SternenfeuerEvent, 'all')),
      )
    expect(lines(later)).toEqual(lines(first))
  })

  it('has a name of its own', () => {
    expect(addCards('cellar', cellar)?.code).toBe('sternenfeuer.cards.name')
    expect(addCards('a cellar', cellar)?.code).toBe('sternenfeuer.cards.name')
    expect(readOptions(sternenfeuer.options, { cards: 'nobody' })).toMatchObject({ code: 'options.value' })
  })
})

const game: AnyGame = sternenfeuer

/** A match with these cards, so many moves on. */
function played(cards: string, moves: number): Match {
  const match = new Match({
    game,
    options: settings({ cards }),
    seed: seedFrom('own deck'),
    id: 'own',
    names: [],
  })
  for (let move = 0; move < moves && match.deciding().length > 0; move++) moveOn(match, move)
  return match
}

function moveOn(match: Match, move: number): void {
  const [seat] = match.deciding()
  const open = match.moves(seat)
  match.play(seat, open[(move * 7) % open.length])
}

/** How many cards are in play, the places aside. */
const sizeOf = (match: Match): number => kitOf((match.table as Table).options).deckSize

describe('the numbers of the cards of a set', () => {
  afterAll(() => {
    for (const name of ['night', 'day']) removeCards(name)
  })

  const firstOf = (name: string): number => {
    const options = readOptions(sternenfeuer.options, { cards: name })
    return isRefusal(options) ? -1 : kitOf(options).first
  }

  it('hang on its name alone: two machines call a card by the same number, whatever came before', () => {
    expect(firstOf(BASE)).toBe(0)
    expect(addCards('night', file)).toBeNull()
    const alone = firstOf('night')
    removeCards('night')
    expect(addCards('day', file)).toBeNull()
    expect(addCards('night', file)).toBeNull()
    expect(firstOf('night')).toBe(alone)
    expect(new Set([0, alone, firstOf('day')]).size).toBe(3)
  })
})
