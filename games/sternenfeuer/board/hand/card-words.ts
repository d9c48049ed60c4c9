// What a card does, in the few words that fit on it
import { KINDS } from '../../cards/index.ts'
import type { InSet } from '../../reading/cards.ts'
import type { Design, Use } from '../../rules/designs.ts'
import type { Speech } from '../../text/index.ts'
import { valueName } from '../../words/names.ts'

const RIDERS = ['noDefence', 'spareAttacker', 'ignoreSupport', 'ambush'] as const
const ALL_VALUES = 0b11111
/** Where a transfer goes, by the types of place that it reaches, as bits. */
const REACHES = ['anywhere', 'toSphere', 'toPlanet', 'anywhere'] as const

export function cardWords(view: InSet, { kind, uses, against }: Design, speech: Speech): string {
  if (kind === 'transfer') return speech.say(`sternenfeuer.board.card.${REACHES[uses[0].reach]}`)
  if (kind === 'defence')
    return speech.say(`sternenfeuer.board.card.${against === ALL_VALUES ? 'anyDefence' : 'defence'}`)
  if (kind !== 'action') return speech.say('sternenfeuer.board.card.collective')
  const [use] = uses
  const rider = use.attackBonus > 0 ? 'attackBonus' : RIDERS.find((each) => use[each])
  const words = [
    speech.say('sternenfeuer.board.card.attack', { value: valueName(view, use.value, speech) }),
    ...(rider ? [speech.say(`sternenfeuer.board.card.${rider}`, { n: use.attackBonus })] : []),
  ]
  return words.join(' ')
}

/** Kinds that have a word of their own where only they can be taken back. */
const SALVAGED = ['figure', 'action'] as const

/** SN-7.6 */
export function orWords(view: InSet, { op, value, amount, kinds }: Use, speech: Speech): string {
  switch (op) {
    case 'salvage': {
      const kind = SALVAGED.find((each) => kinds === 1 << KINDS.indexOf(each)) ?? 'any'
      return speech.say(`sternenfeuer.board.or.salvage.${kind}`)
    }
    case 'attack':
      return speech.say('sternenfeuer.board.or.attack', { value: valueName(view, value, speech) })
    case 'extraSteps':
      return speech.say('sternenfeuer.board.or.extraSteps', { n: amount })
    case 'scout':
    case 'dismantle':
      return speech.say(`sternenfeuer.board.or.${op}`)
    default:
      return ''
  }
}
