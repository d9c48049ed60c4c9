// What is wrong with the words of a command, for programs and tools alike.

const en = {
  'arguments.flag': 'There is no flag “{flag}” here. There are: {known}.',
  'arguments.noValue': 'Flag “{flag}” needs a value.',
  'arguments.noneTaken': 'Flag “{flag}” takes no value.',
  'arguments.twice': 'Flag “{flag}” is given twice.',
  'arguments.number': 'Flag “{flag}” must be a whole number from {from} to {to}, not “{value}”.',
  'arguments.extra': '“{word}” is one word too many.',
  'arguments.missing': 'Something is missing: {usage}',
  'arguments.lang': 'There is no language “{lang}”. There are: {known}.',
  'arguments.game': 'There is no game “{game}”. There are: {known}.',
  'newGame.name': '“{name}” cannot be the name of a game: one word of 3 to 20 small letters from a to z.',
  'newGame.there': 'There is a game “{name}” already.',
  'newGame.word': '“{name}” means something else in the sources of a game. Take another word.',
}

const de = {
  'arguments.flag': 'Den Schalter „{flag}“ gibt es hier nicht. Es gibt: {known}.',
  'arguments.noValue': 'Der Schalter „{flag}“ braucht einen Wert.',
  'arguments.noneTaken': 'Der Schalter „{flag}“ nimmt keinen Wert.',
  'arguments.twice': 'Der Schalter „{flag}“ ist zweimal angegeben.',
  'arguments.number': 'Der Schalter „{flag}“ braucht eine ganze Zahl von {from} bis {to}, nicht „{value}“.',
  'arguments.extra': '„{word}“ ist ein Wort zu viel.',
  'arguments.missing': 'Da fehlt etwas: {usage}',
  'arguments.lang': 'Die Sprache „{lang}“ gibt es nicht. Es gibt: {known}.',
  'arguments.game': 'Das Spiel „{game}“ gibt es nicht. Es gibt: {known}.',
  'newGame.name': '„{name}“ kann kein Spiel heißen: ein Wort aus 3 bis 20 Kleinbuchstaben von a bis z.',
  'newGame.there': 'Ein Spiel „{name}“ gibt es schon.',
  'newGame.word': '„{name}“ heißt in den Quellen eines Spiels schon etwas anderes. Nimm ein anderes Wort.',
}

const fr = {
  'arguments.flag': 'L’argument « {flag} » n’existe pas ici. Il y a : {known}.',
  'arguments.noValue': 'L’argument « {flag} » demande une valeur.',
  'arguments.noneTaken': 'L’argument « {flag} » ne prend pas de valeur.',
  'arguments.twice': 'L’argument « {flag} » est donné deux fois.',
  'arguments.number': 'L’argument « {flag} » demande un nombre entier de {from} à {to}, pas « {value} ».',
  'arguments.extra': '« {word} » est un mot de trop.',
  'arguments.missing': 'Il manque quelque chose : {usage}',
  'arguments.lang': 'La langue « {lang} » n’existe pas. Il y a : {known}.',
  'arguments.game': 'Le jeu « {game} » n’existe pas. Il y a : {known}.',
  'newGame.name':
    '« {name} » ne peut pas être le nom d’un jeu : un mot de 3 à 20 lettres minuscules de a à z.',
  'newGame.there': 'Il y a déjà un jeu « {name} ».',
  'newGame.word': '« {name} » veut déjà dire autre chose dans les sources d’un jeu. Prenez un autre mot.',
}

export const argumentsText = { en, de, fr }
