// The last words of a match
import type { endingEn } from './ending-en.ts'

export const endingDe: Readonly<Record<keyof typeof endingEn, string>> = {
  'stellar.ending.ahead': '{n} {n|Punkt|Punkte} vor {who}',
  'stellar.ending.behind': '{n} {n|Punkt|Punkte} hinter {who}',
  'stellar.ending.against': '{points} gegen {other} für {who}',
  'stellar.ending.youShare': 'Du teilst den Sieg',
  'stellar.ending.share': '{who} teilen den Sieg',
  'stellar.ending.each': 'Je {points} {n|Punkt|Punkte}',
  'stellar.ending.teamWins': 'Dein Team gewinnt',
  'stellar.ending.teamScores': 'Der niedrigere Stand zählt: {own} gegen {other}',
  'stellar.ending.drawn': 'Unentschieden',
  'stellar.ending.sector': 'Sektor {n}',
  'stellar.ending.nobody': 'Niemand',
}
