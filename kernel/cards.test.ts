// Cards in zones, on a small made-up game: a hand, a pile, a discard and a row on the table for one player.
import { describe, expect, test } from 'vitest'
import { type Cards, copyCards, type Layout, move, newCards, show, takeUnseen, zone } from './cards.ts'
import { Arrangements } from './imagine.ts'
import { randomFrom } from './random.ts'
import { AUDIENCE, EVERYBODY, type Viewer } from './seat.ts'
import { seeZones, sight } from './see.ts'
import { seedFrom } from './seed.ts'
import { type SeenZone, UNKNOWN } from './seen.ts'

const HAND = 0
const PILE = 1
const DISCARD = 2
const ROW = 3
const STORE = 4

/** Two red and three blue cards; the blue ones are two 7s and a 9. */
const layout: Layout = {
  zones: [
    zone({ name: 'hand', shape: 'bag', owner: 0, pool: 0, backs: 'all' }),
    zone({ name: 'pile', shape: 'pile', owner: 0, pool: 0, backs: 'top' }),
    zone({ name: 'discard', shape: 'bag', owner: 0, pool: 0, backs: 'all' }),
    zone({ name: 'row', shape: 'row', owner: 0, pool: 0, backs: 'all', unseenFrom: DISCARD }),
    zone({ name: 'store', shape: 'bag', owner: 0, pool: 0, backs: 'owner', forgets: true }),
  ],
  face: [0, 1, 2, 2, 3],
  back: [0, 0, 1, 1],
  pool: [0, 0, 0, 0, 0],
}
const [RED_A, RED_B, SEVEN, OTHER_SEVEN, NINE] = [0, 1, 2, 3, 4]

function laid(where: Partial<Record<number, number[]>>): Cards {
  const cards = newCards(layout)
  const rest = new Set(layout.face.keys())
  for (const [index, zoneCards] of Object.entries(where)) {
    for (const card of zoneCards ?? []) {
      cards.zones[Number(index)].push(card)
      if (Number(index) === ROW) cards.handle[card] = ++cards.handles
      rest.delete(card)
    }
  }
  cards.zones[STORE].push(...rest)
  cards.known.fill(1)
  return cards
}

const seen = (cards: Cards, viewer: Viewer, index: number): SeenZone => seeZones(cards, layout, viewer)[index]
const faces = (cards: Cards, viewer: Viewer, index: number): number[] =>
  seen(cards, viewer, index).cards.map((card) => card.face)

