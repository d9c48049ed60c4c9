import type { Box } from '@sternentisch/grammar'
import './box.css'

export const box: Box = {
  id: 'spacetrace',
  name: { en: 'Spacetrace', de: 'Spacetrace', fr: 'Spacetrace' },
  line: {
    en: 'Command by numbers. Buy fleets, set the battle order, and count every ship that is left.',
    de: 'Befehlen mit Zahlen. Kaufe Flotten, ordne die Reihen und zähle jedes Schiff, das übrig bleibt.',
    fr: 'Le commandement par les chiffres. Achetez des flottes, réglez l’ordre de bataille, comptez chaque vaisseau qui reste.',
  },
  seats: { min: 2, max: 2 },
  minutes: 35,
  weight: 3,
  picture: () => import('./picture.tsx'),
  async rules() {
    const { spacetrace, addCards, removeCards, cards } = await import('../index.ts')
    return { game: spacetrace, cards: { addCards, removeCards, cards } }
  },
  text: async () => (await import('../text/index.ts')).spacetraceText,
  mind: async () => (await import('../bot/index.ts')).spacetraceMind,
  balance: async () => (await import('../balance/index.ts')).spacetraceBalance,
  puzzles: async () => (await import('../puzzles/index.ts')).spacetracePuzzles,
  terminal: async () => (await import('../terminal/index.ts')).spacetraceTerminal,
  board: async () => (await import('../board/index.ts')).spacetraceBoard,
  print: async () => (await import('../print/index.tsx')).spacetracePrint,
  editing: async () => (await import('../board/editing/index.tsx')).spacetraceEditing,
  cardFiles: async () => (await import('../cards/files.ts')).cardFiles,
  learning: async () => (await import('../learn/index.ts')).spacetraceLearning,
  collection: async () => (await import('../board/collection/index.ts')).spacetraceCollection,
  decks: async () => (await import('../board/decks/index.ts')).spacetraceDecks,
  gallery: async () => (await import('../board/gallery-states.ts')).gallery,
  pinned: {
    '1.1.0': () => import('../pinned/1.1.0.mjs'),
    '1.2.0': () => import('../pinned/1.2.0.mjs'),
  },
  measures: async () => (await import('../bench/index.ts')).measures,
}
