import { nameOf } from '@sternentisch/kernel/terminal'
import { attackOf } from '../rules/attack.ts'
import type { Defence } from '../rules/table.ts'
import { otherSeat } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { LIMBO } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { fightWords } from './fight.ts'
import { figuresAt, lookAt } from './sight.ts'
import { cardLabel, figureWords, type Names, valueName } from './words.ts'

/** One sentence on what is decided now: to the viewer, or about whoever decides. */
export function ask(view: View, speech: Speech, page: Names): string {
  const frame = view.pending.at(-1)
  if (!frame) return speech.say('sternenfeuer.ask.over')
  const form = frame.seat === view.viewer ? 'you' : 'ask'
  const who = nameOf(page, frame.seat)
  if (frame.kind === 'defence') return askDefence(view, frame, form, speech, who)
  if (frame.step === 'draw' && view.skips >= 2) return speech.say(`sternenfeuer.${form}.mustDraw`, { who })
  const matter = frame.step === 'act' && frame.left === 0 ? 'rest' : frame.step
  return speech.say(`sternenfeuer.${form}.${matter}`, { who })
}

/** Spoken to, or spoken of. */
type Form = 'you' | 'ask'

/** Everybody reads the same of the attack; only who decides is addressed. */
function askDefence(view: View, frame: Defence, form: Form, speech: Speech, who: string): string {
  const { place, attacker, target } = frame
  const card = view.zones[LIMBO].cards[0].face
  const use = attackOf(lookAt(view), card)
  const one = figuresAt(view, otherSeat(frame.seat), place)[attacker]
  const other = figuresAt(view, frame.seat, place)[target]
  return speech.say(`sternenfeuer.${form}.defence`, {
    who,
    card: cardLabel(speech, card),
    value: valueName(speech, view, use.value),
    attacker: figureWords(speech, { ...one, figure: one.design }),
    target: figureWords(speech, { ...other, figure: other.design }),
    totals: fightWords(view, one, other, use),
  })
}
