import { type CardEditing, said } from '@sternentisch/grammar'
import { type Field, fieldOf } from '@sternentisch/kernel/card-file'
import { type Card, type Cruiser, StarfighterCards } from '../../cards/index.ts'
import { SYMBOLS } from '../../reading/symbols.ts'
import { Chevrons } from '../art/marks.tsx'
import { Sign } from '../collection/sign.tsx'
import { EFFECTS } from '../collection/symbols.ts'
import { words } from './words.ts'
import '../tokens.css'

const { cards, cruisers, boards } = StarfighterCards.entries

/** Nothing but fighters can be on a back. */
const fighters: Field = { kind: 'group', fields: { fighters: { kind: 'number', least: 0, most: 4 } } }
const back: Field = { kind: 'group', fields: { upper: fighters, lower: fighters } }

type File = Partial<StarfighterCards>

const idOf = (level: unknown, number: unknown): string => `${level}-${String(number).padStart(2, '0')}`

/** The first number that none of these has. */
const freeAmong = (numbers: readonly number[]): number => {
  let free = 1
  while (numbers.includes(free)) free++
  return free
}

/** Letters alone: `a`, `b`, … behind what it is like. */
function freeName(like: string, taken: readonly string[]): string {
  for (let code = 97; ; code++) {
    const name = like + String.fromCharCode(code)
    if (!taken.includes(name)) return name
    if (code === 122) return freeName(`${like}z`, taken)
  }
}

/** Squadrons, cruisers and their boards; how the backs look. */
export const starfighterEditing: CardEditing = {
  lists: [
    {
      path: ['cards'],
      name: said({ en: 'Squadrons', de: 'Geschwader', fr: 'Escadrilles' }),
      entry: fieldOf(cards.item),
      fresh({ cards: all = [] }: File, like) {
        const from = (like ?? all[0]) as Card
        const number = freeAmong(all.map((card) => card.number))
        return { ...from, number, id: idOf(from.level, number) }
      },
    },
    {
      path: ['cruisers'],
      name: said({ en: 'Cruisers', de: 'Kreuzer', fr: 'Croiseurs' }),
      entry: fieldOf(cruisers.item),
      fresh({ cruisers: all = [] }: File, like) {
        const from = (like ?? all[0]) as Cruiser
        const id = freeName(
          from.id,
          all.map((cruiser) => cruiser.id),
        )
        return { ...from, id, board: freeAmong(all.map(({ board }) => board)) }
      },
    },
    {
      path: ['boards'],
      name: said({ en: 'Boards', de: 'Tableaus', fr: 'Plateaux' }),
      entry: fieldOf(boards.item),
      shown: (entry) => String((entry as { sides?: unknown[] } | null)?.sides?.[0] ?? ''),
      fresh: ({ boards: all = [] }: File) => ({
        board: freeAmong(all.map(({ board }) => board)),
        sides: all[0]?.sides ?? ['', ''],
      }),
    },
  ],
  parts: [
    {
      path: ['back'],
      name: said({ en: 'Backs', de: 'Rückseiten', fr: 'Versos' }),
      field: back,
    },
  ],
  hidden: ['cards.id'],
  ...words,
  value: (field, value, speech) =>
    field.at(-1) === 'effects'
      ? EFFECTS.find(({ id }) => id === value)?.name(speech)
      : words.value(field, value, speech),
  sign(field, value) {
    const name = field.at(-1)
    const symbol = SYMBOLS.find((each) => each === (name === 'shields' ? `shields${value}` : value))
    if (symbol && (name === 'effects' || name === 'shields')) return <Sign symbol={symbol} size={24} />
    return name === 'level' && value !== '0' ? <Chevrons level={Number(value)} size={18} /> : null
  },
  settled: (file) => {
    const { cards: all } = file as File
    if (!Array.isArray(all)) return file
    return { ...file, cards: all.map((card) => ({ ...card, id: idOf(card?.level, card?.number) })) }
  },
}
