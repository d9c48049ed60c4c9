import { nameAt } from '@sternentisch/kernel'
import { partnerIn, rowAt } from '../../reading/figures.ts'
import { LIMBO } from '../../rules/zones.ts'
import { cardName, shortName, valueName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import { spanText } from '../words/names.ts'
import { sideOfSeat } from '../words/reason.ts'
import { attackUse, foeTotals, ownParts, sumOf, supportOf } from './forecast.ts'
import { SideName } from './side-name.tsx'
import './panel.css'
import '../table/sides.css'

/** An attack that waits for the defender's answer: both totals, as far as the viewer knows them. */
export function Incoming() {
  const { view, speech, names } = useTable()
  const frame = view.pending.at(-1)
  const card = view.zones[LIMBO].cards[0]?.face ?? -1
  const use = card >= 0 ? attackUse(view, card) : null
  if (frame?.kind !== 'defence' || !use) return null
  const attacker = rowAt(view, frame.seat === 0 ? 1 : 0, frame.place)[frame.attacker]
  const target = rowAt(view, frame.seat, frame.place)[frame.target]
  const total = sumOf(ownParts(view, attacker, use, card))
  const foes = foeTotals(view, target, use)
  const [least, most] = [foes[0]?.total ?? 0, foes.at(-1)?.total ?? 0]
  const verdict =
    most < total
      ? 'falls'
      : least > total
        ? use.spareAttacker
          ? partnerIn(rowAt(view, attacker.seat, frame.place), attacker)
            ? 'sparedPair'
            : 'spared'
          : 'strikesBack'
        : least === most
          ? 'level'
          : 'open'
  const figure = shortName(target.face, speech)
  const support = supportOf(view, target, use)
  return (
    <div className="sn-attack sn-incoming">
      <header>
        <ValueSymbol value={VALUE_KEYS[use.value]} size={16} />
        <b>{valueName(view, use.value, speech)}</b>
        <span>{cardName(card, speech)}</span>
      </header>
      <div className="sn-duel sn-duel-even">
        <div className={`sn-side sn-of-${sideOfSeat(view, attacker.seat)}`}>
          <SideName view={view} seat={attacker.seat} name={shortName(attacker.face, speech)} />
          <b>{total}</b>
        </div>
        <Icon name="next" size={18} />
        <div className={`sn-side sn-of-${sideOfSeat(view, target.seat)}`}>
          <SideName view={view} seat={target.seat} name={figure} />
          <b>{spanText(least, most)}</b>
          {support.length > 0 && <small>+{sumOf(support)}</small>}
        </div>
      </div>
      <p className="sn-note">{speech.say(`sternenfeuer.board.incoming.${verdict}`, { figure })}</p>
      {view.viewer !== frame.seat && (
        <p className="sn-note">
          {speech.say('sternenfeuer.board.window', { who: nameAt(names, frame.seat) })}
        </p>
      )}
    </div>
  )
}
