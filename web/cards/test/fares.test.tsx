import { kernelText, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { gallery } from '../../text/gallery.ts'
import { Fares } from '../fares.tsx'

const fares = {
  about: () => '12 000 matches',
  of: {
    one: [
      { name: () => 'worth', as: 'points', value: -0.341, within: 0.15 },
      { name: () => 'won', as: 'percent', value: 52.4 },
    ],
  },
} as const
const drawn = (card: string, measured?: typeof fares) =>
  renderToStaticMarkup(
    <Fares fares={measured} card={card} speech={speechIn('de', [kernelText, gallery])} />,
  ).replace(/<[^>]*>/g, ' ')

it('shows what the lab has measured, with how far off it may be', () => {
  expect(drawn('one', fares)).toMatch(/12 000 matches.*worth.*−0,34.*± 0,15.*won.*52\u00a0%/)
})

it('shows nothing of a card that is not measured, or where there is no lab', () => {
  expect(drawn('two', fares)).toBe('')
  expect(drawn('one')).toBe('')
})
