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
  'lab.wrong.modes': 'A mode or an option needs exactly one game before it.',

  'lab.file.other': '{file} is about something else and is left alone. Choose another name.',
  'lab.file.spoilt': '{file} cannot be read in line {line} and is left alone.',
  'lab.file.failed': '{file} cannot be used ({code}).',

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
} as const
