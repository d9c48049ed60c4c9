import { useMemo } from 'react'
import { isWhole, useStored } from '../matches/store.ts'
import type { KeptSet } from '../sets/kept-set.ts'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { whyNotDeck } from './judge.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import { resultsOf, totalOf } from './results.ts'
import { openedFor } from './with-set.ts'

interface DeckWayProps {
  readonly opened: OpenDecks
  readonly sets: readonly KeptSet[]
  readonly deck: KeptDeck
  readonly current: string | null
  readonly speech: Speech
}

/** A deck at a glance: how many cards, of which set, whether it may be played, and how it did. */
export function DeckWay({ opened, sets, deck, current, speech }: DeckWayProps) {
  const { id, name, value, set, needs } = deck
  const { say } = speech
  const stored = useStored()
  const within = useMemo(() => openedFor(opened, sets, { set, needs }), [opened, sets, set, needs])
  const { won, lost } = useMemo(
    () => totalOf(value === '' ? [] : resultsOf(within.opened, value, (stored ?? []).filter(isWhole))),
    [within, value, stored],
  )
  const { wishes, rule } = within.opened
  const isLegal = !within.trouble && value !== '' && !whyNotDeck(within.opened, value)
  return (
    <li>
      <a
        href={addressOf({ name: 'decks', game: opened.game.id, deck: id })}
        aria-current={id === current ? 'true' : undefined}
      >
        <b>{name}</b>
        <span>
          {[
            say('decks.count', { n: value === '' ? 0 : rule.list!.count(value, wishes) }),
            within.note?.title,
            won + lost > 0 && say('decks.row.record', { won, lost }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="decks-state" data-state={isLegal ? 'legal' : 'illegal'}>
          <i aria-hidden="true">{isLegal ? '✓' : '✗'}</i>{' '}
          {say(within.trouble ? 'decks.set.none' : isLegal ? 'decks.legal' : 'decks.illegal')}
        </span>
      </a>
    </li>
  )
}
