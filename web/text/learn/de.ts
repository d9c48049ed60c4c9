import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'learn.noGame': 'Ein Spiel namens „{game}“ gibt es hier nicht.',

  // Das Regelheft
  'learn.rules': '{game}: die Regeln',
  'learn.rules.lead': 'In eigenen Worten, jede Regel mit ihrer Nummer.',
  'learn.rules.toLessons': 'Lieber spielen als lesen? Zu den Lektionen',
  'learn.rules.toPrint': 'Spiel und Regeln auf Papier.',
  'learn.rules.search': 'Regeln durchsuchen',
  'learn.rules.example': 'ein Wort oder 5.3',
  'learn.rules.clear': 'Suche leeren',
  'learn.rules.found': '{n} {n|Regel|Regeln} gefunden',
  'learn.rules.none': 'Nichts gefunden zu „{words}“.',
  'learn.rules.contents': 'Inhalt',
  'learn.rules.copy': 'Link zu {rule} kopieren',
  'learn.rules.copied': 'Link zu {rule} kopiert',
  'learn.rules.noCopy': 'Der Link ließ sich nicht kopieren; er steht in der Adresszeile.',
  'learn.rules.unknown': 'Eine Regel {rule} gibt es nicht. Hier sind alle anderen.',
  'learn.rules.figure': 'Bild zu {rule}',

  // Die Liste der Lektionen
  'learn.lessons': 'Lektionen',
  'learn.lessons.lead': 'Gespielt, nicht gelesen: ein echter Tisch, ein paar Minuten, eins nach dem anderen.',
  'learn.lessons.minutes': '{n} {n|Minute|Minuten}',
  'learn.lessons.done': 'geschafft',
  'learn.lessons.progress': '{done} von {all} geschafft',
  'learn.lessons.start': 'Mit Lektion 1 anfangen',
  'learn.lessons.goOn': 'Weiter mit Lektion {n}',
  'learn.lessons.play': 'Eine Partie spielen',
  'learn.lessons.toRules': 'Das Regelheft',

  // Eine Lektion
  'learn.lesson.number': 'Lektion {n}',
  'learn.lesson.none': 'Diese Lektion gibt es nicht.',
  'learn.lesson.leave': 'Alle Lektionen',
  'learn.lesson.step': 'Schritt {n} von {all}',
  'learn.lesson.task': 'Was zu tun ist',
  'learn.lesson.next': 'Weiter',
  'learn.lesson.back': 'Schritt zurück',
  'learn.lesson.restart': 'Von vorn',
  'learn.lesson.skip': 'Überspringen',
  'learn.lesson.happened': 'Was geschah',
  'learn.lesson.chart': 'Wer wen schlägt',
  'learn.lesson.notAllowed': 'Das ist nicht erlaubt: {why}',
  'learn.lesson.rule': 'Regel {rule}',
  'learn.lesson.finished': 'Lektion geschafft',
  'learn.lesson.following': 'Weiter: {title}',
  'learn.lesson.again': 'Noch einmal spielen',
  'learn.lesson.play': 'Eine Partie spielen',
  'learn.lesson.you': 'Du',
}
