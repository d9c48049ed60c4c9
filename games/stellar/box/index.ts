import type { Box } from '@sternentisch/grammar'
import './box.css'

export const box: Box = {
  id: 'stellar',
  name: { en: 'Stellar', de: 'Stellar', fr: 'Stellar' },
  line: {
    en: 'A star atlas of bluff. Send hidden ships among planets and black holes, and reveal them in time.',
    de: 'Ein Sternatlas voller Bluffs. Schicke verdeckte Schiffe zwischen Planeten und Schwarze Löcher und decke sie rechtzeitig auf.',
    fr: 'Un atlas d’étoiles où tout est bluff. Envoyez vos vaisseaux cachés parmi planètes et trous noirs, et dévoilez-les à temps.',
  },
  seats: { min: 2, max: 4 },
  minutes: 45,
  weight: 1,
  picture: () => import('./picture.tsx'),
  async rules() {
    const { stellar, addCards, removeCards, cards } = await import('../index.ts')
    return { game: stellar, cards: { addCards, removeCards, cards } }
  },
  text: async () => (await import('../text/index.ts')).stellarText,
  mind: async () => (await import('../bot/index.ts')).stellarMind,
  balance: async () => (await import('../balance/index.ts')).stellarBalance,
  puzzles: async () => (await import('../puzzles/index.ts')).stellarPuzzles,
  terminal: async () => (await import('../terminal/index.ts')).stellarTerminal,
  board: async () => (await import('../board/index.ts')).stellarBoard,
  print: async () => (await import('../print/index.tsx')).stellarPrint,
  editing: async () => (await import('../board/editing/index.tsx')).stellarEditing,
  cardFiles: async () => (await import('../cards/files.ts')).cardFiles,
  learning: async () => (await import('../learn/index.ts')).stellarLearning,
  collection: async () => (await import('../board/collection/index.tsx')).stellarCollection,
  gallery: async () => (await import('../board/gallery/states.ts')).gallery,
  pinned: { '1.1.0': () => import('../pinned/1.1.0.mjs') },
}
