import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { movesOf, titleOf, turnOf } from './match-words.ts'
import type { OpenMatch } from './open-matches.ts'
import { RemoveButton } from './remove-button.tsx'
import { MatchThumbnail } from './thumbnail.tsx'

interface Props {
  readonly match: OpenMatch
  /** How many more are open. */
  readonly others: number
  onRemove(): void
  onOthers(): void
}

/** The match that waits longest in the foreground: the only bright frame above the panels. */
export function ContinueCard({ match, others, onRemove, onOthers }: Props) {
  const speech = useSpeech()
  const { say } = speech
  const title = titleOf(match.kept, speech)
  const turn = turnOf(match, speech)
  return (
    <section className="bright card" aria-label={say('home.open')}>
      <MatchThumbnail match={match} />
      <div className="words">
        <span className={turn ? 'turn' : 'turn unknown'}>{turn}</span>
        <b>{title}</b>
        <span>{movesOf(match, speech, Date.now())}</span>
        {others > 0 && (
          <button type="button" className="others" onClick={onOthers}>
            {say('home.open.others', { n: others })}
          </button>
        )}
      </div>
      <a
        className="button go"
        href={addressOf({ name: 'table', match: match.kept.id })}
        aria-label={say('home.continue.match', { match: title })}
      >
        {say('home.continue')}
        <Icon name="onward" />
      </a>
      <RemoveButton title={title} onRemove={onRemove} />
    </section>
  )
}
