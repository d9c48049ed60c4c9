// SP-4.5 on tables that are laid or imagined: whoever has announced a card can pay for it
import type { Seat } from '@sternentisch/kernel'
import { COMMANDER, REINFORCEMENT } from './figures.ts'
import { kitOf } from './kit.ts'
import { canComplete } from './payable.ts'
import type { Frame, Looking, PlayFrame, Table } from './table.ts'
import type { View } from './view.ts'
import { boxOf, handOf, libraryOf } from './zones.ts'

const lookAt = (table: Table): Looking => ({ table, cards: table.cards, kit: kitOf(table.options) })

const isPlay = (frame: Frame): frame is PlayFrame => frame.kind === 'play'

/** Is there still a way to complete what is announced? */
export function canPay(table: Table): boolean {
  if (!table.pending.some(isPlay)) return true
  const plays = table.pending.filter(isPlay)
  const looking = lookAt(table)
  const [card, paying] = plays
  const figures = looking.kit.figures[card.card]
  const keep = figures.kind === COMMANDER && card.step !== 'aim' ? card.target : 0
  if (paying) {
    const payer = looking.kit.figures[paying.card]
    return canComplete(looking, card.seat, {
      card: figures,
      stage: payer,
      given: paying.given,
      keep,
      paying: payer,
    })
  }
  const stage = card.step === 'pay' || figures.sacrifices === 0 ? null : figures
  const given = stage ? card.given : []
  return canComplete(looking, card.seat, { card: figures, stage, given, keep, paying: null })
}

/** Rarely luck alone finds a hand that can pay: then the best reinforcements go into it. */
export function makePayable(table: Table, view: View): Table {
  const play = table.pending.find(isPlay)
  if (!play || view.viewer === play.seat || view.viewer === 'all') return table
  for (let demanding = 0; demanding <= 3 && !canPay(table); demanding++)
    fillHand(table, play.seat, demanding, view)
  return table
}

/** Trades places until the hand holds so many reinforcements with a sacrifice, and otherwise the best without. */
function fillHand(table: Table, seat: Seat, demanding: number, view: View): void {
  const { cards, kit } = lookAt(table)
  const figuresOf = (card: number) => kit.figures[kit.layout.face[card]]
  const hand = cards.zones[handOf(seat)]
  const eye = view.viewer === 'audience' || view.viewer === 'all' ? 0 : 1 << view.viewer
  const free = hand.filter((card) => (cards.known[card] & eye) === 0)
  // Of a ready-made deck nothing can be exchanged; others stay what they must be if like replaces like.
  const box = kit.readyDecks ? [] : cards.zones[boxOf(seat)]
  const best = [...free, ...cards.zones[libraryOf(seat)], ...box]
    .filter((card) => figuresOf(card).kind === REINFORCEMENT)
    .sort((a, b) => figuresOf(b).gain - figuresOf(a).gain)
  const wanted = [
    ...best.filter((card) => figuresOf(card).sacrifices > 0).slice(0, demanding),
    ...best.filter((card) => figuresOf(card).sacrifices === 0),
  ].slice(0, free.length)
  const spare = free.filter((card) => !wanted.includes(card))
  for (const card of wanted) {
    if (free.includes(card)) continue
    if (box.includes(card)) {
      const like = [...cards.zones[libraryOf(seat)], ...spare].find(
        (other) => figuresOf(other).kind === REINFORCEMENT && !wanted.includes(other),
      )
      if (like === undefined) continue
      swap(table, card, like)
      if (spare.includes(like)) spare.splice(spare.indexOf(like), 1)
    }
    if (!hand.includes(card)) swap(table, card, spare.pop()!)
  }
  hand.sort((a, b) => kit.layout.face[a] - kit.layout.face[b])
}

/** Two cards trade places; the marks stay where they are. */
function swap({ cards }: Table, a: number, b: number): void {
  for (const zone of cards.zones) {
    for (let at = 0; at < zone.length; at++) {
      if (zone[at] === a) zone[at] = b
      else if (zone[at] === b) zone[at] = a
    }
  }
  ;[cards.known[a], cards.known[b]] = [cards.known[b], cards.known[a]]
}
