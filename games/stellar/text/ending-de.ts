// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingDe: Readonly<Record<keyof typeof endingEn, string>> = {
  'stellar.ending.next': '{who} hat {points} {of|Punkt|Punkte}, {n} weniger',
  'stellar.ending.you': 'Du hast {points} {of|Punkt|Punkte}, {n} weniger',
  'stellar.ending.youShare': 'Du teilst den Sieg',
  'stellar.ending.share': '{who} teilen den Sieg',
  'stellar.ending.each': 'Je {points} {n|Punkt|Punkte}',
  'stellar.ending.teamWins': 'Dein Team gewinnt',
  'stellar.ending.teamScores': 'Der niedrigere Stand zählt: {more} gegen {fewer}',
  'stellar.ending.drawn': 'Unentschieden',
  'stellar.ending.sector': 'Sektor {n}',
  'stellar.ending.nobody': 'Niemand',
}
