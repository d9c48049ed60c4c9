import type { en } from './en.ts'

/** Die Wörter des Ortes, an dem man alle Karten ansehen kann. */
export const de: Record<keyof typeof en, string> = {
  'gallery.heading': 'Die Karten von {game}',
  'gallery.games': 'Spiele',
  'gallery.search': 'Karten suchen',
  'gallery.example': 'Name, Nummer, Effekt oder Regel',
  'gallery.set': 'Kartensatz',
  'gallery.filters': 'Filter',
  'gallery.filters.chosen': 'Filter: {n} gewählt',
  'gallery.all': 'Alle {n} {n|Karte|Karten}',
  'gallery.found': '{n} von {all} {all|Karte|Karten}',
  'gallery.none': 'Keine Karte passt.',
  'gallery.none.why': 'Nichts hat all das: {wishes}.',
  'gallery.clear': 'Alle Karten zeigen',
  'gallery.value': '{value}, {n} {n|Karte|Karten}',
  'gallery.shelf': '{n} {n|Karte|Karten}',
  'gallery.grid': 'Karten; Pfeiltasten bewegen, Eingabe zeigt eine',
  'gallery.card': 'Karte',
  'gallery.copies': '{n} in der Schachtel',
  'gallery.back': 'Zurück zu allen Karten',
  'gallery.previous': 'Vorige Karte',
  'gallery.next': 'Nächste Karte',
  'gallery.means': 'Was sie bedeutet',
  'gallery.rule': 'Regel {rule}',
  'gallery.picture': 'So geschieht es',
  'gallery.fares': 'Wie sie abschneidet',
  'gallery.noCard': 'In diesem Satz gibt es keine Karte „{card}“.',
  'gallery.noSet':
    'Dieser Browser hat keinen Kartensatz „{set}“. Das sind die Karten, die dem Spiel beiliegen.',
}
