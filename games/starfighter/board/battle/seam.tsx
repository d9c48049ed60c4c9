import type { CSSProperties } from 'react'
import { columnOf, columnsOf } from '../../reading/columns.ts'
import { phaseOf } from '../../reading/phase.ts'
import { nearSeat, SEATS } from '../../reading/seats.ts'
import { effectId } from '../../reading/symbols.ts'
import { offsetAfter } from '../../rules/battle.ts'
import { writeSector } from '../../rules/notation.ts'
import { symbolName } from '../../words/symbols.ts'
import { Pictogram } from '../art/pictograms.tsx'
import { useTable } from '../table/context.tsx'
import type { Clash } from '../table/memory.ts'
import { battleAt, type Column, type Salvo } from './forecast.ts'

/** Between the boards: who fires at whom in each column, and what would come of it. */
export function Seam() {
  const { view, plan, foreseen, foresight, memory, event } = useTable()
  const offset =
    foreseen?.kind === 'shift' ? offsetAfter(view.offset, nearSeat(view), foreseen.to) : view.offset
  const columns = battleAt(foresight?.after ?? view, offset)
  const shifted = offset !== view.offset
  const near = nearSeat(view)
  const order = foreseen?.kind === 'order' ? foreseen.to : 0
  const fought = phaseOf(view) === 'battle' ? memory.battle : []
  const firing = event?.kind === 'engagement' || view.pending.some(({ kind }) => kind === 'salvo')
  const underWay = firing ? fought.at(-1) : undefined
  return (
    <ol className="sf-seam" style={{ top: plan.seamTop, height: plan.seam }}>
      {Array.from({ length: columnsOf(view.offset) }, (_, at) => {
        const column = columns.find(({ sectors }) => columnOf(view, near, sectors[near]) === at)
        const clash = column && fought.findLast(({ south }) => south === column.sectors[0])
        const { left, width, slim } = plan.columns[at]
        const style = { left, width, height: plan.seam }
        if (!column) return <Idle key={at} style={style} slim={slim} />
        const place = order === 0 ? 0 : placeIn(columns, column, order)
        const fights = clash !== undefined && clash === underWay
        return (
          <li
            key={at}
            className={`sf-plate${clash ? ' sf-fought' : ''}${shifted ? ' sf-shifted' : ''}`}
            style={style}
            data-clash={fights ? '' : undefined}
          >
            {clash ? <Fought clash={clash} /> : <Foretold column={column} />}
            {!clash && <Uncovered column={column} />}
            {shifted && (
              <span className="sf-plate-foe">{writeSector(1 - near, column.sectors[1 - near])}</span>
            )}
            {place > 0 && <span className="sf-plate-place">{place}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** The first, the second …: by the direction chosen. */
const placeIn = (columns: readonly Column[], column: Column, order: number): number => {
  const at = columns.indexOf(column)
  return order > 0 ? at + 1 : columns.length - at
}

function Idle({ style, slim }: { readonly style: CSSProperties; readonly slim: boolean }) {
  const { speech } = useTable()
  const words = speech.say('starfighter.board.noContact')
  return (
    <li className="sf-plate sf-plate-idle" style={style} title={words}>
      {slim ? <span className="sf-unseen">{words}</span> : words}
    </li>
  )
}

/** Left: the fire of whoever sits below; right: the fire that comes down. */
function Foretold({ column: { sectors, salvos } }: { readonly column: Column }) {
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
function Uncovered({ column: { salvos } }: { readonly column: Column }) {
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
function Fought({ clash }: { readonly clash: Clash }) {
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
