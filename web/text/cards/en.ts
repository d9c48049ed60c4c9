/** The words about card files of one's own. */
export const en = {
  'cards.heading': 'Cards',
  'cards.own': 'Cards of your own',
  'cards.why': 'If you own the printed game, enter its cards in a file and play with them.',
  'cards.why.kept': 'They stay in this browser.',
  'cards.choose': 'Choose a card file',
  'cards.paste': 'Or paste what is in it',
  'cards.name': 'Name of the set',
  'cards.add': 'Add these cards',
  'cards.added': '“{set}” is added, and chosen for this match.',
  'cards.example': 'Save the built-in cards as an example',
  'cards.outdated': 'This file does not fit the rules any more.',
  'cards.print': 'Print',
  'cards.remove': 'Remove',
  'cards.remove.sure': 'Remove all the same',
  'cards.remove.used':
    '{n} {n|match|matches} on this device {n|is|are} played with it, and would wait until you add it again.',
  'cards.noFile': 'This is no card file. A card file is JSON, like the example. {reason}',
  'cards.long': 'This file is too large for a card file.',
  'cards.full': 'This device has no room left for another card set. Remove a set or an old match.',
  'cards.missing': 'This match is played with the card set “{set}”, and this browser does not have it.',
  'cards.missing.how':
    'Ask whoever sent you the match for the card file. Add it here, and it is kept as “{set}” and the match opens.',
}
