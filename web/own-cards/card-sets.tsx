import type { TakesCards } from '@sternentisch/grammar'
import type { OptionRule, Wishes } from '@sternentisch/kernel'
import { useCallback, useEffect, useState } from 'react'
import { isWhole, useStored, useUnkept } from '../matches/store.ts'
import { PlainOption } from '../new-table/plain-option.tsx'
import { valueInWords } from '../new-table/value-select.tsx'
import { addressOf } from '../shell/router.ts'
import type { LoadedGame } from '../shell/shelf.ts'
import { AddCards } from './add-cards.tsx'
import { removeOwnCards } from './at-hand.ts'
import { cardsIn } from './missing.ts'
import { keptCards } from './store.ts'
import { useCardSpeech } from './words.ts'

interface Props {
  readonly loaded: LoadedGame
  readonly takes: TakesCards
  readonly rule: OptionRule
  readonly chosen: Wishes
  onChange(chosen: Wishes): void
}

/** Which cards a match is played with, and where one brings one's own. */
export function CardSets({ loaded, takes, rule, chosen, onChange }: Props) {
  const { game, text } = loaded
  const speech = useCardSpeech(text)
  const { say } = speech
  const [names, readNames] = useNames(game.id)
  const matches = (useStored() ?? []).filter(isWhole)
  const unkept = useUnkept()
  const choose = (cards: Wishes[string]): void => onChange({ ...chosen, cards })
  const matchesWith = (name: string): number =>
    matches.filter((kept) => kept.game === game.id && cardsIn(kept.log) === name).length
  const add = (name: string): void => {
    readNames()
    choose(name)
  }
  const remove = async (name: string): Promise<void> => {
    await removeOwnCards(game, takes, name)
    readNames()
    choose(chosen.cards === name ? rule.default : chosen.cards)
  }
  return (
    <details className="house-rules">
      <summary>
        <h2>{say('cards.heading')}</h2>
        <span className="state">{valueInWords(game, rule, chosen.cards, speech)}</span>
      </summary>
      <div className="choices">
        {rule.values.length > 1 && (
          <PlainOption game={game} rule={rule} chosen={chosen} speech={speech} onChange={choose} />
        )}
        <div className="own-cards">
          <b>{say('cards.own')}</b>
          <p className="why">
            {say('cards.why')} {unkept !== 'forbidden' && say('cards.why.kept')}
          </p>
          {names.length > 0 && (
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <b>{name}</b>
                  {!rule.values.includes(name) && <span className="wrong">{say('cards.outdated')}</span>}
                  <a className="button" href={addressOf({ name: 'print', game: game.id, set: name })}>
                    {say('cards.print')}
                    <span className="unseen">{name}</span>
                  </a>
                  <Remove
                    say={say}
                    name={name}
                    matches={matchesWith(name)}
                    onRemove={() => void remove(name)}
                  />
                </li>
              ))}
            </ul>
          )}
          <AddCards game={game} takes={takes} speech={speech} onAdded={add} />
        </div>
      </div>
    </details>
  )
}

/** The names of the sets that are kept, and a way to look again. */
function useNames(game: string): readonly [names: readonly string[], readNames: () => void] {
  const [names, setNames] = useState<readonly string[]>([])
  const read = useCallback(() => void keptCards(game).then((kept) => setNames([...kept.keys()])), [game])
  useEffect(read, [read])
  return [names, read]
}

interface RemoveProps {
  readonly say: ReturnType<typeof useCardSpeech>['say']
  readonly name: string
  readonly matches: number
  onRemove(): void
}

/** Matches that are played with a set are not lost with it, but they wait for it: that is asked about. */
function Remove({ say, name, matches, onRemove }: RemoveProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      {asks && <span role="alert">{say('cards.remove.used', { n: matches })}</span>}
      <button
        type="button"
        className="button"
        onClick={() => (matches > 0 && !asks ? setAsks(true) : onRemove())}
      >
        {asks ? say('cards.remove.sure') : say('cards.remove')}
        <span className="unseen">{name}</span>
      </button>
    </>
  )
}
