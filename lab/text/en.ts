/** The words of the lab. */
export const en = {
  'lab.help': `The lab: bots against each other, measured.

  sternentisch lab tournament [<game>…]   who is stronger, and how sure that is
      --bots <bot>:<n>,<bot>:<n>,…   two or more, with their iterations;
                                     each meets each ({bots})
      --mode <mode>                  may be repeated; else every mode
      --option <name>=<value>        may be repeated
      --pairs <n>                    at most so many deals (usually {pairs}), each
                                     played once from every side
      --margin <n>                   normalised Elo that is looked for ({margin})
  sternentisch lab train <game>      what a bot should look at, by self-play
      --games <n>                    matches (usually {games}), modes in turn
      --bot <bot>:<n>~<m>            who plays ({bot}); ~10: anything at all in
                                     ten of a hundred moves
      --every <n>                    look at one position in so many
      --l2 <n>                       hold weights back by so many positions
      --from <file>                  weights towards which they are held back
      --weights <file>               write them there
  sternentisch lab balance <game>    whether it is fair: seats, length, cards, choices
      --bots <weaker>,<stronger>     two levels ({levels})
      --games <n>                    matches of each against itself ({matches})
      --pairs <n>                    deals for each restricted player and each two
                                     archetypes ({deals})
      --replays <n>                  matches played again for each card with the
                                     card made blank ({replays})
      --html <file> --json <file>    write a report
      --fares <file>                 what cards won, for the gallery
      --cards <file>                 of cards of your own
      The exit code says whether the targets are met: 0 all, 1 some are missed,
      3 none is, but some are not sure yet
  sternentisch lab puzzles <game>    decisions with one clearly best move
      --count <n>                    so many (usually {puzzles}); after --games matches
                                     ({most}) they are given up
      --level <n>                    who plays ({level})
      --gap <n>                      by how much the best move leads, of a hundred ({gap})
      --puzzles <file>               write them there
  sternentisch lab grade <game>      how hard its puzzles are for the levels of today
      --puzzles <file>               write them there, with these grades
  a bot with other weights: <bot>:<n>@<file>
  for every command of the lab
      --seed <text>                  the same again with the same text
      --out <file>                   keep what comes out; called again with the same
                                     file, it goes on where it stopped
      --threads <n>                  usually as many as there are cores`,
  'lab.wrong.command': 'The lab has no command “{word}”. There are: {known}.',
  'lab.wrong.bot': 'There is no bot “{bot}”. There are: {known}.',
  'lab.wrong.budget': '“{bot}” must think for 1 to {max} iterations.',
  'lab.wrong.few': 'A tournament needs at least two bots, such as --bots montecarlo:200,montecarlo:50.',
  'lab.wrong.twice': '“{bot}” is there twice; give one of them another number of iterations.',
  'lab.wrong.habit': '“{habit}” is no habit in {game}. There are: {known}.',
  'lab.wrong.modes': 'A mode or an option needs exactly one game before it.',

  'lab.file.other': '{file} is about something else and is left alone. Choose another name.',
  'lab.file.spoilt': '{file} cannot be read in line {line} and is left alone.',
  'lab.file.failed': '{file} cannot be used ({code}).',

  'lab.weights.wrong': '{file} is no file of weights.',

  'lab.again': 'The same again:\n  {line}',
  'lab.kept': 'Every match is kept in {file}',
  'lab.went': 'On with {file}: {n} {n|match is|matches are} there already.',

  'lab.tournament.pair': '{challenger} against {other}',
  'lab.tournament.game': 'game',
  'lab.tournament.deals': 'deals',
  'lab.tournament.share': 'share',
  'lab.tournament.interval': '95% interval',
  'lab.tournament.elo': 'Elo',
  'lab.tournament.normalised': 'norm.',
  'lab.tournament.five': '0·¼·½·¾·1',
  'lab.tournament.ratio': 'ratio',
  'lab.tournament.verdict': 'verdict',
  'lab.tournament.stronger': 'stronger',
  'lab.tournament.weaker': 'weaker',
  'lab.tournament.even': 'no difference of {margin}',
  'lab.tournament.open': 'open',
  'lab.tournament.note':
    'Each deal is played once from every side. The verdict is that of a sequential test (α = β = 0.05, margin {margin} of normalised Elo) that stops when it is decided; an interval of a match that was stopped early lies a little too far out. “0·¼·½·¾·1” counts pairs by what the first bot had of them; the ratios are log likelihoods of “ahead by the margin” and “behind by it” against “equal”.',

  'lab.train.written': 'The weights stand in {file}',
  'lab.train.nothing': '{game} counts nothing that could be weighed.',
  'lab.train.worth': 'What each thing counted is worth (log odds):',
  'lab.train.foretold': 'Matches kept apart, foretold (Brier score, 0 is perfect):',
  'lab.train.calibrated': 'Chances said, and what was won of it:',
  'lab.train.mode': 'mode',
  'lab.train.matches': 'matches',
  'lab.train.positions': 'positions',
  'lab.train.brier': 'fitted',
  'lab.train.before': 'before',
  'lab.train.blind': 'blind',
  'lab.train.won': 'won',

  'lab.puzzles.nothing': '{game} has no themes for puzzles.',
  'lab.puzzles.found': '{n} of {count} {count|puzzle|puzzles}, by theme and grade:',
  'lab.puzzles.grade': 'grade',
  'lab.puzzles.changed': '{n} {n|puzzle has|puzzles have} another grade than before.',
  'lab.puzzles.written': 'The puzzles stand in {file}',

  'lab.balance.nothing': 'Nobody has said what is fair in {game}.',
  'lab.balance.two': 'Two levels are needed, such as --bots montecarlo:20,montecarlo:100.',
  'lab.balance.oneMode': 'Which cards fare how is told of one mode: choose it with --mode.',
  'lab.balance.written': 'The report stands in {file}',
  'lab.balance.title': 'Is {game} fair?',
  'lab.balance.levels': 'Two levels, each against itself:',
  'lab.balance.reading':
    'Dots are what was found, lines 95% intervals, green fields what the specification wants. A target is met when the whole interval lies in its field, missed when it lies outside; the stronger level decides. Where the intervals of the two levels do not meet, the finding depends on skill.',
  'lab.balance.confounded':
    'What was won by those who held or played a card is confounded: who does well sees and plays more cards. Worth is what a seat wins more than in the same match with the card made blank for it; its intervals are widened for the number of cards.',
  'lab.balance.again': 'The same again',
  'lab.balance.met': 'met',
  'lab.balance.missed': 'missed',
  'lab.balance.unsure': 'not sure yet',
  'lab.balance.skill': 'depends on skill',
  'lab.balance.targets': 'What is wanted',
  'lab.balance.figures': 'What else was found',
  'lab.balance.figure': 'figure',
  'lab.balance.wanted': 'wanted',
  'lab.balance.found': 'found',
  'lab.balance.chart': 'chart',
  'lab.balance.verdict': 'verdict',
  'lab.balance.note': 'note',
  'lab.balance.mode': 'mode',
  'lab.balance.lengths': 'Length in {unit}, stronger level',
  'lab.balance.reliability': 'Chances that players gave themselves (across), and what they won (up)',
  'lab.balance.brier':
    'Brier score {brier} of {n} {n|chance|chances}; {blind} for calling all sides equal. The band is five of a hundred wide on either side.',
  'lab.balance.archetypes': 'Ways to play: the row’s share against the column',
  'lab.balance.mix': 'equilibrium',
  'lab.balance.cards': 'Cards',
  'lab.balance.card': 'card',
  'lab.balance.held': 'held',
  'lab.balance.heldWon': 'won when held',
  'lab.balance.playedN': 'played',
  'lab.balance.playedWon': 'won when played',
  'lab.balance.worth': 'worth',
  'lab.balance.worthWeak': 'worth, weaker level',
  'lab.balance.figure.starter': 'who begins wins',
  'lab.balance.figure.seat': 'seat {what}, off a fair share',
  'lab.balance.figure.drawn': 'drawn',
  'lab.balance.figure.behind': 'winner was behind at half time',
  'lab.balance.figure.changes': 'changes of the lead',
  'lab.balance.figure.length.mean': 'length, mean',
  'lab.balance.figure.length.median': 'length, median',
  'lab.balance.figure.length.p90': 'length, 90th percentile',
  'lab.balance.figure.length.max': 'length, longest',
  'lab.balance.figure.moves': 'moves, mean',
  'lab.balance.figure.never': 'free against never: {what}',
  'lab.balance.figure.always': 'free against always: {what}',
  'lab.balance.figure.pairing': 'pairing {what}',
  'lab.balance.figure.field': '{what} against the field',
  'lab.unit.rounds': 'rounds',
  'lab.unit.turns': 'turns',
  'lab.unit.moves': 'moves',
} as const
