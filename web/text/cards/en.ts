/** The words about card files of one's own. */
export const en = {
  'cards.heading': 'Cards',
  'cards.which': 'Which cards',
  'cards.shipped': 'Shipped with the game',
  'cards.look': 'Look at the cards',
  'cards.faulty': 'This set still has faults.',
  'cards.gone':
    'The set that was chosen is not on this device any more: the match is played with the cards of the game.',
  'cards.why': 'Change the cards, or load a set that somebody gave you:',
  'cards.make': 'card sets of your own',
  'cards.choose': 'Choose a card file',
  'cards.paste': 'Or paste what is in it',
  'cards.add': 'Add these cards',
  'cards.noFile':
    'This is no card file. A card file is JSON, like the one that every set can be saved as. {reason}',
  'cards.long': 'This file is too large for a card file.',
  'cards.full': 'This device has no room left for another card set. Remove a set or an old match.',
  'cards.other': 'These are other cards: the match was begun with a set of other contents.',
  'cards.missing': 'This match is played with the card set “{name}”, and this browser does not have it.',
  'cards.missing.how': 'Ask whoever sent you the match for the card file. Add it here, and the match opens.',
}
