import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'cards.heading': 'Karten',
  'cards.own': 'Eigene Karten',
  'cards.why': 'Wenn du das gedruckte Spiel hast, trage seine Karten in eine Datei ein und spiele damit.',
  'cards.why.kept': 'Sie bleiben in diesem Browser.',
  'cards.choose': 'Kartendatei wählen',
  'cards.paste': 'Oder füge ihren Inhalt ein',
  'cards.name': 'Name des Satzes',
  'cards.add': 'Diese Karten hinzufügen',
  'cards.added': '„{set}“ ist dabei und für diese Partie gewählt.',
  'cards.example': 'Die eingebauten Karten als Beispiel speichern',
  'cards.outdated': 'Diese Datei passt nicht mehr zu den Regeln.',
  'cards.print': 'Drucken',
  'cards.remove': 'Entfernen',
  'cards.remove.sure': 'Trotzdem entfernen',
  'cards.remove.used':
    '{n} {n|Partie|Partien} auf diesem Gerät {n|wird|werden} damit gespielt und {n|würde|würden} warten, bis du den Satz wieder hinzufügst.',
  'cards.noFile': 'Das ist keine Kartendatei. Eine Kartendatei ist JSON wie das Beispiel. {reason}',
  'cards.long': 'Für eine Kartendatei ist diese Datei zu groß.',
  'cards.full':
    'Auf diesem Gerät ist kein Platz für einen weiteren Kartensatz. Entferne einen Satz oder eine alte Partie.',
  'cards.missing': 'Diese Partie wird mit dem Kartensatz „{set}“ gespielt, und den hat dieser Browser nicht.',
  'cards.missing.how':
    'Lass dir die Kartendatei von der Person geben, von der du die Partie hast. Füge sie hier hinzu: Sie wird als „{set}“ aufbewahrt, und die Partie öffnet sich.',
}
