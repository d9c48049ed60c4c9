import { nameAt } from '@sternentisch/kernel'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { Icon } from '../art/icons.tsx'
import { ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import type { Standing } from '../table/standing.ts'
import { spanText } from '../words/names.ts'
import { SIDE_SIGN, type Side } from '../words/reason.ts'
import './hold.css'

/** Who holds the place and by what, on the holder's edge of the scene; the holder's number comes first. */
export function Hold({ standing, side }: { readonly standing: Standing; readonly side: Side }) {
  const { view, names, speech } = useTable()
  const { figures, by, owner, cosmos } = standing
  const first = owner ?? nearSeat(view)
  const second = first === 0 ? 1 : 0
  const counts = { n: figures[first], m: figures[second] }
  const holder = owner === null ? by : owner === view.viewer ? 'you' : 'they'
  const params = { who: owner === null ? '' : nameAt(names, owner) }
  return (
    <span className={`sn-hold sn-hold-${side}`}>
      <Icon name={SIDE_SIGN[side]} size={14} />
      <b className="sn-hold-who">{speech.say(`sternenfeuer.board.hold.${holder}`, params)}</b>
      <b className="sn-hold-short">{speech.say(`sternenfeuer.board.hold.short.${holder}`, params)}</b>
      {by !== 'empty' && (
        <span className="sn-hold-count">
          {counts.n} : {counts.m}
        </span>
      )}
      {by !== 'empty' && (
        <span className="sn-hold-words">{speech.say('sternenfeuer.board.hold.figures', counts)}</span>
      )}
      {figures[0] === figures[1] && figures[0] > 0 && (
        <span className="sn-hold-why">
          <ValueSymbol value="cosmos" size={11} /> {spanText(...cosmos[first])} :{' '}
          {spanText(...cosmos[second])}
        </span>
      )}
    </span>
  )
}

export const holdText = ({ owner, by, figures }: Standing, speech: Speech, view: View): string => {
  const count = `${figures[nearSeat(view)]} : ${figures[farSeat(view)]}`
  const side = owner === null ? by : owner === nearSeat(view) ? 'yours' : 'theirs'
  return `${speech.say(`sternenfeuer.board.held.${side}`)}, ${count}`
}
