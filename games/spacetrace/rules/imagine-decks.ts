// §7: the other player's list is secret; SP-1.2 to SP-1.4 say what it can be
import { type Draws, remember, type SeenCard, type SeenZone, UNKNOWN } from '@sternentisch/kernel'
import { COMMANDER, MOTHERSHIP, REINFORCEMENT } from './figures.ts'
import type { Kit } from './kit.ts'
import type { View } from './view.ts'
import { boxOf, libraryOf, ownerOf } from './zones.ts'

/** The seats whose boxes the viewer cannot look into. */
export const secretBoxes = (view: View, { boxes }: Kit): readonly number[] =>
  boxes ? [0, 1].filter((seat) => view.zones[boxOf(seat)].cards.some(({ face }) => face === UNKNOWN)) : []

/**
 * The zones with some contents of the boxes that the viewer cannot see: every deck that fits what is known is as likely
 * as it has ways to lie there. Ready-made decks are equally likely to begin with; a deck of somebody's own is any legal one of its
 * size, since nobody can say what people like to play.
 */
export function imagineBoxes(view: View, kit: Kit): (draws: Draws) => readonly SeenZone[] {
  const seats = secretBoxes(view, kit)
  if (seats.length === 0) return () => view.zones
  const secrets = seats.map((seat) => secretBox(view, kit, seat))
  /** What is drawn again is the same object: whatever follows from it need not be worked out again. */
  const drawnBefore = new Map<string, readonly SeenZone[]>()
  return (draws) => {
    const boxes = secrets.map((box) => box(draws))
    const zones = (): readonly SeenZone[] => {
      const all = view.zones.slice()
      for (const [at, seat] of seats.entries())
        all[boxOf(seat)] = { ...all[boxOf(seat)], cards: boxes[at].cards }
      return all
    }
    const name = boxes.map(({ name }) => name).join(' ')
    return boxes.some((box) => box.name === '') ? zones() : remember(drawnBefore, name, zones)
  }
}

/** What may be in a box; the few that come up again and again have a name. */
interface Contents {
  readonly name: string
  readonly cards: readonly SeenCard[]
}

function secretBox(view: View, kit: Kit, seat: number): (draws: Draws) => Contents {
  const box = view.zones[boxOf(seat)]
  if (kit.leftOut) {
    const contents = { name: 'random', cards: backs(kit.leftOut, box) }
    return () => contents
  }
  const seen = seenOf(view, kit, seat)
  const half = halfOf(kit, seat)
  if (kit.readyDecks) {
    const chances = chancesOf(kit.readyDecks, seen)
    const boxes = kit.readyDecks.map((deck, at) => ({ name: `${at}`, cards: faces(leftOf(half, deck), box) }))
    return (draws) => boxes[drawn(chances, draws)]
  }
  const unseen = half.map((count, face) => count - seen[face])
  return (draws) => ({ name: '', cards: faces(ownBox(kit, { seen, unseen, size: box.size }, draws), box) })
}

/** SP-1.4: of a deck dealt at random everybody knows how many cards of each kind were left out of it. */
const backs = (leftOut: readonly number[], { cards }: SeenZone): SeenCard[] =>
  leftOut.flatMap((count, back) => Array.from({ length: count }, () => ({ ...cards[0], back })))

const faces = (box: readonly number[], { cards }: SeenZone): SeenCard[] =>
  box.map((face) => ({ ...cards[0], face }))

/** Face → how many cards of a seat's half, without its Base. */
function halfOf({ layout, figures, bases }: Kit, seat: number): number[] {
  const half = figures.map(() => 0)
  layout.pool.forEach((pool, card) => {
    if (pool === seat && card !== bases[seat]) half[layout.face[card]]++
  })
  return half
}

/** Face → how many cards of a seat's deck the viewer knows, wherever they lie. */
function seenOf(view: View, { layout, figures, bases }: Kit, seat: number): number[] {
  const seen = figures.map(() => 0)
  view.zones.forEach(({ cards }, zone) => {
    if (ownerOf(zone) !== seat || zone === boxOf(seat) || zone === libraryOf(seat)) return
    for (const { face } of cards) if (face !== UNKNOWN) seen[face]++
  })
  seen[layout.face[bases[seat]]] = 0
  return seen
}

/** n · (n − 1) · …: the ways to lay so many of n cards. */
function ways(n: number, laid: number): number {
  let all = 1
  for (let i = 0; i < laid; i++) all *= n - i
  return all
}

