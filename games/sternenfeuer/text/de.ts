import type { en } from './en.ts'

/** Die Wörter von Sternenfeuer; Karten bringen Namen und Texte selbst mit. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  'sternenfeuer.name': 'Sternenfeuer',
  'sternenfeuer.line': 'Verdeckte Wesen, fünf Kräfte, drei Welten. Für zwei.',
  'sternenfeuer.goal':
    'Lege Figuren an drei Orten aus, decke sie auf, greife mit dem Wert an, der dir liegt. Ist das Deck leer und wollen beide nicht mehr, gewinnt, wer mehr Orte hält.',

  'sternenfeuer.option.collectiveLoss': 'Geschlagene Paare',
  'sternenfeuer.option.collectiveLoss.why': 'Was verloren geht, wenn eine gekoppelte Figur verliert.',
  'sternenfeuer.option.collectiveLoss.named': 'die Figur, die gekämpft hat, und die Kollektivkarte',
  'sternenfeuer.option.collectiveLoss.both': 'beide Figuren des Paares',
  'sternenfeuer.option.existenceCheck': 'Orte mit Bedingung',
  'sternenfeuer.option.existenceCheck.why': 'Wann eine Figur an einem Ort wie Horon geprüft wird.',
  'sternenfeuer.option.existenceCheck.arrival': 'beim Eintreffen, auch verdeckt',
  'sternenfeuer.option.existenceCheck.reveal': 'beim Aufdecken; so kann man bluffen',
  'sternenfeuer.option.revealBeforeDefence': 'Aufdecken vor der Verteidigung',
  'sternenfeuer.option.revealBeforeDefence.why':
    'Ob eine angegriffene verdeckte Figur aufgedeckt wird, bevor über die Verteidigung entschieden ist.',
  'sternenfeuer.option.revealBeforeDefence.true': 'ja',
  'sternenfeuer.option.revealBeforeDefence.false': 'nein, nur wenn der Angriff nicht abgewehrt wird',
  'sternenfeuer.option.opening': 'Eröffnung',
  'sternenfeuer.option.opening.why':
    'Wer die erste Partie eröffnet; in einer Serie eröffnet danach, wer verloren hat.',
  'sternenfeuer.option.opening.random': 'durch das Los',
  'sternenfeuer.option.opening.seatA': 'Platz A',
  'sternenfeuer.option.opening.seatB': 'Platz B',
  'sternenfeuer.option.cards': 'Kartensatz',
  'sternenfeuer.option.cards.why':
    'Mit welchen Karten gespielt wird; ein eigener Satz lässt sich aus einer Datei lesen.',
  'sternenfeuer.option.cards.sn-base-1': 'das eingebaute Basisdeck',

  // Wohin ein Zug führt, nach dem, was Bots zählen
  'sternenfeuer.fact.places': 'Hält im Schnitt {better} Orte, sonst {rest}.',
  'sternenfeuer.fact.theirs': 'Lässt der Gegenseite im Schnitt {better} Figuren, sonst {rest}.',
  'sternenfeuer.fact.figures': 'Behält im Schnitt {better} Figuren, sonst {rest}.',

  // Wovon ein Rätsel handelt
  'sternenfeuer.theme.attack': 'Angriff',
  'sternenfeuer.theme.defence': 'Verteidigung',
  'sternenfeuer.theme.figures': 'Aufbau',
  'sternenfeuer.theme.hand': 'Handkarten',
}
