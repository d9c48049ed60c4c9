// SP-1.2, SP-1.3: what may be in a deck
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import type { AnyCard, CardFile, DeckCounts, Level } from './schema.ts'

/** `3*fighter+cruiser`: a deck in one word, as options and logs carry it. */
export const writeDeck = (deck: DeckCounts): string =>
  Object.entries(deck)
    .map(([card, count]) => (count === 1 ? card : `${count}*${card}`))
    .join('+')

/** Also reads the lines of a deck builder: `3 fighter`, `3x fighter`. */
export function readDeck(text: string): DeckCounts | Refusal {
  const deck = new Map<string, number>()
  for (const entry of text.split(/[+\n]/).map((each) => each.trim())) {
    if (entry === '') continue
    const match = /^(?:(\d{1,3})\s*[*x×]?\s*)?([a-z]+)$/.exec(entry)
    if (!match) return refuse('spacetrace.deck.entry', { entry: entry.slice(0, 40) })
    const [, count = '1', card] = match
    deck.set(card, (deck.get(card) ?? 0) + Number(count))
  }
  return Object.fromEntries(deck)
}

/** As a person writes it: one card a line. */
export const deckLines = (deck: DeckCounts): string =>
  Object.entries(deck)
    .map(([card, count]) => `${count} ${card}`)
    .join('\n')

/** What a person wrote, as options carry it. What cannot be read stays as it is, to be refused by name. */
export function tidyDeck(text: string): string {
  const lines = text.replace(/[,;]/g, '\n')
  const deck = readDeck(lines)
  return isRefusal(deck) ? lines : writeDeck(deck)
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0)

/** How many cards. */
export const deckSize = (deck: DeckCounts): number => sum(Object.values(deck))

/** Why a deck may not be played at a level, or null. */
export function whyNoDeck(set: CardFile, level: Level, deck: DeckCounts): Refusal | null {
  const found = Object.entries(deck).map(([id, count]) => ({
    card: set.cards.find((each) => each.id === id),
    id,
    count,
  }))
  for (const { card, id, count } of found) {
    const refusal = card
      ? whyNoCard(set, level, card, count)
      : refuse('spacetrace.deck.unknown', { card: id })
    if (refusal) return refusal
  }
  const many = (fits: (card: AnyCard) => boolean): number =>
    sum(found.map(({ card, count }) => (card && fits(card) ? count : 0)))
  return whyNotSo(set, level, many)
}

function whyNoCard(set: CardFile, level: Level, card: AnyCard, count: number): Refusal | null {
  const params = { card: card.name, level }
  if (card.type === 'base') return refuse('spacetrace.deck.base', params, 'SP-1.3')
  if (count > card.perPlayer || count < 1)
    return refuse('spacetrace.deck.copies', { ...params, n: count, max: card.perPlayer }, 'SP-1.3')
  return isAllowed(set, level, card) ? null : refuse('spacetrace.deck.level', params, 'SP-1.2')
}

/** SP-1.2: whether a card may be in a deck of this level at all. */
export function isAllowed(set: CardFile, level: Level, card: AnyCard): boolean {
  const rules = set.levels[level]
  return (
    card.type !== 'base' &&
    rules.types.includes(card.type) &&
    !rules.exclude.includes(card.id) &&
    (card.type !== 'ship' || rules.classes.includes(card.class)) &&
    (level !== 'first' || card.firstGame)
  )
}

type Many = (fits: (card: AnyCard) => boolean) => number

function whyNotSo(set: CardFile, level: Level, many: Many): Refusal | null {
  const ships = many(({ type }) => type === 'ship')
  const reinforcements = many(({ type }) => type === 'reinforcement')
  if (level !== 'full') {
    const wanted = set.levels[level]
    if (ships !== wanted.ships)
      return refuse('spacetrace.deck.ships', { n: ships, wanted: wanted.ships }, 'SP-1.2')
    if (reinforcements !== wanted.reinforcements) {
      const params = { n: reinforcements, wanted: wanted.reinforcements }
      return refuse('spacetrace.deck.reinforcements', params, 'SP-1.2')
    }
    return null
  }
  const { minCards, minCommanders, minMotherships } = set.levels.full
  const all = many(() => true)
  if (all < minCards) return refuse('spacetrace.deck.small', { n: all, min: minCards }, 'SP-1.3')
  if (many(({ type }) => type === 'commander') < minCommanders)
    return refuse('spacetrace.deck.commander', {}, 'SP-1.3')
  if (many(isMothership) < minMotherships) return refuse('spacetrace.deck.mothership', {}, 'SP-1.3')
  return null
}

export const isMothership = (card: AnyCard): boolean =>
  card.type === 'ship' && card.keywords.includes('mothership')

/** SP-1.3: a number of reinforcements that is allowed and yet unusual. */
export function deckWarning(set: CardFile, level: Level, deck: DeckCounts): Refusal | null {
  if (level !== 'full') return null
  const [min, max] = set.levels.full.reinforcementsSoftRange
  const n = sum(
    set.cards
      .filter(({ type }) => type === 'reinforcement')
      .map(({ id }) => (deck[id] as number | undefined) ?? 0),
  )
  return n < min || n > max ? refuse('spacetrace.deck.unusual', { n, min, max }, 'SP-1.3') : null
}
