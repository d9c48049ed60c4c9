// SF-1.8: how a deck for Ultimate War is built
import { type DeckBuilding, type DeckCounts, said } from '@sternentisch/grammar'
import type { Wishes } from '@sternentisch/kernel'
import { type Card, cardSet } from '../../cards/index.ts'
import { listedIn, SMALLEST_DECK, writeDeck } from '../../rules/decks.ts'
import type { Speech } from '../../text/index.ts'
import { EFFECTS } from '../collection/symbols.ts'

const cardsOf = ({ cards }: Wishes): readonly Card[] => cardSet(String(cards)).cards

const chosen = (counts: DeckCounts, wishes: Wishes): readonly Card[] =>
  cardsOf(wishes).filter(({ id }) => (counts[id] ?? 0) > 0)

const halves = ({ upper, lower }: Card) => [upper, lower]
const fightersOn = (card: Card): number => halves(card).reduce((sum, { fighters }) => sum + fighters, 0)
const has = (card: Card, effect: string): boolean =>
  halves(card).some(
    ({ effects, shields, forceField }) =>
      effects.some((each) => each === effect) ||
      (effect === 'shields' && shields > 0) ||
      (effect === 'forceField' && forceField),
  )

const SIZE = said({
  en: `At least ${SMALLEST_DECK} cards`,
  de: `Mindestens ${SMALLEST_DECK} Karten`,
  fr: `Au moins ${SMALLEST_DECK} cartes`,
})
const ONCE = said({ en: 'No ID twice', de: 'Keine ID doppelt', fr: 'Aucun numéro en double' })
const KNOWN = said({
  en: 'All cards in this set',
  de: 'Alle Karten aus diesem Satz',
  fr: 'Toutes les cartes de ce jeu',
})

export const starfighterDecks: DeckBuilding = {
  wishes: { mode: 'ultimate', ultimatePool: 'full' },
  seats: ['deckSouth', 'deckNorth'],
  hand: { cards: 5, rule: 'SF-2.4' },
  read(value) {
    const counts = new Map<string, number>()
    for (const id of listedIn(value).split('+').filter(Boolean)) counts.set(id, (counts.get(id) ?? 0) + 1)
    return Object.fromEntries(counts)
  },
  write: (counts) => writeDeck(Object.entries(counts).flatMap(([id, n]) => Array<string>(n).fill(id))),
  mostOf: (card, wishes) => (cardsOf(wishes).some(({ id }) => id === card) ? 1 : 0),
  conditions(counts, wishes) {
    const n = Object.values(counts).reduce((sum, each) => sum + each, 0)
    const twice = Object.values(counts).filter((each) => each > 1).length
    const known = chosen(counts, wishes).length
    const rule = 'SF-1.8'
    return [
      { name: SIZE, has: n, state: n >= SMALLEST_DECK ? 'met' : 'broken', rule },
      { name: ONCE, has: twice, state: twice === 0 ? 'met' : 'broken', rule },
      { name: KNOWN, has: known, state: known === Object.keys(counts).length ? 'met' : 'broken', rule },
    ]
  },
  curves(counts, wishes) {
    const cards = chosen(counts, wishes)
    const many = (fits: (card: Card) => boolean): number => cards.filter(fits).length
    return [
      {
        name: said({ en: 'Levels', de: 'Stufen', fr: 'Niveaux' }),
        bars: [0, 1, 2, 3].map((level) => ({
          name: () => String(level),
          n: many((card) => card.level === level),
        })),
      },
      {
        name: said({ en: 'Fighters on a card', de: 'Jäger auf einer Karte', fr: 'Chasseurs par carte' }),
        bars: [1, 2, 3, 4].map((n) => ({
          name: () => String(n),
          n: many((card) => Math.min(4, fightersOn(card)) === n),
        })),
      },
      {
        name: said({ en: 'Effects', de: 'Effekte', fr: 'Effets' }),
        bars: EFFECTS.map(({ id, name }) => ({
          name: (speech: Speech) => name(speech),
          n: many((card) => has(card, id)),
        })),
      },
    ]
  },
}
