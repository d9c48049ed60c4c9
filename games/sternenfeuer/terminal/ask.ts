import { nameOf } from '@sternentisch/kernel/terminal'
import { lookAt } from '../reading/cards.ts'
import { rowAt } from '../reading/figures.ts'
import { totalsText } from '../reading/totals.ts'
import { attackOf } from '../rules/attack.ts'
import type { Defence } from '../rules/table.ts'
import { otherSeat } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { LIMBO } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { valueName } from '../words/names.ts'
import { cardLabel, figureWords, type Names } from './labels.ts'

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
  const one = rowAt(view, otherSeat(frame.seat), place)[attacker]
  const other = rowAt(view, frame.seat, place)[target]
  return speech.say(`sternenfeuer.${form}.defence`, {
    who,
    card: cardLabel(card, speech),
    value: valueName(view, use.value, speech),
    attacker: figureWords({ ...one, figure: one.face }, speech),
    target: figureWords({ ...other, figure: other.face }, speech),
    totals: totalsText(view, one, other, use),
  })
}