describe('views', () => {
  test('a hand: the owner sees the faces, others the backs, sorted', () => {
    const cards = laid({ [HAND]: [NINE, RED_A, SEVEN] })
    expect(faces(cards, 0, HAND)).toEqual([0, 2, 3])
    expect(faces(cards, 1, HAND)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
    expect(seen(cards, 1, HAND).cards.map((card) => card.back)).toEqual([0, 1, 1])
  })

  test('a pile: the owner knows what is inside but not where; everybody sees the top back', () => {
    const cards = laid({ [PILE]: [NINE, RED_A, SEVEN] })
    expect(faces(cards, 0, PILE)).toEqual([0, 2, 3])
    expect(seen(cards, 1, PILE)).toMatchObject({ size: 3, top: 1 })
    expect(seen(cards, 1, PILE).cards.every((card) => card.back === UNKNOWN)).toBe(true)
    expect(sight(cards, layout, 0)[SEVEN]).toBe(1)
    expect(sight(cards, layout, 0)[NINE]).toBe(0)
  })

  test('a row: places and handles are public, faces belong to those who know', () => {
    const cards = laid({ [ROW]: [SEVEN, RED_A] })
    show(cards, SEVEN, 1 << 1)
    expect(faces(cards, 1, ROW)).toEqual([2, UNKNOWN])
    expect(faces(cards, 'audience', ROW)).toEqual([UNKNOWN, UNKNOWN])
    expect(seen(cards, 'audience', ROW).cards.map(({ handle, known }) => [handle, known])).toEqual([
      [1, 0b11],
      [2, 0b1],
    ])
  })

  test('“all” sees everything where it lies', () => {
    const cards = laid({ [PILE]: [NINE, RED_A, SEVEN] })
    expect(faces(cards, 'all', PILE)).toEqual([3, 0, 2])
  })
})

describe('moving', () => {
  test('a card gets a fresh handle in plain sight and loses it out of sight', () => {
    const cards = laid({ [HAND]: [SEVEN] })
    move(cards, layout, HAND, 0, ROW)
    expect(cards.handle[SEVEN]).toBe(1)
    move(cards, layout, ROW, 0, DISCARD)
    move(cards, layout, DISCARD, 0, ROW)
    expect(cards.handle[SEVEN]).toBe(2)
  })

  test('into the middle of a row', () => {
    const cards = laid({ [ROW]: [RED_A, RED_B], [HAND]: [SEVEN] })
    move(cards, layout, HAND, 0, ROW, 1)
    expect(cards.zones[ROW]).toEqual([RED_A, SEVEN, RED_B])
  })

  test('a place that forgets leaves only the owner knowing', () => {
    const cards = laid({ [ROW]: [SEVEN] })
    cards.known[SEVEN] = EVERYBODY
    move(cards, layout, ROW, 0, STORE)
    expect(cards.known[SEVEN]).toBe(1)
  })

  test('equal cards cannot be told apart: what leaves a bag is, for each viewer, one that viewer knew', () => {
    const cards = laid({ [DISCARD]: [SEVEN, OTHER_SEVEN] })
    show(cards, SEVEN, 0b0010)
    show(cards, OTHER_SEVEN, 0b0100)
    move(cards, layout, DISCARD, 0, ROW)
    expect(cards.known[SEVEN]).toBe(0b0111)
    expect(cards.known[OTHER_SEVEN]).toBe(0b0001)
  })
})

describe('a card taken unseen', () => {
  function fetched(card: number): Cards {
    const cards = laid({ [DISCARD]: [SEVEN, NINE] })
    show(cards, NINE, 0b0010)
    move(cards, layout, DISCARD, cards.zones[DISCARD].indexOf(card), ROW)
    takeUnseen(cards, card, 0)
    return cards
  }

  test('blurs: bag and card are one group, whichever card it was', () => {
    expect(seeZones(fetched(SEVEN), layout, 1)).toEqual(seeZones(fetched(NINE), layout, 1))
    expect(seen(fetched(SEVEN), 1, DISCARD)).toMatchObject({ size: 1, strays: 1 })
    expect(faces(fetched(SEVEN), 1, DISCARD)).toEqual([UNKNOWN, 3])
  })

  test('is no secret to its owner', () => {
    expect(faces(fetched(SEVEN), 0, ROW)).toEqual([2])
    expect(faces(fetched(SEVEN), 0, DISCARD)).toEqual([3])
  })

  test('the group dissolves for whoever sees the card', () => {
    const cards = fetched(NINE)
    show(cards, NINE, 0b0010)
    expect(faces(cards, 1, ROW)).toEqual([3])
    expect(faces(cards, 1, DISCARD)).toEqual([UNKNOWN])
    expect(seen(cards, 1, DISCARD).strays).toBe(0)
  })

  test('goes back to the bag with what was known of it', () => {
    const cards = fetched(NINE)
    move(cards, layout, ROW, 0, DISCARD)
    expect(faces(cards, 1, DISCARD)).toEqual([UNKNOWN, 3])
    expect(cards.once[NINE]).toBe(0)
  })
})

describe('imagining', () => {
  const viewers: readonly Viewer[] = [0, 1, 'audience', 'all']

  test.each(viewers)('what %s imagines looks the same', (viewer) => {
    const cards = laid({ [PILE]: [RED_A, SEVEN], [DISCARD]: [OTHER_SEVEN], [ROW]: [NINE] })
    show(cards, OTHER_SEVEN, AUDIENCE | 2)
    takeUnseen(cards, NINE, 0)
    const view = seeZones(cards, layout, viewer)
    const random = randomFrom(seedFrom('imagining'))
    const arrangements = new Arrangements(view, layout, viewer, cards.handles)
    let used: Cards | undefined
    for (let i = 0; i < 50; i++) {
      const imagined: Cards = arrangements.deal(random.stream('imagine'), used)
      expect(seeZones(imagined, layout, viewer)).toEqual(view)
      used = imagined
    }
  })

  test('a copy is a copy', () => {
    const cards = laid({ [ROW]: [SEVEN] })
    const copy = copyCards(cards)
    expect(copy).toEqual(cards)
    move(copy, layout, ROW, 0, DISCARD)
    expect(cards.zones[ROW]).toEqual([SEVEN])
  })
})
