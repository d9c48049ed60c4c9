import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'review.title': 'Rückblick',
  'review.chance': 'Gewinnchance',
  'review.mark.best': 'Bester Zug',
  'review.mark.good': 'Gut',
  'review.mark.inaccuracy': 'Ungenau',
  'review.mark.mistake': 'Fehler',
  'review.mark.blunder': 'Grober Fehler',
  'review.unjudged': 'Nicht beurteilt',
  'review.unsure.many': 'Zu viele Möglichkeiten, um zu urteilen',
  'review.unsure.close': 'Zu knapp, um zu urteilen',
  'review.accuracy': 'Genauigkeit',
  'review.turns': 'Wendepunkte',
  'review.open.running':
    'Diese Partie läuft noch. Ein Rückblick würde Verdecktes verraten; er kommt, wenn sie zu Ende ist.',
  'review.wins': 'Gewinnt in {better} von {all} Fortsetzungen; {move} in {rest} von {all}.',
}
