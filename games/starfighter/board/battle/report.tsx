// §11 Battle report: column by column, until the viewer has read it
import { figure, type Seat } from '@sternentisch/kernel'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { columnOf } from '../../reading/columns.ts'
import { nearSeat, SEATS } from '../../reading/seats.ts'
import { effectId } from '../../reading/symbols.ts'
import { writeSector } from '../../rules/notation.ts'
import { other } from '../../rules/table.ts'
import { cruiserName } from '../../words/names.ts'
import { symbolName } from '../../words/symbols.ts'
import { Pictogram } from '../art/pictograms.tsx'
import { LABEL } from '../plan/measures.ts'
import { useTable } from '../table/context.ts'
import type { Clash, Memory } from '../table/memory.ts'
import '../table/button.css'
import './report.css'
import './seam.css'

interface ReportProps {
  readonly report: NonNullable<Memory['report']>
  readonly onClose: () => void
}

export function Report({ report, onClose }: ReportProps) {
  const { view, names, speech, plan } = useTable()
  const near = nearSeat(view)
  const clashes = [...report.clashes].sort((a, b) => columnOf(view, 0, a.south) - columnOf(view, 0, b.south))
  const title = speech.say('starfighter.board.report', { number: report.round })
  const [heading, told] = [useId(), useId()]
  const button = useFocusMeanwhile()
  const lost = SEATS.map((seat) => clashes.reduce((sum, { hull }) => sum + hull[seat], 0))
  return (
    <section
      className="sf-report"
      style={plan.shape === 'tall' ? { top: plan.farTop - LABEL } : undefined}
      role="dialog"
      aria-labelledby={heading}
      aria-describedby={told}
      onKeyDown={closeWith(onClose)}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button ref={button} type="button" className="sf-button sf-go-on" onClick={onClose}>
          {speech.say('starfighter.board.goOn')}
        </button>
      </header>
      <ol id={told}>
        {clashes.map((clash) => (
          <li key={`${clash.south} ${clash.north}`}>
            <b className="sf-team-far">{writeSector(1 - near, near === 0 ? clash.north : clash.south)}</b>
            <Loss clash={clash} seat={other(near)} />
            <Loss clash={clash} seat={near} />
            <b className="sf-team-near">{writeSector(near, near === 0 ? clash.south : clash.north)}</b>
            <Uncovered clash={clash} />
          </li>
        ))}
      </ol>
      <footer>
        {[other(near), near].map((seat) => (
          <span key={seat} className={seat === near ? 'sf-team-near' : 'sf-team-far'}>
            {cruiserName(view, names, seat)} <b>{figure(view.hull[seat])}</b> ({figure(-lost[seat])})
          </span>
        ))}
      </footer>
    </section>
  )
}

/** Whoever plays by keyboard or listens is led to the report, and afterwards back to where they were. */
function useFocusMeanwhile() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return button
}

/** Keys here are meant for the report, not for the cards behind it. */
const closeWith =
  (onClose: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Tab') event.stopPropagation()
  }

/** What one side took. */
function Loss({ clash, seat }: { readonly clash: Clash; readonly seat: Seat }) {
  const { speech } = useTable()
  const words = [
    speech.say('starfighter.board.took', { n: clash.salvos[seat] }),
    ...(clash.cards[seat] > 0 ? [speech.say('starfighter.board.cardLoss', { n: clash.cards[seat] })] : []),
    ...(clash.hull[seat] > 0 ? [speech.say('starfighter.board.hullLoss', { n: clash.hull[seat] })] : []),
  ]
  return (
    <span className={`sf-loss${clash.hull[seat] > 0 ? ' sf-hot' : ''}`}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  )
}

/** The effects that came to light in between. */
function Uncovered({ clash }: { readonly clash: Clash }) {
  const { speech } = useTable()
  return (
    <span className="sf-uncovered">
      {clash.effects.map((effect, at) => {
        const symbol = effectId(effect)
        return <Pictogram key={at} symbol={symbol} size={16} label={symbolName(symbol, speech)} />
      })}
    </span>
  )
}
