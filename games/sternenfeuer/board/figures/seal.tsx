import { UNKNOWN } from '@sternentisch/kernel'
import type { Figure } from '../../reading/figures.ts'
import { nearSeat } from '../../reading/seats.ts'
import type { Action } from '../../rules/action.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { attackUse, foeTotals, ownParts, sumOf } from '../battle/forecast.ts'
import { useTable } from '../table/context.ts'
import { spanText } from '../words/names.ts'
import './seal.css'

/** The number that the picked card would compare: an attacker's whole total, a target's value or its range. */
export function Seal({ figure }: { readonly figure: Figure }) {
  const { view, choice, card, forecast } = useTable()
  const use = card < 0 ? null : attackUse(view, card)
  if (!use || !choice) return null
  const involved = choice.actions.some((action) => isIn(action, figure, card))
  if (!involved) return null
  const own = figure.seat === nearSeat(view)
  const total = own && figure.face !== UNKNOWN ? sumOf(ownParts(view, figure, use, card)) : null
  const foes = own ? [] : foeTotals(view, figure, use)
  const text = total === null ? spanText(foes[0]?.total ?? 0, foes.at(-1)?.total ?? 0) : String(total)
  const hopeless =
    !own &&
    forecast !== null &&
    forecast.place === figure.place &&
    foes.every((each) => each.total > forecast.total)
  return (
    <span className={`sn-seal${own ? ' sn-seal-own' : ''}`} aria-hidden="true">
      {hopeless ? <Icon name="loss" size={11} /> : <ValueSymbol value={VALUE_KEYS[use.value]} size={10} />}
      <b>{text}</b>
    </span>
  )
}

const isIn = ({ kind, card, seat, place, at, target }: Action, figure: Figure, picked: number): boolean =>
  kind === 'attack' &&
  card === picked &&
  place === figure.place &&
  (seat === figure.seat ? at === figure.at : target === figure.at)
