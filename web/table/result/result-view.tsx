import { eventsFor, type Match, type Seat } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { rematch } from '../../matches/continue.ts'
import { sitDown } from '../../matches/sit-down.ts'
import type { KeptMatch } from '../../matches/store.ts'
import { addressOf } from '../../shell/router.ts'
import { useSpeech } from '../../shell/speech.ts'
import './course.css'
import { logWriter, moveInWords } from '../log/log.ts'
import { Release } from '../menu/share.ts'
import { ShareLink } from '../menu/share-link.tsx'
import { namesFor } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import { CourseSection } from './course-section.tsx'
import { isPlayedOut, outcomeInWords } from './outcome.ts'
import '../table.css'

/** Who won and why, in one sentence and one picture, and what next. */
export function ResultView({
  kept,
  match,
  opened: { text, board },
}: {
  readonly kept: KeptMatch
  readonly match: Match
  readonly opened: OpenGame
}) {
  const speech = useSpeech(text)
  const { say } = speech
  const persons = match.seats.filter((seat) => kept.players[seat]?.kind === 'person')
  const you: Seat | null = persons.length === 1 ? persons[0] : null
  const names = useMemo(() => namesFor(match, you ?? 'audience', speech), [match, you, speech])
  const events = useMemo(
    () => eventsFor([...match.dealt, ...match.steps.flatMap((step) => step.events)], you ?? 'all'),
    [match, you],
  )
  const inWords = useMemo(() => {
    const reader = { match, board, viewer: you ?? ('all' as const), names, speech }
    const entries = logWriter(reader)()
    return (move: number) => moveInWords(entries, move, reader)
  }, [match, board, you, names, speech])
  const replayAt = (event: number): string =>
    addressOf({ name: 'replay', match: kept.id, log: null, move: movesBefore(match, event) })
  const { result } = match
  const release = Release.of(match, { running: result === null })
  const back = addressOf({ name: 'table', match: kept.id })
  if (!result)
    return (
      <section className="page result">
        <h1 tabIndex={-1}>{say('table.result.goesOn')}</h1>
        <p>
          <a className="button main" href={back}>
            {say('table.result.toTable')}
          </a>
        </p>
      </section>
    )
  const { Result } = board
  const view = match.view(you ?? 'all')
  return (
    <section className="page result">
      {/* The picture says it too, and why; not where somebody gave up. */}
      <h1 tabIndex={-1} className={isPlayedOut(result, match) ? 'unseen' : undefined}>
        {outcomeInWords(result, match, you, speech)}
      </h1>
      <div className="result-picture">
        <Result
          view={view}
          names={names}
          speech={speech}
          events={events}
          open={match.view('all')}
          replayAt={replayAt}
        />
      </div>
      <div className="result-next">
        <button
          type="button"
          className="button main"
          onClick={() => sitDown(rematch(match, kept.players, result.winners))}
        >
          {say('table.result.rematch')}
        </button>
        <a className="button" href={addressOf({ name: 'replay', match: kept.id, log: null, move: null })}>
          {say('table.result.replay')}
        </a>
        {release && <ShareLink release={release} speech={speech} />}
        <a className="button" href="#/">
          {say('table.home')}
        </a>
      </div>
      <CourseSection match={match} own={you ?? 0} names={names} speech={speech} inWords={inWords} />
    </section>
  )
}

/** How many moves were made before the one that an event belongs to, events counted from the deal on. */
function movesBefore({ dealt, steps }: Match, event: number): number {
  let told = dealt.length
  return Math.max(
    0,
    steps.findIndex(({ events }) => {
      told += events.length
      return event < told
    }),
  )
}
