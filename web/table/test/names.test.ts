import { type Bill, kernelText, speechIn } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { webText } from '../../text/index.ts'
import { listedAt, namesFor } from '../names.ts'
import { newDuel } from './tables.ts'

const speech = speechIn('de', [kernelText, webText])
const duelOf = (...names: string[]): Pick<Bill, 'seats' | 'names'> => ({ seats: newDuel().seats, names })

test('whoever looks is “you”, and nobody else is', () => {
  const match = duelOf('You', 'Vega')
  expect(namesFor(match, 0, speech)).toEqual(['Du', 'Vega'])
  expect(namesFor(match, 1, speech)).toEqual(['Spieler A', 'Du'])
  expect(namesFor(match, 'all', speech)).toEqual(['Spieler A', 'Vega'])
  expect(namesFor(duelOf('Ada', ''), 'audience', speech)).toEqual(['Ada', 'B'])
})

test('in a list of all, who is “you” in the log is it in the reader’s language', () => {
  const match = duelOf('You', 'Vega')
  expect(match.seats.map((seat) => listedAt(match, seat, speech))).toEqual(['Du', 'Vega'])
})
