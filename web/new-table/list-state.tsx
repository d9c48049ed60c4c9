import { isPossible, type Refusal, type SetNote } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import { addressOf } from '../shell/router.ts'
import type { OptionProps } from './plain-option.tsx'
import { Refused } from './refused.tsx'

interface ListStateProps extends Omit<OptionProps, 'onChange'> {
  readonly id: string
  readonly refusal: Refusal | null
  /** It is typed, and not one of the ready-made. */
  readonly isOwn: boolean
  /** The set that it came with, if it says so. */
  readonly needs: SetNote | null
  readonly children: ReactNode
}

/** What there is to say of a list: how long it is, and what is wrong or unusual with it. */
export function ListState(props: ListStateProps) {
  const { id, game, rule, chosen, speech, refusal, isOwn, needs, children } = props
  const { say } = speech
  const list = rule.list!
  const value = String(chosen[rule.id])
  const count = list.count(value, chosen)
  const unusual = refusal ? null : (list.unusual?.(value, chosen) ?? null)
  const isOfOther = needs !== null && !String(chosen.cards).startsWith(`set-${needs.hash}`)
  const noneFits =
    refusal !== null && !isOwn && !rule.values.some((each) => isPossible(game.options, chosen, rule, each))
  return (
    <div className="list-state">
      <p id={id} role="status">
        {count > 0 && <span className="count">{say('home.new.list.count', { n: count })}</span>}{' '}
        {isOfOther && <span>{say('home.new.list.needs', { set: needs.title, hash: needs.hash })}</span>}{' '}
        {refusal && <Refused game={game.id} refusal={refusal} speech={speech} />}
        {noneFits && (
          <span className="wrong">
            {say('home.new.list.noneFits')}{' '}
            <a href={addressOf({ name: 'decks', game: game.id, deck: null })}>{say('home.new.list.build')}</a>
          </span>
        )}
        {unusual && <Refused game={game.id} refusal={unusual} speech={speech} only="unusual" />}
      </p>
      {children}
    </div>
  )
}
