// §11 Battle simulator: two fleets from the box, set up and damaged at will, fought out row by row
import '../../board/fonts.css'
import '../../board/tokens.css'
import '../../board/table/table.css'
import './simulator.css'
import { useMemo, useState } from 'react'
import { BaseFleet } from '../../board/fleets/base-fleet.tsx'
import { tell } from '../../board/log/tell.ts'
import { Plot } from '../../board/plot/plot.tsx'
import { type TableProps, TableProvider } from '../../board/table/context.ts'
import { NUMERALS } from '../../reading/classes.ts'
import { kitFor } from '../../reading/kit.ts'
import type { Speech } from '../../text/index.ts'
import { type Course, courseOf, type Instant, vectorOf } from './course.ts'
import { FleetEditor } from './fleet-editor.tsx'
import { EXAMPLE, type Fleets } from './fleets.ts'
import { type SimulatorWords, WORDS } from './words.ts'

/** As long as a salvo at a table. */
const COUNTING = 600

export default function Simulator({ speech }: { readonly speech: Speech }) {
  const words = WORDS[speech.lang]
  const [fleets, setFleets] = useState(EXAMPLE)
  const [step, setStep] = useState(0)
  const course = useMemo(() => courseOf(fleets), [fleets])
  const instant = course.instants[step]
  const change = (changed: Fleets): void => {
    setFleets(changed)
    setStep(0)
  }
  const names = [words.attacker, words.defender]
  return (
    <div className="spacetrace sp-sim">
      <Battlefield course={course} instant={instant} names={names} speech={speech} />
      <Steps course={course} step={step} words={words} onStep={setStep} />
      <Told instant={instant} names={names} words={words} speech={speech} />
      <div className="sp-sim-sides">
        <FleetEditor seat={0} {...{ fleets, speech, words }} onChange={change} />
        <FleetEditor seat={1} {...{ fleets, speech, words }} onChange={change} />
      </div>
      <Vector text={vectorOf(fleets, course)} words={words} />
    </div>
  )
}

interface ShownProps {
  readonly instant: Instant
  readonly names: readonly string[]
  readonly speech: Speech
}

/** The middle of the table, drawn by the table's own parts. */
function Battlefield({ course, instant, names, speech }: ShownProps & { readonly course: Course }) {
  const still = document.documentElement.dataset.motion === 'none'
  const table: TableProps = {
    view: instant.view,
    event: null,
    names,
    speech,
    choice: null,
    time: still ? 0 : COUNTING,
    fought: instant.fought,
    report: null,
    expected: course.outcome,
    reorder: null,
    without: null,
    card: null,
    goal: null,
  }
  return (
    <TableProvider value={table}>
      <div className="sp-board" data-fleets="1" data-still={still ? '' : undefined}>
        <div className="sp-table">
          <BaseFleet seat={1} />
          <Plot />
          <BaseFleet seat={0} />
        </div>
      </div>
    </TableProvider>
  )
}

interface StepsProps {
  readonly course: Course
  readonly step: number
  readonly words: SimulatorWords
  onStep(step: number): void
}

function Steps({ course: { instants }, step, words, onStep }: StepsProps) {
  const last = step === instants.length - 1
  return (
    <nav className="sp-sim-steps" aria-label={words.steps}>
      {instants.map(({ row }, at) => (
        <button
          key={row ?? 0}
          type="button"
          className="button"
          aria-current={at === step ? 'step' : undefined}
          onClick={() => onStep(at)}
        >
          {row === null ? words.before : `${words.row} ${NUMERALS[row]}`}
        </button>
      ))}
      <button type="button" className="button main" onClick={() => onStep(last ? 0 : step + 1)}>
        {last ? words.again : words.next}
      </button>
    </nav>
  )
}

/** What happened in the row, as the log of a match would say it. */
function Told({ instant, names, words, speech }: ShownProps & { readonly words: SimulatorWords }) {
  const telling = { viewer: 'audience', names, speech, kit: kitFor(instant.view) } as const
  const lines = instant.events
    .filter(({ kind }) => kind !== 'battle')
    .flatMap((event) => tell(event, telling) ?? [])
  return (
    <ol className="sp-sim-told" aria-live="polite">
      {lines.length === 0 && <li>{words.nothing}</li>}
      {lines.map((line, at) => (
        <li key={`${at} ${line}`}>{line}</li>
      ))}
    </ol>
  )
}

function Vector({ text, words }: { readonly text: string; readonly words: SimulatorWords }) {
  const [copied, setCopied] = useState('')
  return (
    <details className="sp-sim-text">
      <summary>{words.text}</summary>
      <textarea className="field" readOnly rows={8} aria-label={words.text} value={text} />
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {copied === text ? words.copied : words.copy}
      </button>
    </details>
  )
}
