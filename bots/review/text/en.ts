/** The words of reviews, on the page and in the terminal. */
export const en = {
  'review.title': 'Review',
  'review.chance': 'Chance of winning',
  'review.mark.best': 'Best',
  'review.mark.good': 'Good',
  'review.mark.inaccuracy': 'Inaccuracy',
  'review.mark.mistake': 'Mistake',
  'review.mark.blunder': 'Blunder',
  'review.unjudged': 'Not judged',
  'review.unsure.many': 'Too many choices to judge',
  'review.unsure.close': 'Too close to tell',
  'review.accuracy': 'Accuracy',
  'review.turns': 'Turning points',
  'review.open.running':
    'This match is still going on. A review would say what is hidden; it comes when the match is over.',
  'review.wins': 'Wins in {better} of {all} continuations; {move} in {rest} of {all}.',
}
