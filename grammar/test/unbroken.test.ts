import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { unbroken } from '../unbroken.tsx'

it('keeps the ID of a card and the number of a rule on one line, and changes no word', () => {
  const words = 'You draw 3-100 Achernar, 0-04 Kraz (SF-6.24).'
  const markup = renderToStaticMarkup(unbroken(words))
  expect([...markup.matchAll(/<span class="unbroken">([^<]*)</g)].map(([, kept]) => kept)).toEqual([
    '3-100',
    '0-04',
    'SF-6.24',
  ])
  expect(markup.replace(/<[^>]*>/g, '')).toBe(words)
})

it('leaves words with hyphens as they are', () => {
  expect(renderToStaticMarkup(unbroken('hot-seat, vis-à-vis'))).toBe('hot-seat, vis-à-vis')
})
