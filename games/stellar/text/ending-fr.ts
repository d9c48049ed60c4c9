// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingFr: Readonly<Record<keyof typeof endingEn, string>> = {
  'stellar.ending.next': '{who} a {points} {of|point|points}, {n} de moins',
  'stellar.ending.you': 'Vous avez {points} {of|point|points}, {n} de moins',
  'stellar.ending.youShare': 'Vous partagez la victoire',
  'stellar.ending.share': '{who} se partagent la victoire',
  'stellar.ending.each': '{points} {n|point|points} chacun',
  'stellar.ending.teamWins': 'Votre équipe gagne',
  'stellar.ending.teamScores': 'Le score le plus bas compte : {more} contre {fewer}',
  'stellar.ending.drawn': 'Partie nulle',
  'stellar.ending.sector': 'Secteur {n}',
  'stellar.ending.nobody': 'Personne',
}
