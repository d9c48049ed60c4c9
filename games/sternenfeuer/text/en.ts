/** The words of Sternenfeuer; cards carry their own names and texts. */
export const en = {
  'sternenfeuer.name': 'Sternenfeuer',
  'sternenfeuer.line': 'Hidden beings, five kinds of power, three worlds to hold. For two players.',
  'sternenfeuer.goal':
    'Lay figures at three places, turn them up, attack with the value that suits you. When the deck is empty and both players rest, whoever holds more places wins.',

  // Options: a name, a line on what it does, a name for each value
  'sternenfeuer.option.collectiveLoss': 'Beaten pairs',
  'sternenfeuer.option.collectiveLoss.why': 'What is lost when a coupled figure is beaten.',
  'sternenfeuer.option.collectiveLoss.named': 'the figure that fought, and the collective card',
  'sternenfeuer.option.collectiveLoss.both': 'both figures of the pair',
  'sternenfeuer.option.existenceCheck': 'Places with a requirement',
  'sternenfeuer.option.existenceCheck.why': 'When a figure is checked at a place like Horon.',
  'sternenfeuer.option.existenceCheck.arrival': 'on arrival, even face down',
  'sternenfeuer.option.existenceCheck.reveal': 'when it turns up; bluffing is possible',
  'sternenfeuer.option.revealBeforeDefence': 'Turn up before the defence',
  'sternenfeuer.option.revealBeforeDefence.why':
    'Whether an attacked face-down figure is turned up before the defender decides.',
  'sternenfeuer.option.revealBeforeDefence.true': 'yes',
  'sternenfeuer.option.revealBeforeDefence.false': 'no, only if the attack is not repelled',
  'sternenfeuer.option.opening': 'Opening',
  'sternenfeuer.option.opening.why': 'Who opens the first game; in a series the loser opens the next one.',
  'sternenfeuer.option.opening.random': 'by lot',
  'sternenfeuer.option.opening.seatA': 'seat A',
  'sternenfeuer.option.opening.seatB': 'seat B',
  'sternenfeuer.option.cards': 'Card set',
  'sternenfeuer.option.cards.why': 'Which cards are played with; a set of your own can be read from a file.',
  'sternenfeuer.option.cards.sn-base-1': 'the built-in base deck',

  // What a move leads to, by what bots count
  'sternenfeuer.fact.places': 'Holds {better} places on average; otherwise {rest}.',
  'sternenfeuer.fact.theirs': 'Leaves the other side {better} figures on average; otherwise {rest}.',
  'sternenfeuer.fact.figures': 'Keeps {better} figures on average; otherwise {rest}.',

  // What a puzzle is about
  'sternenfeuer.theme.attack': 'Attack',
  'sternenfeuer.theme.defence': 'Defence',
  'sternenfeuer.theme.figures': 'Building up',
  'sternenfeuer.theme.hand': 'Cards in hand',
} as const
