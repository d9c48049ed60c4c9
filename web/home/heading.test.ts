import { speechIn } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { webText } from '../text/index.ts'
import { headingOf } from './heading.ts'

test.each([
  ['en', 'One game under one sky', 'Five games under one sky', '13 games under one sky'],
  ['de', 'Ein Spiel unter einem Himmel', 'Fünf Spiele unter einem Himmel', '13 Spiele unter einem Himmel'],
  ['fr', 'Un jeu sous un même ciel', 'Cinq jeux sous un même ciel', '13 jeux sous un même ciel'],
] as const)('Home counts its games (%s)', (lang, ...headings) => {
  const speech = speechIn(lang, [webText])
  expect([1, 5, 13].map((games) => headingOf(games, speech))).toEqual(headings)
})