/** How likely each of the ready-made decks is: by the ways in which what was seen could lie there. */
const chancesOf = (decks: readonly (readonly number[])[], seen: readonly number[]): number[] =>
  decks.map((deck) => deck.reduce((all, count, face) => all * ways(count, seen[face]), 1))

/** What of a half is not in a deck. */
const leftOf = (half: readonly number[], deck: readonly number[]): number[] =>
  half.flatMap((count, face) => Array<number>(count - deck[face]).fill(face))

interface Unknown {
  readonly seen: readonly number[]
  readonly unseen: readonly number[]
  /** How many cards are in the box: both libraries can be counted. */
  readonly size: number
}

/** Any part of what was not seen, so that the rest makes a legal deck. */
function ownBox(kit: Kit, unknown: Unknown, draws: Draws): number[] {
  const rest = unknown.unseen.flatMap((count, face) => Array<number>(count).fill(face))
  return kit.level === 'full' ? fullBox(kit, unknown, rest, draws) : smallBox(kit, unknown, rest, draws)
}

/** SP-1.2: at the lower levels there are so many ships and so many reinforcements in a deck. */
function smallBox(kit: Kit, { seen }: Unknown, rest: number[], draws: Draws): number[] {
  const isReinforcement = (face: number): boolean => kit.figures[face].kind === REINFORCEMENT
  const level = kit.set.levels[kit.level] as { readonly ships: number; readonly reinforcements: number }
  const part = (wanted: number, fits: (face: number) => boolean): number[] => {
    const known = seen.reduce((sum, count, face) => (fits(face) ? sum + count : sum), 0)
    return draws.shuffle(rest.filter(fits)).slice(wanted - known)
  }
  return [
    ...part(level.ships, (face) => !isReinforcement(face)),
    ...part(level.reinforcements, isReinforcement),
  ]
}

/** SP-1.3: at the full level every deck has a commander and a Mothership. */
function fullBox(kit: Kit, { seen, size }: Unknown, rest: readonly number[], draws: Draws): number[] {
  const { minCommanders, minMotherships } = kit.set.levels.full
  const of = (kind: number): number[] => rest.filter((face) => kit.figures[face].kind === kind)
  const lacks = (least: number, kind: number): number =>
    least - seen.reduce((sum, count, face) => (kit.figures[face].kind === kind ? sum + count : sum), 0)
  const [commanders, motherships] = [of(COMMANDER), of(MOTHERSHIP)]
  const others = rest.filter((face) => !commanders.includes(face) && !motherships.includes(face))
  const hidden = rest.length - size
  const [c, m] = drawShares(
    { commanders: commanders.length, motherships: motherships.length, others: others.length, hidden },
    [lacks(minCommanders, COMMANDER), lacks(minMotherships, MOTHERSHIP)],
    draws,
  )
  return [
    ...draws.shuffle(commanders).slice(c),
    ...draws.shuffle(motherships).slice(m),
    ...draws.shuffle(others).slice(hidden - c - m),
  ]
}

interface Shares {
  readonly commanders: number
  readonly motherships: number
  readonly others: number
  /** So many of all these are in the deck. */
  readonly hidden: number
}

/** How many commanders and Motherships are in a deck, each number by the decks that have it. */
function drawShares(
  { commanders, motherships, others, hidden }: Shares,
  [leastCommanders, leastMotherships]: readonly [number, number],
  draws: Draws,
): readonly [commanders: number, motherships: number] {
  const shares: [number, number, number][] = []
  for (let c = Math.max(0, leastCommanders); c <= commanders; c++)
    for (let m = Math.max(0, leastMotherships); m <= motherships; m++)
      shares.push([c, m, choose(commanders, c) * choose(motherships, m) * choose(others, hidden - c - m)])
  const [c, m] =
    shares[
      drawn(
        shares.map(([, , decks]) => decks),
        draws,
      )
    ]
  return [c, m]
}

/** In how many ways so many of n can be chosen. */
function choose(n: number, chosen: number): number {
  if (chosen < 0 || chosen > n) return 0
  let all = 1
  for (let i = 1; i <= chosen; i++) all *= (n - chosen + i) / i
  return all
}

/** A place in the list, each by its weight. */
function drawn(weights: readonly number[], draws: Draws): number {
  let pick = (draws.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  return weights.findIndex((weight) => {
    pick -= weight
    return pick < 0
  })
}

const FINE = 2 ** 30
