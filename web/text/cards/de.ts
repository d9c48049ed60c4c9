import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'cards.heading': 'Karten',
  'cards.which': 'Welche Karten',
  'cards.shipped': 'Beim Spiel dabei',
  'cards.look': 'Karten ansehen',
  'cards.faulty': 'Dieser Satz hat noch Fehler.',
  'cards.gone': 'Der gewählte Satz ist nicht mehr auf diesem Gerät: gespielt wird mit den Karten des Spiels.',
  'cards.why': 'Ändere die Karten oder lade einen Satz, den du bekommen hast:',
  'cards.make': 'eigene Kartensätze',
  'cards.choose': 'Kartendatei wählen',
  'cards.paste': 'Oder füge ihren Inhalt ein',
  'cards.add': 'Diese Karten hinzufügen',
  'cards.noFile':
    'Das ist keine Kartendatei. Eine Kartendatei ist JSON wie die, als die sich jeder Satz sichern lässt. {reason}',
  'cards.long': 'Für eine Kartendatei ist diese Datei zu groß.',
  'cards.full':
    'Auf diesem Gerät ist kein Platz für einen weiteren Kartensatz. Entferne einen Satz oder eine alte Partie.',
  'cards.other': 'Das sind andere Karten: Die Partie wurde mit einem Satz anderen Inhalts begonnen.',
  'cards.missing':
    'Diese Partie wird mit dem Kartensatz „{name}“ gespielt, und den hat dieser Browser nicht.',
  'cards.missing.how':
    'Lass dir die Kartendatei von der Person geben, von der du die Partie hast. Füge sie hier hinzu, und die Partie öffnet sich.',
}
