import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { movesOf, titleOf, turnOf } from './match-words.ts'
import type { OpenMatch } from './open-matches.ts'
import { RemoveButton } from './remove-button.tsx'
import { MatchThumbnail } from './thumbnail.tsx'

interface Props {
  readonly matches: readonly OpenMatch[]
  onRemove(match: OpenMatch): void
}

const HEADING = 'more-matches'

/** They may lie far below: there, and on from there with the keyboard. */
export function goToMore(): void {
  const heading = document.getElementById(HEADING)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** The open matches after the first. */
export function MoreMatches({ matches, onRemove }: Props) {
  const speech = useSpeech()
  const { say } = speech
  return (
    <section className="more" aria-labelledby={HEADING}>
      <header>
        <h2 id={HEADING} tabIndex={-1}>
          {say('home.open.more')}
        </h2>
      </header>
      <ul className="rows">
        {matches.map((match) => {
          const title = titleOf(match.kept, speech)
          return (
            <li key={match.kept.id}>
              <a href={addressOf({ name: 'table', match: match.kept.id })}>
                <MatchThumbnail match={match} />
                <span className="words">
                  <b>{title}</b>
                  <span className="note">
                    {[turnOf(match, speech), movesOf(match, speech, Date.now())].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </a>
              <RemoveButton title={title} onRemove={() => onRemove(match)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
