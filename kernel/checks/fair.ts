import type { Cards, Layout } from '../cards.ts'
import type { AnyTable } from '../game.ts'
import { imaginingOf } from '../imagining.ts'
import { randomFrom } from '../random.ts'
import { bit, type Viewer, type Viewers } from '../seat.ts'
import { straysOf } from '../see.ts'
import { seedFrom } from '../seed.ts'
import { check, expect, type Walk, walk } from './check.ts'

const SAMPLES = 240
/** So unlikely under an unbiased draw that even in millions of trials it never comes up. */
const NEVER = 1e-13

/**
 * `imagine` must not lean: each arrangement that fits the view is equally likely. So for each hidden place
 * the faces must come up as often as the cards that could lie there say.
 */
export const imagineIsFair = check('imagine-fair', (game, seed) => {
  const asked = walkLength(seed)
  let moves = 0
  walk(game, seed, (here) => {
    if (moves++ === asked) compare(here)
  })
  if (moves <= asked) walk(game, seed, (here) => moves-- === 1 && compare(here))

  function compare({ table, viewers, whims }: Walk): void {
    const viewer = viewers[whims.below(viewers.length)]
    const layout = game.layout(table)
    const places = hiddenPlaces(table.cards, layout, viewer)
    if (places.length === 0) return
    const view = game.view(table, viewer)
    const random = randomFrom(seedFrom(`${seed} fair`))
    lean(layout, places, () => game.imagine(view, random))
    const imagining = imaginingOf(game, view)
    let used: AnyTable | undefined
    lean(layout, places, () => {
      used = imagining.deal(random, used)
      return used
    })
  }

  function lean(layout: Layout, places: readonly HiddenPlace[], imagine: () => AnyTable): void {
    const counts = places.map(() => new Map<number, number>())
    for (let i = 0; i < SAMPLES; i++) {
      const { zones } = imagine().cards
      places.forEach(({ zone, at }, place) => {
        const face = layout.face[zones[zone][at]]
        counts[place].set(face, (counts[place].get(face) ?? 0) + 1)
      })
    }
    places.forEach(({ zone, chances }, place) => {
      for (const face of new Set([...chances.keys(), ...counts[place].keys()])) {
        const chance = chances.get(face) ?? 0
        const share = (counts[place].get(face) ?? 0) / SAMPLES
        const odds = Math.exp(-SAMPLES * divergence(share, chance))
        const where = layout.zones[zone].name
        expect(
          odds > NEVER,
          `face ${face} in ${where}: chance ${chance.toFixed(3)}, imagined ${share.toFixed(3)}`,
        )
      }
    })
  }
})

/** Which move of the match is looked at. */
const walkLength = (seed: string): number => Number.parseInt(seed.slice(0, 4), 16) % 60

/** How far a share is from a chance; n times this bounds the logarithm of how unlikely it is. */
const divergence = (share: number, chance: number): number =>
  term(share, chance) + term(1 - share, 1 - chance)

const term = (p: number, q: number): number =>
  p === 0 ? 0 : q === 0 ? Number.POSITIVE_INFINITY : p * Math.log(p / q)

interface HiddenPlace {
  readonly zone: number
  readonly at: number
  /** Face → how likely it lies there, as far as the viewer can know. */
  readonly chances: ReadonlyMap<number, number>
}

