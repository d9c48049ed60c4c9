import { figure } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { spanOf } from '../../words/figures.ts'
import { Figure } from './solar.tsx'

const heard = (text: string): string =>
  renderToStaticMarkup(<Figure text={text} />).replaceAll(/<[^>]*>/g, '')

it('says a figure with its sign, though the sign is drawn', () => {
  expect(heard(figure(-5))).toBe('−5')
  expect(heard(figure(5))).toBe('5')
  expect(heard(spanOf([-5, 6]))).toBe('−5…6')
})
