import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  watching: 'Du schaust zu; nur wer mitspielt, darf ziehen.',
  noSuchSeat: 'An diesem Tisch gibt es keinen Platz {seat}.',
  'options.shape': 'Optionen müssen ein Objekt sein, etwa { "mode": "duel" }.',
  'options.unknown': 'Die Option „{option}“ gibt es nicht. Es gibt: {known}.',
  'options.value': 'Die Option „{option}“ kann nicht {value} sein. Möglich ist: {values}.',
  'options.oneWord':
    'Die Option „{option}“ muss ein Wort ohne Leerzeichen, Komma und = sein; {value} ist keines.',
  'options.syntax': '„{word}“ ist keine Option; schreibe Option=Wert.',
  'options.twice': 'Die Option „{option}“ ist zweimal angegeben.',
  'match.over': 'Die Partie ist vorbei.',
  'match.gaveUp': 'Spieler {seat} hat aufgegeben.',
  'match.noDraw': 'Ein vereinbartes Unentschieden kennen die Regeln dieses Spiels nicht.',
  'match.drawOffered': 'Ein Unentschieden ist schon angeboten; nun müssen die anderen antworten.',
  'match.noMatter': '„{text}“ gibt es nicht. Es gibt: (concede), (draw).',
  'match.conceded': '{who} gibt auf.',
  'match.wantsDraw': '{who} bietet ein Unentschieden an.',
  'match.agreesToDraw': '{who} nimmt das Unentschieden an.',
  'undo.nothing': 'Es gibt keinen Zug, der zurückgenommen werden könnte.',
  'undo.other': 'Inzwischen hat Spieler {seat} entschieden; nichts kann mehr zurückgenommen werden.',
  'undo.seen': 'Durch diesen Zug hast du etwas Neues gesehen; er kann nicht zurückgenommen werden.',
  'undo.final': 'Die Partie ist vorbei; nichts kann mehr zurückgenommen werden.',
  'log.long': 'Das Protokoll hat {n} Zeichen; gelesen werden höchstens {max}.',
  'log.empty': 'Das Protokoll ist leer.',
  'log.first': 'Zeile {line}: Ein Protokoll beginnt mit der Zeile „sternentisch: 1“.',
  'log.colon': 'Zeile {line}: „{text}“ hat keinen Doppelpunkt; erwartet wird „A: Zug“ oder „Name: Wert“.',
  'log.header': 'Zeile {line}: „{key}“ ist keine Kopfzeile eines Protokolls.',
  'log.late': 'Zeile {line}: Die Kopfzeile „{key}“ steht nach dem ersten Zug.',
  'log.twice': 'Zeile {line}: Die Kopfzeile „{key}“ steht zweimal da.',
  'log.missing': 'Die Kopfzeile „{key}“ fehlt.',
  'log.format': 'Zeile {line}: Das Format „{format}“ ist unbekannt; dieses Programm liest Format 1.',
  'log.game': 'Zeile {line}: Das Spiel „{game}“ gibt es nicht. Es gibt: {known}.',
  'log.rules': 'Zeile {line}: Die Regelfassung „{rules}“ ist unbekannt; dieses Programm spielt {known}.',
  'log.options': 'Zeile {line}: {reason}',
  'log.seed': 'Zeile {line}: Ein Startwert hat 32 hexadezimale Ziffern.',
  'log.commitment':
    'Zeile {line}: Die Festlegung gehört nicht zu diesem Startwert und Spiel: Es wurde nicht so gemischt wie versprochen.',
  'log.move': 'Zeile {line}: Der Zug „{move}“ von Spieler {seat} ist nicht erlaubt. {reason}',
  'log.result':
    'Zeile {line}: Das Protokoll behauptet das Ergebnis „{claimed}“; die Züge führen zu „{reached}“.',
  'log.damaged':
    'Zeile {line}: Das Protokoll wurde nach der Partie verändert oder gekürzt: Die Prüfsumme passt nicht.',
  'log.damagedAt':
    'Das Protokoll wurde nach der Partie verändert oder gekürzt: Die Prüfsumme passt nicht. {reason}',
}