/** Places in rows, and the tops of piles. */
function hiddenPlaces(cards: Cards, layout: Layout, viewer: Exclude<Viewer, 'all'>): HiddenPlace[] {
  const eye = bit(viewer)
  const backOf = (card: number): number => layout.back[layout.face[card]]
  const unknown = (card: number): boolean => ((cards.known[card] | cards.once[card]) & eye) === 0
  const unseen = (like: number): number[] =>
    layout.face.flatMap((_, card) =>
      layout.pool[card] === layout.pool[like] && backOf(card) === backOf(like) && unknown(card) ? [card] : [],
    )
  return layout.zones.flatMap((zone, index): HiddenPlace[] => {
    const pile = cards.zones[index]
    if (zone.shape === 'pile' && zone.backs === 'top' && pile.length > 0) {
      const top = pile[pile.length - 1]
      const inside = pile.filter((card) => backOf(card) === backOf(top))
      if (pile.every(unknown))
        return [{ zone: index, at: pile.length - 1, chances: shares(layout, unseen(top)) }]
      return pile.some(unknown) ? [] : [{ zone: index, at: pile.length - 1, chances: shares(layout, inside) }]
    }
    if (zone.shape !== 'row') return []
    return pile.flatMap((card, at): HiddenPlace[] => {
      if (cards.known[card] & eye) return []
      const stray = zone.unseenFrom !== null && cards.once[card] !== 0
      const chances = stray
        ? strayChances(cards, layout, zone.unseenFrom as number, card, eye, unseen(card))
        : zone.holds
          ? choosyChances(cards, layout, index, eye)
          : shares(layout, unseen(card))
      return [{ zone: index, at, chances }]
    })
  })
}

/**
 * Where the rules let only some cards lie. Choosier places take theirs first: what they hold, on average, is
 * missing elsewhere.
 */
function choosyChances(cards: Cards, layout: Layout, index: number, eye: Viewers): Map<number, number> {
  const { pool, holds } = layout.zones[index]
  const backOf = (card: number): number => layout.back[layout.face[card]]
  const unknown = (card: number): boolean => layout.pool[card] === pool && (cards.known[card] & eye) === 0
  /** Card → how likely no choosier place has taken it. */
  const free = layout.face.map((_, card): number => (unknown(card) ? 1 : 0))
  const chances = new Map<number, number>()
  for (const choosy of choosiestFirst(layout)) {
    const zones = layout.zones.flatMap((zone, at) => (zone.holds?.length === choosy ? [at] : []))
    const fits = (card: number): boolean => layout.zones[zones[0]].holds!.includes(backOf(card))
    const left = free.reduce((sum, chance, card) => (fits(card) ? sum + chance : sum), 0)
    if (choosy === holds!.length) {
      free.forEach((chance, card) => {
        const face = layout.face[card]
        if (fits(card)) chances.set(face, (chances.get(face) ?? 0) + chance / left)
      })
      return chances
    }
    const taken = zones.flatMap((zone) => cards.zones[zone]).filter(unknown).length
    free.forEach((chance, card) => {
      if (fits(card) && left > 0) free[card] = chance * (1 - taken / left)
    })
  }
  return chances
}

/** How many backs the choosy zones hold, from the fewest. */
const choosiestFirst = ({ zones }: Layout): number[] =>
  [...new Set(zones.flatMap(({ holds }) => (holds ? [holds.length] : [])))].sort((a, b) => a - b)

function shares(layout: Layout, among: readonly number[]): Map<number, number> {
  const chances = new Map<number, number>()
  for (const card of among)
    chances.set(layout.face[card], (chances.get(layout.face[card]) ?? 0) + 1 / among.length)
  return chances
}

/** Any of the bag's cards, those outside included, may be the stray; those unknown are like all unseen cards. */
function strayChances(
  cards: Cards,
  layout: Layout,
  bag: number,
  stray: number,
  eye: Viewers,
  unseen: readonly number[],
): Map<number, number> {
  const group = [...cards.zones[bag], ...straysOf(cards, layout, bag, eye)].filter(
    (card) => layout.back[layout.face[card]] === layout.back[layout.face[stray]],
  )
  const chances = new Map<number, number>()
  for (const card of group) {
    const knows = ((cards.known[card] | cards.once[card]) & eye) !== 0
    for (const [face, chance] of shares(layout, knows ? [card] : unseen)) {
      chances.set(face, (chances.get(face) ?? 0) + chance / group.length)
    }
  }
  return chances
}
