export const en = {
  'bench.help': `npm run bench -- <name>

  --quick          only shows that it runs: its figures mean nothing
  --only <part>    a part alone: of server speed, p99 or memory
  --lang en|de|fr  language (usually that of the machine)

Benchmarks: {known}`,
  'bench.which': 'Name a benchmark: npm run bench -- <name>. There are: {known}.',
  'bench.unknown': 'There is no benchmark “{name}”. There are: {known}.',
  'bench.noParts': 'The benchmark “{name}” has no parts: leave out --only.',
  'bench.noPart': 'The benchmark “{name}” has no part “{part}”. There are: {known}.',
  'bench.row': 'per CPU second',
  'bench.median': 'median',
  'bench.least': 'least',
  'bench.most': 'most',
  'bench.engine.about':
    'Random play of each game from deal to end. Every row is measured in processes of its own, in production mode, after a warm-up; ours and those of boardgame.io take turns, {rounds} {rounds|round|rounds} each. The ratio is the least of all games.',
  'bench.engine.play': '{game}: actions',
  'bench.engine.boardgameio': '{game}: actions, by boardgame.io 0.50.2',
  'bench.engine.mode': '{game}: actions, {mode}',
  'bench.engine.copy': '{game}: copies of a table',
  'bench.engine.view': '{game}: views of a table',
  'bench.engine.imagine': '{game}: tables imagined from a view',
  'bench.engine.replay': '{game}: games replayed from their log',
  'bench.engine.own': '{game}: {what}',
  'bench.bots.about':
    'Iterations of the tree search on positions of random play, beside those of boardgame.io’s own search on the same rules with play-outs as long; in processes of their own, {rounds} {rounds|round|rounds} each. The ratio is the least of all games.',
  'bench.bots.ours': '{game}: iterations',
  'bench.bots.peer': '{game}: iterations, by boardgame.io 0.50.2',
  'bench.bots.match':
    '{game}: wins {won} of 100 matches against boardgame.io’s search, which thinks as long (we {ours} s, it {theirs} s of work in all) and sees all cards.',
  'bench.bots.level': 'Level {level}: the longest thought took {ms} ms of work.',
  'bench.longest.about':
    'The longest single action in {n} random games of each game, beside the {limit} ms that it may take. What the machine itself delays is left out: the slowest games are played several times.',
  'bench.longest.row': '{game}: {ms} ms',
  'bench.memory.about':
    'Plays {n} duels at random; the heap is measured after each tenth, once garbage is collected.',
  'bench.memory.stretch': '{n} duels: {heap}',
  'bench.referee.about':
    'Asks the referee {n} things: matches of all games with any options and decks, played, looked at, copied and left, on {tables} tables. After each tenth garbage is collected and the heap measured, with the tables that are open and with all of them closed.',
  'bench.referee.stretch': '{n} requests: {open} with open tables, {closed} without; {rss} of the machine',
  'bench.cluster.about':
    'The matches of “bench server” at one, two and four processes on one PostgreSQL, whose players are at different ones, beside one process with SQLite; all of them wait for the disk. {n} {n|match|matches} as fast as they go, then {pace} moves a second; they take turns, {rounds} {rounds|round|rounds}, and what stands here is the median. Clients, servers and PostgreSQL share the cores of this machine.',
  'bench.cluster.sqlite': '1 process, SQLite',
  'bench.cluster.postgres': '{n} {n|process|processes}, PostgreSQL',
  'bench.cluster.statements': 'statements a move',
  'bench.cluster.bytes': 'bytes of log a move',
  'bench.cluster.notices': 'notices a move',
  'bench.cluster.measured': 'measured',
  'bench.cluster.modelled': 'modelled',
  'bench.cluster.modelledRatio': 'modelled to measured',
  'bench.cluster.costs':
    'Milliseconds of work. For each move: clients {client}, the process of whoever moves {server}, another one {other}, PostgreSQL {database} to store and {reads} to read it. For each statement: a process {asks}, PostgreSQL {answers}. For each notice and process: {hears} to hear and {tells} to tell it. A commit then waits {disk} for the disk.',
  'bench.cluster.databaseCores': 'cores of PostgreSQL',
  'bench.cluster.perCommit': 'moves a commit',
  'bench.cluster.beside':
    'The model beside it, fitted to nothing. The more processes take turns at these cores, the longer the same work takes: by as much as it does for the clients, who do the same each time.',
  'bench.cluster.crowding': 'work takes',
  'bench.cluster.farther':
    'With a machine for every process and for PostgreSQL, and {n} matches a process, by the model:',
  'bench.server.about':
    'Matches for two over this machine’s own network, the same moves for every server; a move counts when both clients have seen it. Ours has stored it by then, the others keep everything in memory. {n} {n|match|matches} as fast as they go, then {pace} moves a second; the servers take turns, {rounds} {rounds|round|rounds}, in processes of their own, and what stands here is the median.',
  'bench.server.turn': 'round {round} of {rounds}: {server}',
  'bench.server.row': 'server',
  'bench.server.cpu': 'moves per CPU second',
  'bench.server.wall': 'moves per second',
  'bench.server.median': 'median ms',
  'bench.server.p99': 'p99 ms',
  'bench.server.ours': 'Sternentisch, SQLite on the disk',
  'bench.server.boardgameio': 'boardgame.io 0.50.2, in memory',
  'bench.server.colyseus': 'Colyseus 0.16, in memory',
  'bench.server.disk': 'this disk alone, a page at a time',
  'bench.server.many':
    '{n} {n|match|matches}, of which {active} {active|is|are} played: {rss} of the machine, {each} kB of the heap for each that is in memory. Once nobody touches them: {idle} kB each.',
  'bench.web.about': 'The built web app, served from this machine. Home needs {kB} kB of compressed script.',
  'bench.web.score': 'Lighthouse, of 100',
  'bench.web.phone': 'phone, slow network',
  'bench.web.desktop': 'desktop',
  'bench.web.table.about':
    'What a table works for one person when a long match is loaded, and for all at one device when it is handed over or a move is taken back, in ms (the median of {runs} {runs|run|runs}); beside that, the same by playing the match again and keeping every view.',
  'bench.web.table.row': 'match',
  'bench.web.table.load': 'load',
  'bench.web.table.handOver': 'hand over',
  'bench.web.table.undo': 'undo',
  'bench.web.table.kept': 'kept',
  'bench.web.table.feeds': '{game}, {n} {n|move|moves}',
  'bench.web.table.films': '{game}, {n} {n|move|moves}, played again',
  'bench.web.moves':
    '{game}: after {n} {n|move|moves} against the bot the longest task took {wall} ms on the clock, {cpu} ms of work (the median of {runs} {runs|match|equal matches}; the very longest {most} ms, of which {work} ms of work and {queued} ms of waiting for a core, while the host of this machine took {stolen} ms from a core; without what the host took, none was longer than {own} ms).',
} as const
