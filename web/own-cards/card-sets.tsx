import type { TakesCards } from '@sternentisch/grammar'
import type { OptionRule, Refusal, Wishes } from '@sternentisch/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import { contentOf, type KeptSet, nameOf } from '../sets/kept-set.ts'
import { playedAs } from '../sets/played.ts'
import { setsFor, useStoredSets } from '../sets/store.ts'
import { addressOf } from '../shell/router.ts'
import type { LoadedGame } from '../shell/shelf.ts'
import { makePlayable } from './at-hand.ts'
import { useCardSpeech } from './words.ts'
import './own-cards.css'

interface Props {
  readonly loaded: LoadedGame
  readonly takes: TakesCards
  readonly rule: OptionRule
  readonly chosen: Wishes
  /** A set of one's own that somebody came with. */
  readonly wanted?: string | undefined
  /** Why none of one's own can be used here. */
  readonly barred?: string | null
  onChange(chosen: Wishes): void
}

/** Which cards a match is played with: those of the game, or a set of one's own. */
export function CardSets({ loaded, takes, rule, chosen, wanted, barred = null, onChange }: Props) {
  const { game, text } = loaded
  const speech = useCardSpeech(text)
  const { say, explain } = speech
  const stored = useStoredSets()
  const mine = setsFor(stored, game.id)
  const [refused, setRefused] = useState<{ readonly id: string; readonly refusal: Refusal } | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const group = useId()
  const choose = (set: KeptSet | null): void => {
    const played = set && playedAs(set)
    const refusal = played ? makePlayable(game, takes, played.name, played.file) : null
    setRefused(set && refusal ? { id: set.id, refusal } : null)
    // What was chosen before stays, unless it is this one: nobody plays with what it was.
    if (refusal && set?.id !== picked) return
    setPicked((!refusal && set?.id) || null)
    onChange({ ...chosen, cards: (!refusal && played?.name) || rule.default })
  }
  const came = mine.find(({ id }) => id === wanted)
  useOnce(came !== undefined && !barred, () => choose(came ?? null))
  const isOwn = chosen.cards !== rule.default
  useEffect(() => {
    if (barred && isOwn) onChange({ ...chosen, cards: rule.default })
  })
  const current = isOwn ? picked : null
  const shown = mine.find(({ id }) => id === current)
  // The set that is chosen is changed in another tab, or deleted there.
  const isOther = stored !== null && current !== null && (!shown || playedAs(shown)?.name !== chosen.cards)
  const [lost, setLost] = useState(wanted)
  useEffect(() => {
    if (!isOther) return
    if (!shown) setLost(current ?? undefined)
    choose(shown ?? null)
  })
  const isGone = lost !== undefined && stored !== null && !mine.some(({ id }) => id === lost)
  const titleOf = (set: KeptSet): string => nameOf(set, contentOf(set))
  return (
    <details className="house-rules" open={wanted !== undefined}>
      <summary>
        <h2>{say('cards.heading')}</h2>
        <span className="state">{shown ? titleOf(shown) : say('cards.shipped')}</span>
      </summary>
      <div className="choices">
        <fieldset className="own-cards">
          <legend>{say('cards.which')}</legend>
          <label className="own-choice">
            <input type="radio" name={group} checked={current === null} onChange={() => choose(null)} />
            <span>{say('cards.shipped')}</span>
          </label>
          {mine.map((set) => (
            <label key={set.id} className="own-choice">
              <input
                type="radio"
                name={group}
                checked={current === set.id}
                disabled={barred !== null}
                onChange={() => choose(set)}
                aria-describedby={refused?.id === set.id ? `${group}-wrong` : undefined}
              />
              <span>{titleOf(set)}</span>
              <a href={addressOf({ name: 'cards', game: game.id, card: null, set: set.id })}>
                {say('cards.look')}
                <span className="unseen">{titleOf(set)}</span>
              </a>
            </label>
          ))}
          <p id={`${group}-wrong`} role="alert" className="wrong">
            {refused && `${say('cards.faulty')} ${explain(refused.refusal)}`}
            {isGone && current === null && say('cards.gone')}
            {mine.length > 0 && barred}
          </p>
          <p className="why">
            {say('cards.why')}{' '}
            <a href={addressOf({ name: 'sets', game: game.id, set: refused?.id ?? null, at: null })}>
              {say('cards.make')}
            </a>
          </p>
        </fieldset>
      </div>
    </details>
  )
}

/** Once it is so, it is done, and never again. */
function useOnce(ready: boolean, deed: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (!ready || done.current) return
    done.current = true
    deed()
  })
}
