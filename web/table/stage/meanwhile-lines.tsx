import { type GameBoard, unbroken } from '@sternentisch/grammar'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { Speech } from '../../text/index.ts'
import { logWriter } from '../log/log.ts'
import { namesFor } from '../names.ts'
import type { Meanwhile } from '../table.ts'

/** Behind the curtain: what happened since somebody looked, as everybody was told of it. */
export function MeanwhileLines({
  meanwhile: { seen, since },
  board,
  speech,
}: {
  readonly meanwhile: Meanwhile
  readonly board: GameBoard
  readonly speech: Speech
}) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const names = useMemo(() => namesFor(seen.bill, 'audience', speech), [seen, speech])
  const entries = logWriter({ seen, board, names, speech })().filter(({ index }) => index >= since)
  useEffect(() => {
    // What came last matters most.
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (entries.length === 0) return null
  return (
    <div className="curtain-news">
      <h2 id={id}>{speech.say('table.curtain.meanwhile')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol ref={list} aria-labelledby={id} tabIndex={0}>
        {entries.flatMap(({ index, lines }) =>
          lines.map(({ words, at, times, as }) => (
            <li key={`${index} ${at}`} className={as && `log-${as}`}>
              {unbroken(words)} {times > 1 && <b>× {times}</b>}
            </li>
          )),
        )}
      </ol>
    </div>
  )
}
