const DRAWN = {
  players:
    'M7 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1.5 17c0-4 2.5-6 5.5-6s5.5 2 5.5 6M13 9a2.5 2.5 0 1 0-.5-5M14 11c3 0 4.5 2 4.5 5',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4l3 2',
  settings: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  onward: 'M4 10h12M11 5l5 5-5 5',
  home: 'M3 9l7-6 7 6v8H3ZM8 17v-5h4v5',
  lessons: 'M10 4 1.5 8 10 12l8.5-4ZM5 10v4c3 3 7 3 10 0v-4',
  puzzles: 'M10 1.5l2 6.500 6.500 2-6.500 2-2 6.500-2-6.500-6.500-2 6.500-2Z',
  rules: 'M5 3h9a2 2 0 0 1 2 2v12H6.5A1.5 1.5 0 0 1 5 15.5ZM8 7h5M8 10h5',
  cards: 'M7 3.500l8 2-3 11-8-2ZM15 5.500l2.500 1.200-2.500 9.300',
  decks: 'M4 6h12M3 9.500h14M3 13h14M5 16.500h10M6 3h8',
  replays: 'M4 4v4h4M4.5 8A6.5 6.5 0 1 1 3.5 11M8.5 8v6l5-3Z',
  remove: 'M5 5l10 10M15 5L5 15',
  tick: 'M4 10.5l4 4 8-9',
  person: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 17c0-4 3-6 6.5-6s6.5 2 6.5 6',
  bot: 'M10 2.5v3M4.5 5.5h11v9h-11ZM7.5 9v2M12.5 9v2M2 9v3M18 9v3M8 17.5h4',
} as const

/** Drawn by ourselves; always beside a word, never instead of one. */
export const drawn = (path: string) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const Icon = ({ name }: { readonly name: keyof typeof DRAWN }) => drawn(DRAWN[name])
