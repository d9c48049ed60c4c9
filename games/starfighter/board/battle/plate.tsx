// What one column of the battle does, foretold or done
import { nearSeat, SEATS } from '../../reading/seats.ts'
import { effectId } from '../../reading/symbols.ts'
import { writeSector } from '../../rules/notation.ts'
import { symbolName } from '../../words/symbols.ts'
import { Pictogram } from '../art/pictograms.tsx'
import { useTable } from '../table/context.ts'
import type { Clash } from '../table/memory.ts'
import type { Column, Salvo } from './forecast.ts'
import './seam.css'

/** Left: the fire of whoever sits below; right: the fire that comes down. */
export function Foretold({ column: { sectors, salvos } }: { readonly column: Column }) {
  const { view, names, speech } = useTable()
  const near = nearSeat(view)
  return [1 - near, near].map((target) => {
    const salvo = salvos[target]
    const hot = salvo.hull > 0
    const words = resultOf(salvo)
    const label = speech.say('starfighter.board.fire', {
      who: names[1 - target] || writeSector(1 - target, sectors[1 - target]),
      n: salvo.shots,
      at: writeSector(target, sectors[target]),
      result: words,
    })
    return (
      <span
        key={target}
        className={`sf-fire sf-fire-${target === near ? 'down' : 'up'}${hot ? ' sf-hot' : ''}`}
        title={label}
      >
        <span className="sf-unseen">{label}</span>
        <b aria-hidden="true">{salvo.shots}</b>
        <em aria-hidden="true">{salvo.shots === 0 ? '–' : words}</em>
        {hot && <em className="sf-short">−{salvo.hull}</em>}
      </span>
    )
  })

  function resultOf({ shots, hull, cards, markers }: Salvo): string {
    if (shots === 0) return speech.say('starfighter.board.noFire')
    if (hull > 0) return speech.say('starfighter.board.hullLoss', { n: hull })
    return cards > 0
      ? speech.say('starfighter.board.cardLoss', { n: cards })
      : speech.say('starfighter.board.markers', { n: markers })
  }
}

/** Effects that would come to light as cards fall, on the side where they lie: from there on it may go otherwise. */
export function Uncovered({ column: { salvos } }: { readonly column: Column }) {
  const { view, speech } = useTable()
  const near = nearSeat(view)
  return SEATS.map((seat) => {
    const symbols = salvos[seat].uncovers.map(effectId)
    if (symbols.length === 0) return null
    const effects = symbols.map((symbol) => symbolName(symbol, speech)).join(', ')
    const words = speech.say('starfighter.board.uncovers', { effects })
    return (
      <span key={seat} className={`sf-omen ${seat === near ? 'sf-omen-near' : 'sf-omen-far'}`} title={words}>
        <span className="sf-unseen">{words}</span>
        {symbols.map((symbol, at) => (
          <Pictogram key={at} symbol={symbol} size={14} />
        ))}
      </span>
    )
  })
}

/** What the engagement has done, once it is fought. */
export function Fought({ clash }: { readonly clash: Clash }) {
  const { view, speech } = useTable()
  const near = nearSeat(view)
  return [1 - near, near].map((target) => {
    const [hull, cards, markers] = [clash.hull[target], clash.cards[target], clash.markers[target]]
    return (
      <span
        key={target}
        className={`sf-fire sf-fire-${target === near ? 'down' : 'up'}${hull > 0 ? ' sf-hot' : ''}`}
      >
        <b>{clash.salvos[target]}</b>
        <em>
          {hull > 0
            ? speech.say('starfighter.board.hullLoss', { n: hull })
            : cards > 0
              ? speech.say('starfighter.board.cardLoss', { n: cards })
              : speech.say('starfighter.board.markers', { n: markers })}
        </em>
        {hull > 0 && <em className="sf-short">−{hull}</em>}
      </span>
    )
  })
}
