import type { TakesCards } from '@sternentisch/grammar'
import type { LoadedGame } from '../shell/shelf.ts'
import { AddCards } from './add-cards.tsx'
import { calledInWords } from './missing.ts'
import { useCardSpeech } from './words.ts'

interface Props {
  readonly loaded: LoadedGame
  readonly takes: TakesCards
  readonly set: string
  onAdded(): void
}

/** A match waits for its cards: which they are, and where to put them. */
export function MissingCards({ loaded: { game, text }, takes, set, onAdded }: Props) {
  const speech = useCardSpeech(text)
  const { say } = speech
  return (
    <div className="own-cards">
      <p>{say('cards.missing', { name: calledInWords(set) })}</p>
      <p className="why">{say('cards.missing.how')}</p>
      <AddCards game={game} takes={takes} speech={speech} wanted={set} onAdded={onAdded} />
    </div>
  )
}
