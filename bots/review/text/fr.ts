import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'review.title': 'Analyse',
  'review.chance': 'Chances de gagner',
  'review.mark.best': 'Meilleur coup',
  'review.mark.good': 'Bon',
  'review.mark.inaccuracy': 'Imprécision',
  'review.mark.mistake': 'Erreur',
  'review.mark.blunder': 'Gaffe',
  'review.unjudged': 'Non jugé',
  'review.unsure.many': 'Trop de choix pour juger',
  'review.unsure.close': 'Trop serré pour juger',
  'review.accuracy': 'Précision',
  'review.turns': 'Tournants',
  'review.open.running':
    'Cette partie n’est pas finie. Une analyse dirait ce qui est caché ; elle viendra à la fin.',
  'review.wins': 'Gagne dans {better} suites sur {all} ; {move}, dans {rest} sur {all}.',
}
