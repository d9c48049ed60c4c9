import type { Reader, Result, Seat } from '@sternentisch/kernel'
import { type ReactNode, useMemo } from 'react'
import { addressOf, type Place } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { EndingAgain } from '../ending/ending-again.tsx'
import { logWriter, moveInWords } from '../log/log.ts'
import { ShareLink } from '../menu/share-link.tsx'
import { namesFor } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { Recording } from '../recording.ts'
import './course.css'
import { CourseSection } from './course-section.tsx'
import { isPlayedOut, leaversOf, outcomeInWords } from './outcome.ts'
import '../table.css'

interface ResultPageProps {
  readonly recording: Recording
  readonly opened: OpenGame
  readonly result: Result
  /** Who looks, where a single person does. */
  readonly you: Seat | null
  readonly speech: Speech
  /** Where the match is shown from a move on. */
  readonly replayAt: (move: number | null) => Place
  /** What most people want next. */
  readonly next: ReactNode
  /** What somebody asks: beside what comes next, so that it is seen wherever the page is scrolled to. */
  readonly asked?: ReactNode
  readonly children?: ReactNode
}

/** Who won and why, in one sentence and one picture, and what next. */
export function ResultPage(props: ResultPageProps) {
  const { recording, opened, result, you, speech, replayAt, next, asked, children } = props
  const { board } = opened
  const { say } = speech
  const { bill, standing } = recording
  const open = useMemo(() => recording.readerFor('all'), [recording])
  const seen = useMemo(() => (you === null ? open : recording.readerFor(you)), [recording, open, you])
  const names = useMemo(() => namesFor(bill, you ?? 'audience', speech), [bill, you, speech])
  const inWords = useMemo(() => {
    const reader = { seen, board, names, speech }
    const entries = logWriter(reader)()
    return (move: number) => moveInWords(entries, move, reader)
  }, [seen, board, names, speech])
  const release = recording.release(false)
  return (
    <section className="page result">
      {/* The picture says it too, and why; not where somebody gave up. */}
      <h1 tabIndex={-1} className={isPlayedOut(result, standing) ? 'unseen' : undefined}>
        {outcomeInWords(result, { ...bill, ...leaversOf(standing) }, you, speech)}
      </h1>
      <div className="result-picture">
        <board.Result
          view={seen.rest.view}
          names={names}
          speech={speech}
          events={seen.told}
          open={open.rest.view}
          replayAt={(event) => addressOf(replayAt(movesBefore(seen, event)))}
        />
      </div>
      <div className="result-foot">
        {asked}
        <div className="result-next">
          {next}
          <a className="button" href={addressOf(replayAt(null))}>
            {say('table.result.replay')}
          </a>
          <a className="button" href={addressOf(reviewOf(replayAt(null)))}>
            {say('table.result.review')}
          </a>
        </div>
      </div>
      <div className="result-more">
        <EndingAgain {...{ board, seen, names, speech }} />
        {release && <ShareLink release={release} speech={speech} />}
        <a className="button" href="#/">
          {say('table.home')}
        </a>
      </div>
      {children}
      <CourseSection {...{ open, names, speech, inWords, replayAt }} own={you ?? 0} />
    </section>
  )
}

const reviewOf = (place: Place): Place =>
  place.name === 'replay' || place.name === 'at' ? { ...place, review: true } : place

/** How many moves were made before the one that an event belongs to, events counted from the deal on. */
function movesBefore({ opening, scenes }: Reader, event: number): number {
  let told = opening.length - 1
  return Math.max(
    0,
    scenes.findIndex(({ moments }) => {
      told += moments.length - 1
      return event < told
    }),
  )
}
