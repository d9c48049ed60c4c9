import type { Box } from '@sternentisch/grammar'
import './box.css'

export const box: Box = {
  id: 'sternenfeuer',
  name: { en: 'Sternenfeuer', de: 'Sternenfeuer', fr: 'Sternenfeuer' },
  line: {
    en: 'Myth in embers. Awaken figures of five powers, couple them, conquer three worlds.',
    de: 'Mythos in Glut. Erwecke Figuren mit fünf Kräften, kopple sie, erobere die drei Welten.',
    fr: 'Un mythe de braises. Éveillez des figures aux cinq valeurs, couplez-les, conquérez trois mondes.',
  },
  seats: { min: 2, max: 2 },
  minutes: 40,
  weight: 2,
  picture: () => import('./picture.tsx'),
  async rules() {
    const { sternenfeuer, addCards, removeCards, cards } = await import('../index.ts')
    return { game: sternenfeuer, cards: { addCards, removeCards, cards } }
  },
  text: async () => (await import('../text/index.ts')).sternenfeuerText,
  mind: async () => (await import('../bot/index.ts')).sternenfeuerMind,
  balance: async () => (await import('../balance/index.ts')).sternenfeuerBalance,
  puzzles: async () => (await import('../puzzles/index.ts')).sternenfeuerPuzzles,
  terminal: async () => (await import('../terminal/index.ts')).sternenfeuerTerminal,
  board: async () => (await import('../board/index.ts')).sternenfeuerBoard,
  print: async () => (await import('../print/index.tsx')).sternenfeuerPrint,
  editing: async () => (await import('../board/editing/index.tsx')).sternenfeuerEditing,
  cardFiles: async () => (await import('../cards/files.ts')).cardFiles,
  learning: async () => (await import('../learn/index.ts')).sternenfeuerLearning,
  collection: async () => (await import('../board/collection/index.tsx')).sternenfeuerCollection,
}
