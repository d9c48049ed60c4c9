import { beforePaint, unbroken } from '@sternentisch/grammar'
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react'
import type { Speech } from '../../text/index.ts'
import type { LogEntry, LogLine } from './log.ts'
import { LogRule } from './log-rule.tsx'
import { usePeek } from './use-peek.ts'

/** A line of the log is shown again, from the thing it tells of on; or held on the screen while it is pointed at. */
export interface LogActs {
  readonly onShow: (move: number, at: number) => void
  readonly onPeek?: (move: number | null, at: number) => void
}

/** What happened, move by move, as the viewer was told. */
export function LogPanel({
  entries,
  speech,
  game,
  current,
  onShow,
  onPeek,
}: LogActs & {
  readonly entries: readonly LogEntry[]
  readonly speech: Speech
  readonly game: string
  /** The move to mark; the last one if not given. */
  readonly current?: number
}) {
  const list = useRef<HTMLOListElement>(null)
  const marked = current ?? entries.at(-1)?.index ?? -1
  const length = entries.at(-1)?.lines.length ?? 0
  // Moves that say nothing have no line to stop at.
  const stop = entries.findLast(({ index }) => index >= 0 && index <= marked)?.index
  const { begin, end } = usePeek(onPeek)
  const scrolled = useRef(beforePaint()).current
  /** It opens at the newest line, wherever the finger that opened it happens to be. */
  const seen = useRef(false)
  useEffect(() => {
    // Runs whenever the marked move changes or its text grows; what is read by hand stays where it is.
    if (marked + length < 0) return
    scrolled(() => {
      if (seen.current && list.current?.matches(':hover')) return
      seen.current = true
      const lines = list.current?.querySelectorAll('[aria-current] .log-line')
      lines?.[lines.length - 1]?.scrollIntoView({ block: 'nearest' })
    })
  }, [marked, length, scrolled])
  return (
    <ol className="log" ref={list} onKeyDown={stepThroughLines} onPointerLeave={end}>
      {entries.map(({ index, from, lines, unasked }) => (
        <Move
          key={index}
          {...{ index, from, lines, unasked, speech, game, onShow }}
          onPoint={begin}
          current={index === marked}
          stop={index === stop}
        />
      ))}
    </ol>
  )
}

interface MoveProps {
  readonly index: number
  readonly from: number
  readonly lines: readonly LogLine[]
  readonly unasked: boolean
  readonly current: boolean
  /** Where Tab comes to. */
  readonly stop: boolean
  readonly speech: Speech
  readonly game: string
  readonly onShow: LogActs['onShow']
  readonly onPoint: (event: PointerEvent, move: number, at: number) => void
}

/** A log grows at its end: moves that stay as they are need not be drawn again. */
const Move = memo(function Move({
  index,
  from,
  lines,
  unasked,
  current,
  stop,
  speech,
  game,
  onShow,
  onPoint,
}: MoveProps) {
  return (
    <li className="log-move" aria-current={current ? 'step' : undefined}>
      {lines.map(({ words, at, times, as, rule }, row) => {
        const content = (
          <>
            <span className="log-number">{row === 0 ? numbersOf(from, index) : ''}</span>
            <span>
              {unbroken(words)} {times > 1 && <b>× {times}</b>}{' '}
              {unasked && row === 0 && <em>{speech.say('table.log.unasked')}</em>}
            </span>
          </>
        )
        return (
          <div key={at} className={`log-line${as ? ` log-${as}` : ''}`}>
            {index < 0 ? (
              <p>{content}</p>
            ) : (
              <button
                type="button"
                title={speech.say('table.log.again')}
                tabIndex={stop && row === 0 ? undefined : -1}
                onPointerMove={(event) => onPoint(event, index, at)}
                onClick={() => onShow(index, at)}
              >
                {content}
              </button>
            )}
            {rule && <LogRule game={game} rule={rule} speech={speech} />}
          </div>
        )
      })}
    </li>
  )
})

/** No number is left out: moves of which nothing was told stand with the one that tells of them. */
const numbersOf = (from: number, index: number): string =>
  index < 0 ? '' : from < index ? `${from + 1}–${index + 1}` : `${index + 1}`

/** For Tab the log is one stop, however long it is; the arrows go from line to line. */
function stepThroughLines(event: KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line button')]
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key]
  const next = to === undefined ? undefined : lines[to]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
