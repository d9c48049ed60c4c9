import type { Reader, Result } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { type KeptMatch, onlyPerson } from '../../matches/kept-match.ts'
import { addressOf } from '../../shell/router.ts'
import { useSpeech } from '../../shell/speech.ts'
import { EndingAgain } from '../ending/ending-again.tsx'
import { logWriter, moveInWords } from '../log/log.ts'
import { ShareLink } from '../menu/share-link.tsx'
import { namesFor } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { Recording } from '../recording.ts'
import './course.css'
import { CourseSection } from './course-section.tsx'
import { isPlayedOut, outcomeInWords } from './outcome.ts'
import '../table.css'

interface ResultViewProps {
  readonly kept: KeptMatch
  readonly recording: Recording
  readonly opened: OpenGame
}

/** How a match ended; nothing of it as long as it goes on. */
export function ResultView(props: ResultViewProps) {
  const { result } = props.recording.standing
  return result ? <Ended {...props} result={result} /> : <GoesOn kept={props.kept} />
}

function GoesOn({ kept }: { readonly kept: KeptMatch }) {
  const { say } = useSpeech()
  return (
    <section className="page result">
      <h1 tabIndex={-1}>{say('table.result.goesOn')}</h1>
      <p>
        <a className="button main" href={addressOf({ name: 'table', match: kept.id })}>
          {say('table.result.toTable')}
        </a>
      </p>
    </section>
  )
}

/** Who won and why, in one sentence and one picture, and what next. */
function Ended({ kept, recording, opened, result }: ResultViewProps & { readonly result: Result }) {
  const { text, board } = opened
  const speech = useSpeech(text)
  const { say } = speech
  const you = onlyPerson(kept.players)
  const { bill, standing } = recording
  const open = useMemo(() => recording.readerFor('all'), [recording])
  const seen = useMemo(() => (you === null ? open : recording.readerFor(you)), [recording, open, you])
  const names = useMemo(() => namesFor(bill, you ?? 'audience', speech), [bill, you, speech])
  const inWords = useMemo(() => {
    const reader = { seen, board, names, speech }
    const entries = logWriter(reader)()
    return (move: number) => moveInWords(entries, move, reader)
  }, [seen, board, names, speech])
  const replayAt = (event: number): string =>
    addressOf({ name: 'replay', match: kept.id, log: null, move: movesBefore(seen, event) })
  const release = recording.release(false)
  return (
    <section className="page result">
      {/* The picture says it too, and why; not where somebody gave up. */}
      <h1 tabIndex={-1} className={isPlayedOut(result, standing) ? 'unseen' : undefined}>
        {outcomeInWords(result, { ...bill, ...standing }, you, speech)}
      </h1>
      <div className="result-picture">
        <board.Result
          view={seen.rest.view}
          names={names}
          speech={speech}
          events={seen.told}
          open={open.rest.view}
          replayAt={replayAt}
        />
      </div>
      <div className="result-next">
        <button type="button" className="button main" onClick={() => recording.rematch(kept)}>
          {say('table.result.rematch')}
        </button>
        <a className="button" href={addressOf({ name: 'replay', match: kept.id, log: null, move: null })}>
          {say('table.result.replay')}
        </a>
      </div>
      <div className="result-more">
        <EndingAgain {...{ board, seen, names, speech }} />
        {release && <ShareLink release={release} speech={speech} />}
        <a className="button" href="#/">
          {say('table.home')}
        </a>
      </div>
      <CourseSection open={open} own={you ?? 0} names={names} speech={speech} inWords={inWords} />
    </section>
  )
}

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
