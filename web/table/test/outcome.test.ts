import { lightestFirst } from '@sternentisch/games'
import {
  isRefusal,
  kernelText,
  LANGS,
  Match,
  readOptions,
  type Seat,
  seedFrom,
  speechIn,
  TIME,
} from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { webText } from '../../text/index.ts'
import { sceneOf } from '../ending/scene.ts'
import { outcomeInWords } from '../result/outcome.ts'

const WON = { winners: [0], scores: [0, 0], by: 'conceding' } as const
const match = { names: ['Anna', 'Ben'], conceded: [1], late: [] } as const
const speeches = LANGS.map((lang) => speechIn(lang, [kernelText, webText]))

it('whoever wins because somebody gave up is addressed, everybody else reads a name', () => {
  const said = (you: 0 | null) => speeches.map((speech) => outcomeInWords(WON, match, you, speech))
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

it('where everybody has won it is a draw; where some have, they are named', () => {
  const played = (names: readonly string[], winners: readonly Seat[]) => {
    const scores = names.map(() => 1)
    const left = { names, conceded: [], late: [] }
    return speeches.map((speech) => outcomeInWords({ winners, scores }, left, 0, speech))
  }
  expect(played(['Anna', 'Ben'], [0, 1])).toEqual(['A draw', 'Unentschieden', 'Partie nulle'])
  expect(played(['Anna', 'Ben', 'Cleo'], [0, 2])[0]).toBe('Anna and Cleo win')
})

it.each([...lightestFirst])(
  '$id: the ending of a match that a clock ended says so, and to whom',
  async (box) => {
    const { game } = await box.rules()
    const options = readOptions(game.options, {})
    if (isRefusal(options)) throw new Error(options.code)
    const played = new Match({ game, options, seed: seedFrom('late'), id: 'late', names: ['Anna', 'Ben'] })
    expect(isRefusal(played.play(1, TIME))).toBe(false)
    const hosted = Hosted.again(played, [0, 1, 'audience'])
    const said = (viewer: 0 | 1 | 'audience') =>
      sceneOf(hosted.readerFor(viewer), ['Anna', 'Ben'], speeches[0])?.outcome
    expect(said(0)).toBe('The time of Ben has run out. You win.')
    expect(said(1)).toBe('Your time has run out. Anna wins.')
    expect(said('audience')).toBe('The time of Ben has run out. Anna wins.')
  },
)
