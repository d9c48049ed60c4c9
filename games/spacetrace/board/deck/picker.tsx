// SP-1.3: a deck of one's own, card by card; whether it may be played is said beside it
import '../shapes/deck.css'
import './picker.css'
import type { ListPickerProps } from '@sternentisch/grammar'
import { isRefusal } from '@sternentisch/kernel'
import { useState } from 'react'
import {
  type AnyCard,
  type CardFile,
  cardSet,
  cards,
  type DeckCounts,
  isAllowed,
  type Level,
  readDeck,
  writeDeck,
} from '../../cards/index.ts'
import { NUMERALS } from '../../reading/classes.ts'
import type { Speech } from '../../text/index.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { CostCurve } from './cost-curve.tsx'

/** What belongs together: the ships of a class, or the cards of a kind. */
type Group = 1 | 2 | 3 | 4 | 'reinforcement' | 'tactic' | 'commander'
const GROUPS: readonly Group[] = [1, 2, 3, 4, 'reinforcement', 'tactic', 'commander']

const LEVELS: readonly Level[] = ['first', 'second', 'full']

const groupOf = (card: AnyCard): Group | null =>
  card.type === 'base' ? null : card.type === 'ship' ? card.class : card.type

export function DeckPicker({ value, wishes, speech, onChange }: ListPickerProps) {
  const [shown, show] = useState<Group>(1)
  const set = cardSet(String(wishes.cards)) ?? cards
  const level = LEVELS.find((each) => each === wishes.mode) ?? 'full'
  const list = readDeck(value)
  const deck: DeckCounts = isRefusal(list) ? {} : list
  const offered = set.cards.filter((card) => isAllowed(set, level, card))
  const groups = GROUPS.filter((group) => offered.some((card) => groupOf(card) === group))
  const group = groups.includes(shown) ? shown : groups[0]
  const put = (id: string, count: number): void => {
    const changed = { ...deck, [id]: count }
    const ids = set.cards.map((card) => card.id).filter((each) => (changed[each] ?? 0) > 0)
    // An empty list is no list.
    if (ids.length > 0) onChange(writeDeck(Object.fromEntries(ids.map((each) => [each, changed[each]]))))
  }
  return (
    <fieldset className="spacetrace sp-deck">
      <div className="sp-deck-groups">
        {groups.map((each) => (
          <button key={each} type="button" aria-pressed={each === group} onClick={() => show(each)}>
            {typeof each === 'number' && <ClassBadge rank={each} size={18} />}
            {groupName(each, speech)}
            <b>{countIn(deck, offered, each)}</b>
          </button>
        ))}
      </div>
      <ul>
        {offered
          .filter((card) => groupOf(card) === group)
          .map((card) => (
            <DeckCard key={card.id} {...{ card, speech }} count={deck[card.id] ?? 0} onPut={put} />
          ))}
      </ul>
      <p>{speech.say('spacetrace.board.deck.sum', sumsOf(set, deck))}</p>
      <CostCurve {...{ set, deck, speech }} />
    </fieldset>
  )
}

const groupName = (group: Group, speech: Speech): string =>
  typeof group === 'number'
    ? speech.say('spacetrace.board.class', { class: NUMERALS[group] })
    : speech.say(`spacetrace.board.deck.${group}`)

const countIn = (deck: DeckCounts, cards: readonly AnyCard[], group: Group): number =>
  cards.reduce((sum, card) => sum + (groupOf(card) === group ? (deck[card.id] ?? 0) : 0), 0)

/** What its ships cost, and what its reinforcements bring. */
function sumsOf(set: CardFile, deck: DeckCounts): { readonly cost: number; readonly gain: number } {
  const sum = (of: (card: AnyCard) => number): number =>
    set.cards.reduce((all, card) => all + of(card) * (deck[card.id] ?? 0), 0)
  return {
    cost: sum((card) => (card.type === 'ship' ? card.mp : 0)),
    gain: sum((card) => (card.type === 'reinforcement' ? card.gain : 0)),
  }
}

interface DeckCardProps {
  readonly card: AnyCard
  readonly count: number
  readonly speech: Speech
  readonly onPut: (id: string, count: number) => void
}

function DeckCard({ card, count, speech, onPut }: DeckCardProps) {
  const name = card.name[speech.lang]
  return (
    <li data-chosen={count > 0 ? '' : undefined}>
      <b>{name}</b>
      <span>{figuresOf(card)}</span>
      <small>{card.text[speech.lang]}</small>
      <span className="sp-deck-count">
        <button
          type="button"
          aria-label={speech.say('spacetrace.board.deck.less', { card: name })}
          disabled={count === 0}
          onClick={() => onPut(card.id, count - 1)}
        >
          −
        </button>
        <b>
          {count}
          <small>/{card.perPlayer}</small>
        </b>
        <button
          type="button"
          aria-label={speech.say('spacetrace.board.deck.more', { card: name })}
          disabled={count >= card.perPlayer}
          onClick={() => onPut(card.id, count + 1)}
        >
          +
        </button>
      </span>
    </li>
  )
}

/** `100×1/1 · 120 MP`, `+150 MP` */
function figuresOf(card: AnyCard): string {
  if (card.type === 'reinforcement') return `+${card.gain} MP`
  if (card.type === 'ship') return `${card.count}×${card.ap}/${card.lp} · ${card.mp} MP`
  return card.type === 'base' ? '' : `${card.mp} MP`
}
