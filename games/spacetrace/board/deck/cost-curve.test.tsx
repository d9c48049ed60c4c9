import { LANGS, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cards } from '../../cards/index.ts'
import { spacetraceText } from '../../text/index.ts'
import { CostCurve, curveOf } from './cost-curve.tsx'

it('counts what is to be paid for, from cheap to dear; reinforcements bring MP and cost none', () => {
  // Fighter 120 MP, Cruiser 80, Corvettes 90, Battleship 180, Counter-Order 50
  const deck = { fighter: 3, cruiser: 2, corvette: 1, battleship: 1, counter: 2, recruits: 9 }
  expect(curveOf(cards, deck)).toEqual([0, 5, 3, 1, 0])
  expect(curveOf(cards, {})).toEqual([0, 0, 0, 0, 0])
})

it.each(LANGS)('is drawn in %s with its columns in words', (lang) => {
  const drawn = renderToStaticMarkup(
    <CostCurve set={cards} deck={{ fighter: 3 }} speech={speechIn(lang, [spacetraceText])} />,
  )
  expect(drawn).toContain('0–49 MP: 0, 50–99 MP: 0, 100–149 MP: 3, 150–199 MP: 0, 200+ MP: 0')
  expect(drawn).toContain(spacetraceText[lang]['spacetrace.board.deck.curve'])
})
