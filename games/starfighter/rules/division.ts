// SF-1.8 Ultimate War out of one set: it is divided, then each player composes a pile from their own share
import { move, type Random, type Seat, secret } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { SMALLEST_DECK } from './decks.ts'
import { beginWar } from './first-round.ts'
import { type Frame, frame, other, type Playing } from './table.ts'
import { boxOf, leftOutOf, pileOf } from './zones.ts'

/** The cruisers are chosen: now the set is divided, by turns or by lot. */
export function divide(playing: Playing): void {
  const { table, kit } = playing
  if (kit.options.ultimatePool === 'draft') table.pending.push(frame('draft', table.initiative))
  else {
    split(playing)
    table.pending.push(frame('compose', table.initiative))
  }
}

/** Half of the set for each; of an odd number one card stays in both boxes. */
function split({ cards, kit, random }: Playing): void {
  const shuffled = random.stream('split').shuffle([...kit.set.cards.keys()])
  const half = shuffled.length >> 1
  for (const seat of [0, 1] as const) {
    const share = new Set(shuffled.slice(seat * half, (seat + 1) * half))
    const box = cards.zones[boxOf(seat)]
    for (let at = box.length - 1; at >= 0; at--)
      if (share.has(kit.layout.face[box[at]])) move(cards, kit.layout, boxOf(seat), at, pileOf(true, seat))
  }
}

/** Whether a card that nobody has yet lies in both boxes. */
const someAreFree = ({ cards, kit }: Playing): boolean => {
  const faces = new Set(cards.zones[boxOf(0)].map((card) => kit.layout.face[card]))
  return cards.zones[boxOf(1)].some((card) => faces.has(kit.layout.face[card]))
}

const has = (seats: number, seat: Seat): boolean => (seats & (1 << seat)) !== 0
const BOTH = 3

/** From the smallest pile on one may stop; the other goes on as long as they like. */
export function advanceDraft(playing: Playing, draft: Frame): boolean {
  if (draft.left !== BOTH && someAreFree(playing)) {
    if (has(draft.left, draft.seat)) draft.seat = other(draft.seat)
    return true
  }
  playing.table.pending.pop()
  playing.table.pending.push(frame('compose', playing.table.initiative))
  return false
}

export function pickCard(playing: Playing, draft: Frame, { card: id }: Action): void {
  const { cards, kit, tell } = playing
  const face = kit.faceOf.get(id) ?? -1
  const { seat } = draft
  const at = cards.zones[boxOf(seat)].findIndex((card) => kit.layout.face[card] === face)
  move(cards, kit.layout, boxOf(seat), at, pileOf(true, seat))
  tell?.({ kind: 'picked', seat, card: face })
  draft.seat = other(seat)
}

export function stopPicking({ cards, tell }: Playing, draft: Frame): void {
  const { seat } = draft
  draft.left |= 1 << seat
  tell?.({ kind: 'stopped', seat, cards: cards.zones[pileOf(true, seat)].length })
  draft.seat = other(seat)
}

/** The whole share is the pile, but for what its owner leaves out; at 25 cards there is nothing left to decide. */
export function advanceCompose(playing: Playing, compose: Frame): boolean {
  const { table, cards, random } = playing
  for (const seat of [0, 1] as const)
    if (cards.zones[pileOf(true, seat)].length <= SMALLEST_DECK) compose.left |= 1 << seat
  if (compose.left !== BOTH) return true
  for (const seat of [0, 1] as const) shufflePile(cards.zones[pileOf(true, seat)], seat, random)
  table.pending.pop()
  beginWar(playing)
  return false
}

/** How the pile came about must not decide how it falls. */
const shufflePile = (pile: number[], seat: Seat, random: Random): void => {
  random.stream('pile', seat).shuffle(pile.sort((a, b) => a - b))
}

export function leaveOut({ cards, kit, tell }: Playing, seat: Seat, { card: id }: Action): void {
  const face = kit.faceOf.get(id) ?? -1
  const pile = pileOf(true, seat)
  const at = cards.zones[pile].findIndex((card) => kit.layout.face[card] === face)
  move(cards, kit.layout, pile, at, leftOutOf(seat))
  tell?.({ kind: 'leftOut', seat, card: secret(face, 1 << seat) })
}

export function readyWithPile({ cards, tell }: Playing, compose: Frame, seat: Seat): void {
  compose.left |= 1 << seat
  tell?.({ kind: 'composed', seat, cards: cards.zones[pileOf(true, seat)].length })
}
