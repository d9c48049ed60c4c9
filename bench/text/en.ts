export const en = {
  'bench.which': 'Name a benchmark: npm run bench -- <name>. There are: {known}.',
  'bench.unknown': 'There is no benchmark “{name}”. There are: {known}.',
  'bench.word': '“{word}” means nothing here; after the name only --quick may follow.',
  'bench.row': 'per CPU second',
  'bench.median': 'median',
  'bench.least': 'least',
  'bench.most': 'most',
  'bench.engine.about':
    'Random play of Stellar from deal to end. Every row is measured in processes of its own, in production mode, after a warm-up; our duels and those of boardgame.io take turns, {rounds} {rounds|round|rounds} each.',
  'bench.engine.duel': 'actions, duel',
  'bench.engine.boardgameio': 'actions, duel by boardgame.io 0.50.2',
  'bench.engine.trio': 'actions, trio',
  'bench.engine.quartet': 'actions, quartet',
  'bench.engine.tandem': 'actions, tandem',
  'bench.engine.copy': 'copies of a table',
  'bench.engine.view': 'views of a table',
  'bench.engine.imagine': 'tables imagined from a view',
  'bench.engine.replay': 'duels replayed from their log',
  'bench.memory.about':
    'Plays {n} duels at random; the heap is measured after each tenth, once garbage is collected.',
  'bench.memory.stretch': '{n} duels: {heap}',
} as const
