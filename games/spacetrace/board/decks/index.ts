// SP-1.3: how a deck for the full game is built
import { type DeckBuilding, type DeckCondition, type DeckCounts, said } from '@sternentisch/grammar'
import { isRefusal, type Wishes } from '@sternentisch/kernel'
import {
  type AnyCard,
  type CardFile,
  cardSet,
  cards,
  isAllowed,
  isMothership,
  writeDeck,
} from '../../cards/index.ts'
import { CLASSES, NUMERALS } from '../../reading/classes.ts'
import { deckOf, type Options } from '../../rules/options.ts'
import type { Speech } from '../../text/index.ts'

const setOf = (wishes: Wishes): CardFile => cardSet(String(wishes.cards)) ?? cards

type Fits = (card: AnyCard) => boolean
const many = (counts: DeckCounts, set: CardFile, fits: Fits): number =>
  set.cards.reduce((sum, card) => sum + (fits(card) ? (counts[card.id] ?? 0) : 0), 0)

const condition = (name: DeckCondition['name'], has: number, met: boolean): DeckCondition => ({
  ...{ name, has, rule: 'SP-1.3' },
  state: met ? 'met' : 'broken',
})

const COMMANDER = said({ en: 'A commander', de: 'Ein Commander', fr: 'Un commandant' })
const MOTHERSHIP = said({ en: 'A Mothership', de: 'Ein Mutterschiff', fr: 'Un Vaisseau mère' })
const COPIES = said({
  en: 'Copies within one half of the box',
  de: 'Kopien aus einer Hälfte der Schachtel',
  fr: 'Exemplaires dans une moitié de la boîte',
})

/** Where each column of costs begins, in MP. */
const STEPS = [0, 50, 100, 150, 200]
const costOf = (card: AnyCard): number | null =>
  card.type === 'ship' || card.type === 'tactic' || card.type === 'commander' ? card.mp : null

const GAINS = [50, 100, 150, 200, 250]

export const spacetraceDecks: DeckBuilding = {
  wishes: { mode: 'full', deckSource: 'custom' },
  seats: ['deckA', 'deckB'],
  hand: { cards: 6, rule: 'SP-3.2' },
  read(value, wishes) {
    const list = deckOf(setOf(wishes), { ...wishes, deckA: value } as unknown as Options, 0)
    return list === null || isRefusal(list) ? {} : list
  },
  write(counts, wishes) {
    const order = setOf(wishes).cards.map(({ id }) => id)
    const ids = Object.keys(counts).filter((id) => counts[id] > 0)
    return writeDeck(
      Object.fromEntries(
        ids.sort((a, b) => order.indexOf(a) - order.indexOf(b)).map((id) => [id, counts[id]]),
      ),
    )
  },
  mostOf(id, wishes) {
    const set = setOf(wishes)
    const card = set.cards.find((each) => each.id === id)
    return card && isAllowed(set, 'full', card) ? card.perPlayer : 0
  },
  conditions(counts, wishes) {
    const set = setOf(wishes)
    const { minCards, minCommanders, minMotherships, reinforcementsSoftRange } = set.levels.full
    const [least, most] = reinforcementsSoftRange
    const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
    const commanders = many(counts, set, ({ type }) => type === 'commander')
    const motherships = many(counts, set, isMothership)
    const reinforcements = many(counts, set, ({ type }) => type === 'reinforcement')
    const over = Object.entries(counts).filter(([id, n]) => n > spacetraceDecks.mostOf(id, wishes)).length
    const size = said({
      en: `At least ${minCards} cards`,
      de: `Mindestens ${minCards} Karten`,
      fr: `Au moins ${minCards} cartes`,
    })
    const paying = said({
      en: `${least} to ${most} reinforcements`,
      de: `${least} bis ${most} Reinforcementkarten`,
      fr: `${least} à ${most} renforts`,
    })
    return [
      condition(size, all, all >= minCards),
      condition(COMMANDER, commanders, commanders >= minCommanders),
      condition(MOTHERSHIP, motherships, motherships >= minMotherships),
      condition(COPIES, over, over === 0),
      {
        ...{ name: paying, has: reinforcements, rule: 'SP-1.3' },
        state: reinforcements >= least && reinforcements <= most ? 'met' : 'unusual',
      },
    ]
  },
  curves(counts, wishes) {
    const set = setOf(wishes)
    const column = (cost: number): number => STEPS.findLastIndex((from) => cost >= from)
    return [
      {
        name: said({ en: 'Ships by class', de: 'Schiffe nach Klasse', fr: 'Vaisseaux par classe' }),
        bars: CLASSES.map((rank) => ({
          name: (speech: Speech) => speech.say('spacetrace.board.class', { class: NUMERALS[rank] }),
          n: many(counts, set, (card) => card.type === 'ship' && card.class === rank),
        })),
      },
      {
        name: (speech: Speech) => speech.say('spacetrace.board.deck.curve'),
        bars: STEPS.map((from, at) => ({
          name: () => (at === STEPS.length - 1 ? `${from}+` : `${from}–${STEPS[at + 1] - 1}`),
          n: many(counts, set, (card) => {
            const cost = costOf(card)
            return cost !== null && column(cost) === at
          }),
        })),
      },
      {
        name: said({ en: 'Reinforcements by MP', de: 'Reinforcementkarten nach MP', fr: 'Renforts par MP' }),
        bars: GAINS.map((gain, at) => ({
          name: () => (at === GAINS.length - 1 ? `+${gain}…` : `+${gain}`),
          n: many(
            counts,
            set,
            (card) =>
              card.type === 'reinforcement' && GAINS.findLastIndex((each) => card.gain >= each) === at,
          ),
        })),
      },
    ]
  },
}
