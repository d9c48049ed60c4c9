// What a card does, in the few words that fit on it
import type { Speech } from '@sternentisch/kernel'
import { KINDS } from '../../cards/index.ts'
import type { Design, Use } from '../../rules/designs.ts'
import type { View } from '../../rules/view.ts'
import { valueName } from '../names.ts'

const RIDERS = ['noDefence', 'spareAttacker', 'ignoreSupport', 'ambush'] as const
const ALL_VALUES = 0b11111

export function cardWords(view: View, { kind, uses, against }: Design, speech: Speech): string {
  const say = (word: string): string => speech.say(`sternenfeuer.board.card.${word}`)
  if (kind === 'transfer') return say(['', 'toSphere', 'toPlanet', 'anywhere'][uses[0].reach])
  if (kind === 'defence') return say(against === ALL_VALUES ? 'anyDefence' : 'defence')
  if (kind !== 'action') return say(kind)
  const [use] = uses
  const params = { value: valueName(view, use.value, speech), n: use.attackBonus }
  const rider = use.attackBonus > 0 ? 'attackBonus' : RIDERS.find((each) => use[each])
  const words = [speech.say('sternenfeuer.board.card.attack', params)]
  if (rider) words.push(speech.say(`sternenfeuer.board.card.${rider}`, params))
  return words.join(' ')
}

/** SN-7.6 */
export function orWords(view: View, { op, value, amount, kinds }: Use, speech: Speech): string {
  if (op === 'salvage') {
    const kind = KINDS.find((_, at) => kinds === 1 << at) ?? 'any'
    return speech.say(`sternenfeuer.board.or.salvage.${kind}`)
  }
  const params = { n: amount, value: value < 0 ? '' : valueName(view, value, speech) }
  return speech.say(`sternenfeuer.board.or.${op}`, params)
}
