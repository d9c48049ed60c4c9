import { letterOf, seatsUpTo, usualWishes } from '@sternentisch/kernel'
import { useEffect, useMemo, useState } from 'react'
import { titleOf } from '../../home/match-words.ts'
import { onlyPerson } from '../../matches/kept-match.ts'
import type { KeptMatch } from '../../matches/store.ts'
import { type Summary, summaryOf } from '../../matches/summary.ts'
import { addressOf } from '../../shell/router.ts'
import { type LoadedGame, onShelf } from '../../shell/shelf.ts'
import { useSpeech } from '../../shell/speech.ts'
import type { Speech } from '../../text/index.ts'
import { modeOf } from '../names.ts'
import { outcomeInWords } from '../result/outcome.ts'

/** The matches of this device, each with what was played, against whom, and how it ended. */
export function KeptReplays({ kept }: { readonly kept: readonly KeptMatch[] }) {
  return (
    <ul className="open-kept">
      {kept.map((match) => (
        <KeptReplay key={match.id} match={match} />
      ))}
    </ul>
  )
}

function KeptReplay({ match }: { readonly match: KeptMatch }) {
  const loaded = useGame(match.game)
  const speech = useSpeech(loaded?.text)
  const summary = useMemo(() => summaryOf(match.log), [match.log])
  // A log says only what is not as usual.
  const usual = loaded ? usualWishes(loaded.game.options) : {}
  const mode = modeOf({ game: match.game, options: { ...usual, ...summary.options } }, speech)
  const when = new Date(match.changed).toLocaleString(speech.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <li>
      <a href={addressOf({ name: 'replay', match: match.id, log: null, move: null })}>
        <span>
          {titleOf(match, speech)}
          {mode && <small> · {mode}</small>}
        </span>
        <span className="open-outcome">
          {outcomeOf(match, summary, speech) ?? speech.say('table.open.going')}
        </span>
        <small>{when}</small>
      </a>
    </li>
  )
}

/** “You win, 41 : 39”; null as long as the match goes on. */
function outcomeOf({ players }: KeptMatch, { result, ...leavers }: Summary, speech: Speech): string | null {
  if (!result) return null
  const seats = seatsUpTo(players.length)
  const names = players.map(({ name }, seat) => name || letterOf(seats[seat]))
  const who = outcomeInWords(result, { names, ...leavers }, onlyPerson(players), speech)
  const numbers = new Intl.NumberFormat(speech.lang)
  const score = result.scores.map((each) => numbers.format(each).replace('-', '−')).join(' : ')
  return score ? `${who}, ${score}` : who
}

/** A game, which knows its modes and their names; undefined until it is there. */
function useGame(id: string): LoadedGame | undefined {
  const [game, setGame] = useState<LoadedGame>()
  useEffect(() => {
    let left = false
    void onShelf(id)
      ?.load()
      .then((loaded) => {
        if (!left) setGame(loaded)
      })
    return () => {
      left = true
    }
  }, [id])
  return game
}
