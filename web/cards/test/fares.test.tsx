import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@sternentisch/games/shelf'
import type { Fares as Measured } from '@sternentisch/grammar'
import { kernelText, LANGS, type Lang, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { onShelf } from '../../shell/shelf.ts'
import { gallery } from '../../text/gallery.ts'
import { Fares } from '../fares.tsx'

const fares: Measured = {
  made: 'sternentisch lab balance …',
  mode: null,
  matches: 400,
  cards: {
    one: { held: { value: 52.4, low: 47.2, high: 57.6 }, worth: { value: -12.1, low: -30, high: 0.2 } },
    two: { held: { value: 50, low: 45, high: 55 } },
  },
}
const drawn = (card: string, measured?: Measured, lang: Lang = 'de') =>
  renderToStaticMarkup(
    <Fares game="x" fares={measured} card={card} speech={speechIn(lang, [kernelText, gallery])} />,
  ).replace(/<[^>]*>/g, ' ')

it('shows what the lab has measured, with how far off it may be', () => {
  expect(drawn('one', fares)).toMatch(/52\u00a0% +\(47 bis 58\).*−12 +\(−30 bis 0\).*400 Partien/)
  expect(drawn('two', fares)).not.toContain('leeren Karte')
})

it('shows nothing of a card that is not measured, or where there is no lab', () => {
  expect(drawn('three', fares)).toBe('')
  expect(drawn('one')).toBe('')
})

describe.each(games.map(({ id }) => id))('the figures of %s', (id) => {
  it('are about cards that there are, name the line that made them, and are said in all languages', async () => {
    const found = onShelf(id)!
    const [{ fares: measured, cardsIn }, { text }] = await Promise.all([found.loadCollection(), found.load()])
    // What the lab has measured is shown; a game may not have been measured yet.
    const file = new URL(`../../../games/${id}/balance/fares.json`, import.meta.url)
    expect(measured !== undefined).toBe(existsSync(fileURLToPath(file)))
    if (!measured) return
    const cards = cardsIn().map((card) => card.id)
    expect(Object.keys(measured.cards).filter((card) => !cards.includes(card))).toEqual([])
    expect(Object.keys(measured.cards).length).toBeGreaterThan(5)
    expect(measured.made).toContain(`sternentisch lab balance ${id} `)
    for (const { held, worth } of Object.values(measured.cards))
      for (const figure of worth ? [held, worth] : [held]) {
        expect(figure.low).toBeLessThanOrEqual(figure.value)
        expect(figure.high).toBeGreaterThanOrEqual(figure.value)
      }
    const [card] = Object.keys(measured.cards)
    for (const lang of LANGS) {
      const speech = speechIn(lang, [kernelText, gallery, text])
      const html = renderToStaticMarkup(<Fares game={id} fares={measured} card={card} speech={speech} />)
      expect(html).not.toMatch(/undefined|NaN|option\./)
    }
  })
})
