import { type CardSymbol, effectId } from '../reading/symbols.ts'
import type { Effect } from '../rules/symbols.ts'
import type { Speech } from '../text/index.ts'

export const effectName = (effect: Effect, speech: Speech): string =>
  speech.say(`starfighter.effect.${effectId(effect)}`)

/** The name of a symbol; shields say how many. */
export function symbolName(symbol: CardSymbol, speech: Speech): string {
  return isShields(symbol)
    ? speech.say('starfighter.effect.shields', { n: Number(symbol.at(-1)) })
    : speech.say(`starfighter.effect.${symbol}`)
}

/** What it does. */
export const meaningOf = (symbol: CardSymbol, speech: Speech): string =>
  speech.say(`starfighter.does.${isShields(symbol) ? 'shields' : symbol}`)

const isShields = (symbol: CardSymbol): symbol is Extract<CardSymbol, `shields${number}`> =>
  symbol.startsWith('shields')
