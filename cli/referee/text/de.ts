import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'referee.long': 'Die Zeile hat mehr als {max} Bytes; sie wurde übersprungen.',
  'referee.utf8': 'Die Zeile ist kein gültiges UTF-8.',
  'referee.json': 'Die Zeile ist kein gültiges JSON.',
  'referee.deep': 'Die Anfrage ist mehr als {max} Ebenen tief verschachtelt.',
  'referee.shape': 'Eine Anfrage ist ein JSON-Objekt wie { "id": 1, "do": "games" }.',
  'referee.do': 'Die Anfrage {request} gibt es nicht. Es gibt: {known}.',
  'referee.missing': '„{request}“ braucht das Feld „{field}“.',
  'referee.field': '„{request}“ hat kein Feld „{field}“. Möglich sind: {known}.',
  'referee.value': 'Das Feld „{field}“ kann nicht {received} sein; erwartet wird: {expected}.',
  'referee.game': 'Das Spiel „{game}“ gibt es nicht. Es gibt: {known}.',
  'referee.empty': 'Der Tisch „{match}“ ist leer: Zuerst kommt „deal“, „load“ oder „replay“.',
  'referee.many': 'Mehr als {max} Tische können nicht offen sein; schließe erst einen mit „close“.',
  'referee.laid':
    'Dieser Tisch wurde geladen: Wie er begann, ist nicht bekannt, daher gibt es kein Protokoll.',
  'referee.bug':
    'Der Schiedsrichter ist an dieser Anfrage gescheitert; der Tisch ist, wie er vorher war: {problem}',
}
