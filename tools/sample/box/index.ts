import type { Box } from '@sternentisch/grammar'
import './box.css'

export const box: Box = {
  id: 'sample',
  name: { en: 'Sample', de: 'Sample', fr: 'Sample' },
  line: {
    en: 'Two fleets, one ship at a time.',
    de: 'Zwei Flotten, ein Schiff nach dem anderen.',
    fr: 'Deux flottes, un vaisseau à la fois.',
  },
  seats: { min: 2, max: 2 },
  minutes: 5,
  weight: 1,
  picture: () => import('./picture.tsx'),
  rules: async () => ({ game: (await import('../index.ts')).sample }),
  text: async () => (await import('../text/index.ts')).sampleText,
  mind: async () => (await import('../bot/index.ts')).sampleMind,
  terminal: async () => (await import('../terminal/index.ts')).sampleTerminal,
  board: async () => (await import('../board/index.ts')).sampleBoard,
  print: async () => (await import('../print/index.tsx')).samplePrint,
  learning: async () => (await import('../learn/index.ts')).sampleLearning,
  collection: async () => (await import('../board/collection/index.tsx')).sampleCollection,
}
