import { labelled, UNKNOWN } from '@sternentisch/kernel'
import { grid, type Page, wrap } from '@sternentisch/kernel/terminal'
import { EFFECT_IDS } from '../cards/index.ts'
import { kitOf } from '../rules/kit.ts'
import type { View } from '../rules/view.ts'
import { discardOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { cardName } from '../words/cards.ts'
import { effectName } from '../words/symbols.ts'
import { EFFECT_SIGNS, FIELD_SIGN, SHIELD_SIGN } from './strips.ts'

const rows = (pairs: readonly (readonly string[])[], page: Page): string =>
  grid(
    pairs.map(([sign, ...rest]) => [`  ${sign}`, ...rest]),
    [{}, ...pairs[0].slice(2).map(() => ({})), { grows: true }],
    page.width,
  )

/** The signs on the table, and how moves are written. */
export function signsChart(_view: View, speech: Speech, page: Page): string {
  const signs = [
    ['▲2-1H', speech.say('starfighter.sign.fighters')],
    ['3-10 ▲1+', speech.say('starfighter.sign.card')],
    ['3-10b', speech.say('starfighter.sign.back')],
    ["3-10'", speech.say('starfighter.sign.turned')],
    ['· ·◇', speech.say('starfighter.sign.slot')],
    ['▼4 ▲3', speech.say('starfighter.sign.attack')],
  ]
  const moves = [
    ['p 3-10 2', speech.say('starfighter.sign.front')],
    ['b 3-10 2', speech.say('starfighter.sign.backUp')],
    ['pass', speech.say('starfighter.sign.pass')],
    ['first u', speech.say('starfighter.sign.first')],
    ['H S2.2 >', speech.say('starfighter.sign.horizontal')],
    ['F S2.2 4', speech.say('starfighter.sign.free')],
    ['V T R X S2.0', speech.say('starfighter.sign.others')],
    ['G N3', speech.say('starfighter.sign.hit')],
    ['shift < = >', speech.say('starfighter.sign.shift')],
    ['order > <', speech.say('starfighter.sign.order')],
  ]
  return [
    speech.say('starfighter.sign.table'),
    rows(signs, page),
    wrap(speech.say('starfighter.sign.moves'), page.width),
    rows(moves, page),
  ].join('\n')
}

export function effectsChart(_view: View, speech: Speech, page: Page): string {
  const triggered = EFFECT_IDS.map((id, at) => [
    EFFECT_SIGNS[at + 1],
    effectName(at + 1, speech),
    speech.say(`starfighter.does.${id}`),
  ])
  const still = [
    [
      SHIELD_SIGN,
      speech.say('starfighter.effect.shields', { n: '2–4' }),
      speech.say('starfighter.does.shields'),
    ],
    [FIELD_SIGN, speech.say('starfighter.effect.forceField'), speech.say('starfighter.does.forceField')],
  ]
  return rows([...triggered, ...still], page)
}

export function discardChart(view: View, speech: Speech, page: Page): string {
  const kit = kitOf(view.options)
  const seats = kit.ownPiles ? [0, 1] : [0]
  const lines = seats.flatMap((seat) => {
    const { cards } = view.zones[discardOf(kit.ownPiles, seat)]
    if (cards.length === 0) return []
    const known = cards.filter(({ face }) => face !== UNKNOWN).map(({ face }) => cardName(kit, face, speech))
    const hidden = cards.length - known.length
    const all = [...known, ...(hidden > 0 ? [`${hidden} × ?`] : [])].join(', ')
    return [wrap(kit.ownPiles ? labelled(speech.lang, 'SN'[seat], all) : all, page.width, '  ')]
  })
  return lines.join('\n') || speech.say('starfighter.discard.none')
}
