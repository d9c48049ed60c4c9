import type { Box } from '@sternentisch/grammar'
import './box.css'

export const box: Box = {
  id: 'starfighter',
  name: { en: 'Starfighter', de: 'Starfighter', fr: 'Starfighter' },
  line: {
    en: 'War as prime-time television. Stack squadrons, uncover effects, break the rival cruiser.',
    de: 'Krieg zur besten Sendezeit. Staple Geschwader, decke Effekte auf, knacke den gegnerischen Kreuzer.',
    fr: 'La guerre en direct. Empilez les Escadrilles, dévoilez les effets, brisez le Croiseur adverse.',
  },
  seats: { min: 2, max: 2 },
  minutes: 30,
  weight: 4,
  picture: () => import('./picture.tsx'),
  async rules() {
    const { starfighter, addCards, removeCards, cards } = await import('../index.ts')
    return { game: starfighter, cards: { addCards, removeCards, cards } }
  },
  text: async () => (await import('../text/index.ts')).starfighterText,
  mind: async () => (await import('../bot/index.ts')).starfighterMind,
  balance: async () => (await import('../balance/index.ts')).starfighterBalance,
  puzzles: async () => (await import('../puzzles/index.ts')).starfighterPuzzles,
  terminal: async () => (await import('../terminal/index.ts')).starfighterTerminal,
  board: async () => (await import('../board/index.ts')).starfighterBoard,
  print: async () => (await import('../print/index.tsx')).starfighterPrint,
  editing: async () => (await import('../board/editing/index.tsx')).starfighterEditing,
  cardFiles: async () => (await import('../cards/files.ts')).cardFiles,
  learning: async () => (await import('../learn/index.ts')).starfighterLearning,
  collection: async () => (await import('../board/collection/index.ts')).starfighterCollection,
  decks: async () => (await import('../board/decks/index.ts')).starfighterDecks,
  gallery: async () => (await import('../board/gallery-states.ts')).gallery,
  pinned: { '1.1.0': () => import('../pinned/1.1.0.mjs') },
}
