import type { Speech } from '@sternentisch/kernel'
import { memo, useEffect, useRef } from 'react'
import type { LogEntry } from './log.ts'

/** A move with more to tell than this is told line by line. */
const SHORT = 4

/** What happened, move by move, as the viewer was told; a click shows a move again. */
export function LogPanel({
  entries,
  speech,
  current,
  onShow,
}: {
  readonly entries: readonly LogEntry[]
  readonly speech: Speech
  /** The move to mark; the last one if not given. */
  readonly current?: number
  readonly onShow: (index: number) => void
}) {
  const list = useRef<HTMLOListElement>(null)
  const marked = current ?? entries.at(-1)?.index ?? -1
  const length = entries.at(-1)?.lines.length ?? 0
  useEffect(() => {
    // Runs whenever the marked move changes or its text grows.
    if (marked + length >= 0)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, length])
  return (
    <ol className="log" ref={list}>
      {entries.map(({ index, lines, unasked }) => (
        <Row
          key={index}
          index={index}
          words={lines.join(lines.length > SHORT ? '\n' : ' ')}
          unasked={unasked}
          current={index === marked}
          speech={speech}
          onShow={onShow}
        />
      ))}
    </ol>
  )
}

/** A log grows at its end: rows that stay as they are need not be drawn again. */
const Row = memo(function Row({
  index,
  words,
  unasked,
  current,
  speech,
  onShow,
}: {
  readonly index: number
  readonly words: string
  readonly unasked: boolean
  readonly current: boolean
  readonly speech: Speech
  readonly onShow: (index: number) => void
}) {
  return (
    <li aria-current={current ? 'step' : undefined}>
      {index < 0 ? (
        <div className="log-move">{words}</div>
      ) : (
        <button
          type="button"
          className="log-move"
          title={speech.say('table.log.again')}
          onClick={() => onShow(index)}
        >
          <span className="log-number">{index + 1}</span>
          <span>
            {words} {unasked && <em>{speech.say('table.log.unasked')}</em>}
          </span>
        </button>
      )}
    </li>
  )
})
