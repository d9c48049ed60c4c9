import { type Bill, kernelText, speechIn } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { webText } from '../../text/index.ts'
import { calledAt, namesFor } from '../names.ts'
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

test('in a list of all, everybody is called as on the table', () => {
  const match = duelOf('You', 'Vega')
  const listed = match.seats.map((seat) => calledAt(match, seat, speech))
  expect(listed).toEqual(namesFor(match, 'all', speech))
})
