import { nameOfCards } from '@sternentisch/games/card-sets'
import { isRefusal } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import { contentOf, nameOf } from '../../sets/kept-set.ts'
import { addressOf } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { fetchSet } from '../fetch-set.ts'

interface OwnCardsProps {
  readonly game: Notice['game']
  readonly hash: string
  readonly speech: Speech
}

/** Cards that whoever invites has brought along: what they call them, and where all of them can be looked at before one sits down. */
export function OwnCards({ game, hash, speech: { say } }: OwnCardsProps) {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    void fetchSet(hash).then((set) => {
      if (!left && !isRefusal(set)) setName(nameOf({ title: '' }, contentOf(set)) || null)
    })
    return () => {
      left = true
    }
  }, [hash])
  return (
    <p className="own-set">
      {name === null ? say('lobby.cards.own') : say('lobby.cards.named', { set: name })}{' '}
      <a href={addressOf({ name: 'cards', game, card: null, set: nameOfCards(hash) })}>
        {say('lobby.cards.look')}
      </a>
    </p>
  )
}
