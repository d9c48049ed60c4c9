import { kernelText, LANGS, speechIn } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { webText } from '../../text/index.ts'
import { outcomeInWords } from '../result/outcome.ts'

const WON = { winners: [0], scores: [0, 0], by: 'conceding' } as const
const match = { names: ['Anna', 'Ben'], conceded: [1] } as const

it('whoever wins because somebody gave up is addressed, everybody else reads a name', () => {
  const said = (you: 0 | null) =>
    LANGS.map((lang) => outcomeInWords(WON, match, you, speechIn(lang, [kernelText, webText])))
  expect(said(0)).toEqual([
    'Ben has given up. You win.',
    'Ben hat aufgegeben. Du gewinnst.',
    'Ben a abandonné. Vous gagnez.',
  ])
  expect(said(null)).toEqual([
    'Ben has given up. Anna wins.',
    'Ben hat aufgegeben. Anna gewinnt.',
    'Ben a abandonné. Anna gagne.',
  ])
})
