import { type CardSymbol, SYMBOLS } from '../../reading/symbols.ts'
import type { Speech } from '../../text/index.ts'
import { symbolName } from '../../words/symbols.ts'

/** Where the rulebook speaks of each. */
const RULES: Readonly<Record<string, string>> = {
  draw: 'SF-6.20',
  moveHorizontal: 'SF-6.21',
  moveVertical: 'SF-6.22',
  moveFree: 'SF-6.23',
  pivot: 'SF-6.24',
  destroy: 'SF-6.25',
  hitEnemy: 'SF-6.26',
  hitOwn: 'SF-6.27',
  barrelRoll: 'SF-6.28',
  hitFighter: 'SF-6.29',
  shields: 'SF-5.8',
  forceField: 'SF-5.9',
}

/** Shields are one effect, whatever their strength. */
export const effectOf = (symbol: CardSymbol): string => symbol.replace(/\d$/, '')

export const ruleOf = (symbol: CardSymbol): string => RULES[effectOf(symbol)]

/** Every effect once, with the symbol that stands for it. */
export const EFFECTS = Object.keys(RULES).map((id) => {
  const symbol = SYMBOLS.find((each) => effectOf(each) === id)!
  const name = (speech: Speech): string => symbolName(symbol, speech).replace(/\s*\d$/, '')
  return { id, symbol, name }
})
