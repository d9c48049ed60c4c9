import { letterOf, type Match, type Speech, type Viewer } from '@sternentisch/kernel'
import { TableIcon } from './icons.tsx'
import { nameAt } from './names.ts'
import { type Projector, SPEEDS, type Speed } from './projector.ts'

/** Scrubber, steps, play and pause, speed, and whose eyes. */
export function Controls({
  match,
  projector,
  speech,
  viewer,
  at,
  running,
  speed,
  onViewer,
}: {
  readonly match: Match
  readonly projector: Projector
  readonly speech: Speech
  readonly viewer: Viewer
  readonly at: number
  readonly running: boolean
  readonly speed: Speed
  readonly onViewer: (viewer: Viewer) => void
}) {
  const { say } = speech
  const last = match.steps.length
  const move = match.steps[at - 1]
  const position = move
    ? say('table.replay.at', { n: at, all: last, seat: letterOf(move.seat), move: move.text })
    : say('table.replay.start', { all: last })
  const step = (icon: 'first' | 'previous' | 'next' | 'last', label: string, onStep: () => void) => (
    <button type="button" className="button tool" title={label} onClick={onStep}>
      <TableIcon name={icon} />
      <span className="unseen">{label}</span>
    </button>
  )
  return (
    <section className="controls" aria-label={say('table.replay.controls')}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('table.replay.scrub')}
        aria-valuetext={position}
        onChange={(event) => projector.jump(Number(event.target.value))}
      />
      <div className="controls-row">
        {step('first', say('table.replay.first'), () => projector.jump(0))}
        {step('previous', say('table.replay.previous'), () => projector.jump(at - 1))}
        <button type="button" className="button main tool" onClick={() => projector.toggle()}>
          <TableIcon name={running ? 'pause' : 'play'} />
          <span>{say(running ? 'table.replay.pause' : 'table.replay.play')}</span>
        </button>
        {step('next', say('table.replay.next'), () => projector.forward())}
        {step('last', say('table.replay.last'), () => projector.jump(last))}
        <output className="controls-at">{position}</output>
        <label className="controls-speed">
          <span className="unseen">{say('table.replay.speed')}</span>
          <select
            value={speed}
            onChange={(event) =>
              projector.setSpeed(SPEEDS.find((each) => each === Number(event.target.value)) ?? 1)
            }
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {say('table.replay.times', { times: each.toLocaleString(speech.lang) })}
              </option>
            ))}
          </select>
        </label>
        <label className="controls-eyes">
          <TableIcon name="eye" />
          <span className="unseen">{say('table.replay.eyes')}</span>
          <select value={String(viewer)} onChange={(event) => onViewer(viewerOf(match, event.target.value))}>
            <option value="all">{say('table.replay.open')}</option>
            <option value="audience">{say('table.replay.audience')}</option>
            {match.seats.map((seat) => (
              <option key={seat} value={seat}>
                {nameAt(match, seat)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}

const viewerOf = (match: Match, word: string): Viewer =>
  word === 'all' || word === 'audience' ? word : (match.seats.find((seat) => String(seat) === word) ?? 'all')
