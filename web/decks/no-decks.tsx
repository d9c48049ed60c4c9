import { useMemo } from 'react'
import { NothingHere } from '../shell/nothing-here.tsx'
import { addressOf } from '../shell/router.ts'
import { deckGames } from './open-decks.ts'
import { useDeckSpeech } from './words.ts'

const NO_TEXT = { en: {}, de: {}, fr: {} }

/** A game that people bring no decks to: that it is so, which ones have decks, and the way to its table. */
export function NoDecks({ game }: { readonly game: string }) {
  const speech = useDeckSpeech(NO_TEXT)
  const { say, lang } = speech
  const name = say(`home.game.${game}`)
  const games = useMemo(() => new Intl.ListFormat(lang), [lang]).format(
    deckGames.map((id) => say(`home.game.${id}`)),
  )
  return (
    <NothingHere
      heading={say('decks.without', { game: name })}
      line={say('decks.without.line', { games })}
      way={{ href: addressOf({ name: 'new', game }), words: say('decks.without.play', { game: name }) }}
    />
  )
}
