// SF-2 Round and Supply
import { move, type Seat, secret } from '@sternentisch/kernel'
import { frame, other, type Playing } from './table.ts'
import { asideOf, discardOf, handOf, pileOf, sectorOf } from './zones.ts'

/** SF-2.1, SF-2.2: a new round, up to the first turn of Deployment. */
export function startRound(playing: Playing): void {
  const { table, tell } = playing
  table.round++
  table.passed = 0
  table.acted = false
  tell?.({ kind: 'round', number: table.round, initiative: table.initiative })
  supply(playing)
  table.pending.push(frame('deployment', table.initiative))
}

/**
 * SF-2.3, SF-2.5: both counts are fixed, then cards are drawn in turn, initiative first. Who finds no card is done: there
 * are never more draws than cards, however many symbols a cruiser has.
 */
function supply(playing: Playing): void {
  const { table, cards, tell } = playing
  const first = table.initiative
  const second = other(first)
  const before = tell && [cards.zones[handOf(0)].length, cards.zones[handOf(1)].length]
  const fromAside = [takeAside(playing, 0), takeAside(playing, 1)]
  const symbols = [visibleSymbols(playing, 0), visibleSymbols(playing, 1)]
  const due = symbols.slice()
  while (due[0] > 0 || due[1] > 0) {
    if (due[first] > 0) due[first] = drawTo(playing, first, handOf(first)) ? due[first] - 1 : 0
    if (due[second] > 0) due[second] = drawTo(playing, second, handOf(second)) ? due[second] - 1 : 0
  }
  if (!tell || !before) return
  for (const seat of [first, second]) {
    const faces = cards.zones[handOf(seat)].slice(before[seat]).map((card) => playing.kit.layout.face[card])
    const drawn = faces.length - fromAside[seat]
    const news = secret(faces, 1 << seat)
    tell({ kind: 'supply', seat, symbols: symbols[seat], fromAside: fromAside[seat], drawn, cards: news })
  }
}

/** SF-2.2: answers how many. */
function takeAside({ cards, kit }: Playing, seat: Seat): number {
  const aside = cards.zones[asideOf(seat)]
  const count = aside.length
  while (aside.length > 0) move(cards, kit.layout, asideOf(seat), aside.length - 1, handOf(seat))
  return count
}

/** SF-2.4 */
export function visibleSymbols({ table, cards, kit }: Omit<Playing, 'random' | 'tell'>, seat: Seat): number {
  const { symbols } = kit.ships[table.cruisers[seat]]
  let count = 0
  for (let sector = 0; sector < 5; sector++)
    count += symbols[sector][cards.zones[sectorOf(seat, sector)].length]
  return count
}

/** SF-2.6: the top card of the pile, after a shuffle if need be; answers whether there was one. */
export function drawTo(playing: Playing, seat: Seat, to: number): boolean {
  const { cards, kit } = playing
  const pile = pileOf(kit.ownPiles, seat)
  if (cards.zones[pile].length === 0) reshuffle(playing, seat)
  const top = cards.zones[pile].length - 1
  if (top < 0) return false
  move(cards, kit.layout, pile, top, to)
  return true
}

function reshuffle({ cards, kit, random, tell }: Playing, seat: Seat): void {
  const from = discardOf(kit.ownPiles, seat)
  const pile = pileOf(kit.ownPiles, seat)
  const discard = cards.zones[from]
  if (discard.length === 0) return
  while (discard.length > 0) move(cards, kit.layout, from, discard.length - 1, pile)
  random.stream('pile', kit.ownPiles ? seat : 0).shuffle(cards.zones[pile])
  tell?.({ kind: 'shuffled', pile: kit.ownPiles ? seat : 0, cards: cards.zones[pile].length })
}
