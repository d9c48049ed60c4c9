import type { Viewer } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import type { Speech } from '../../text/index.ts'
import { TableIcon } from '../icons.tsx'
import type { Notice } from '../recording.ts'
import { EyesSelect } from './eyes-select.tsx'
import type { Projector, Speed } from './projector.ts'
import { SpeedSelect } from './speed-select.tsx'

/** Scrubber, steps, play and pause, speed, and whose eyes. */
export function Controls({
  bill,
  projector,
  speech,
  viewer,
  viewers,
  words,
  at,
  running,
  speed,
  onViewer,
  scrubber,
  children,
}: {
  readonly bill: Notice
  readonly projector: Projector
  readonly speech: Speech
  readonly viewer: Viewer
  /** Whose eyes can be chosen. */
  readonly viewers: readonly Viewer[]
  /** What the viewer was told of the last move; null before the first. */
  readonly words: string | null
  readonly at: number
  readonly running: boolean
  readonly speed: Speed
  readonly onViewer: (viewer: Viewer) => void
  /** What leads to any move, where it is more than a slider. */
  readonly scrubber?: ReactNode
  /** What can be done where it stands. */
  readonly children?: ReactNode
}) {
  const { say } = speech
  const last = projector.scenes.length
  const position =
    words !== null
      ? say('table.replay.at', { n: at, all: last, words })
      : last > 0
        ? say('table.replay.start', { all: last })
        : say('table.replay.empty')
  const step = (icon: 'first' | 'previous' | 'next' | 'last', label: string, onStep: () => void) => (
    <button type="button" className="button tool" title={label} onClick={onStep}>
      <TableIcon name={icon} />
      <span className="unseen">{label}</span>
    </button>
  )
  return (
    <section className="controls" aria-label={say('table.replay.controls')}>
      {scrubber ?? (
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say('table.replay.scrub')}
          aria-valuetext={position}
          onChange={(event) => projector.jump(Number(event.target.value))}
        />
      )}
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
        {children}
        <SpeedSelect {...{ projector, speed, speech }} />
        <EyesSelect {...{ bill, viewer, viewers, speech, onViewer }} />
      </div>
    </section>
  )
}
