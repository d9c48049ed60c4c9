import { type CardEditing, said } from '@sternentisch/grammar'
import { fieldOf } from '@sternentisch/kernel/card-file'
import type { AnyCard, CardFile } from '../../cards/index.ts'
import { Card, CardFile as FileSchema } from '../../cards/schema.ts'
import { NUMERALS } from '../../reading/classes.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { EFFECTS } from '../collection/effects.ts'
import { words } from './words.ts'
import '../tokens.css'

type File = Partial<CardFile>

/** Letters alone: `a`, `b`, … behind what it is like. */
function freeId(like: string, taken: readonly string[]): string {
  for (let code = 97; code <= 122; code++)
    if (!taken.includes(like + String.fromCharCode(code))) return like + String.fromCharCode(code)
  return freeId(`${like}z`, taken)
}

const CLASSES: readonly string[] = ['class', 'classes', 'onClass']

/** Cards, ready-made decks, and what each level of the game is played with. */
export const spacetraceEditing: CardEditing = {
  lists: [
    {
      path: ['cards'],
      name: said({ en: 'Cards', de: 'Karten', fr: 'Cartes' }),
      entry: fieldOf(Card),
      fresh({ cards: all = [] }: File, like) {
        const from = (like ?? all.find(({ type }) => type === 'ship') ?? all[0]) as AnyCard
        return {
          ...from,
          id: freeId(
            from.id,
            all.map(({ id }) => id),
          ),
          source: 'own',
        }
      },
    },
    {
      path: ['decks'],
      name: said({ en: 'Ready-made decks', de: 'Fertige Decks', fr: 'Decks prêts à jouer' }),
      entry: fieldOf(FileSchema.entries.decks.item),
      shown: () => null,
      fresh({ decks: all = [] }: File, like) {
        const from = (like ?? all[0]) as CardFile['decks'][number]
        return {
          ...from,
          id: freeId(
            from.id,
            all.map(({ id }) => id),
          ),
        }
      },
    },
  ],
  parts: [
    {
      path: ['levels'],
      name: said({ en: 'Levels of the game', de: 'Stufen des Spiels', fr: 'Niveaux du jeu' }),
      field: fieldOf(FileSchema.entries.levels),
    },
  ],
  hidden: ['source', 'figures', 'require.noExtraFleet', 'filter.type'],
  word: words.word,
  value(field, value, speech) {
    const name = field.at(-1) ?? ''
    if (CLASSES.includes(name)) return NUMERALS[Number(value)]
    if (name === 'op' || name === 'keywords')
      return EFFECTS[value]?.name(speech) ?? words.value(field, value, speech)
    if (name === 'race' && value !== 'none') return value[0].toUpperCase() + value.slice(1)
    return words.value(field, value, speech)
  },
  sign: (field, value) =>
    CLASSES.includes(field.at(-1) ?? '') ? <ClassBadge rank={Number(value)} size={20} /> : null,
  settled: (file) => {
    const { cards: all } = file as File
    return Array.isArray(all) ? { ...file, cards: all.map(withSums) } : file
  },
}

/** What all ships of a card are worth together, where the file says so. */
const withSums = (card: AnyCard): AnyCard =>
  card?.type === 'ship' && card.figures
    ? { ...card, figures: { totalAp: card.count * card.ap, totalLp: card.count * card.lp } }
    : card
