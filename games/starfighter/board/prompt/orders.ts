import type { StandingOrder } from '@sternentisch/grammar'
import type { Action } from '../../rules/action.ts'
import { DRAW } from '../../rules/symbols.ts'
import { effectOf, halfOf } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

/** D-4: of two effects at once, one of which is Draw, Draw is carried out first: nothing then can cancel it (SF-6.8). */
export const drawFirst: StandingOrder<View, Action> = {
  name: 'starfighter.order.drawFirst',
  label: (speech: Speech) => speech.say('starfighter.order.drawFirst'),
  why: (speech: Speech) => speech.say('starfighter.order.drawFirst.why'),
  answer(view, actions) {
    const frame = view.pending.at(-1)
    if (frame?.kind !== 'effects') return undefined
    const draw = [frame.first, frame.second].find((each) => each !== 0 && effectOf(each) === DRAW)
    if (draw === undefined) return undefined
    return actions.find(({ kind, half }) => kind === 'first' && half === halfOf(draw))
  },
}
