import { isRefusal, type Refusal, usualWishes } from '@sternentisch/kernel'
import { type FormEvent, useState } from 'react'
import { type HandOver, personsAt } from '../matches/kept-match.ts'
import { sitDown } from '../matches/sit-down.ts'
import { newMatch } from '../matches/store.ts'
import { keepPlayed } from '../own-cards/at-hand.ts'
import { CardSets } from '../own-cards/card-sets.tsx'
import type { LoadedGame } from '../shell/shelf.ts'
import { useSpeech } from '../shell/speech.ts'
import { askedFor } from './asked.ts'
import { Begin } from './begin.tsx'
import { HandOverChoice } from './hand-over.tsx'
import { HouseRules } from './house-rules.tsx'
import { fieldOf } from './list-option.tsx'
import { Modes } from './modes.tsx'
import { type Chair, faultIn, playersOf, usualChairs } from './seating.ts'
import { Seats } from './seats.tsx'

/** Where the hand has to go: the field is unfolded and focused. */
function leadTo(field: string): void {
  const element = document.getElementById(field)
  const fold = element?.closest('details')
  if (fold) fold.open = true
  element?.focus()
}

interface TableFormProps {
  readonly loaded: LoadedGame
  /** A card set of one's own that somebody came with. */
  readonly set?: string | undefined
}

/**
 * Mode, seats, decks, cards, house rules, start. What is wrong is said at the list it is wrong in, or else beside the
 * button, with its rule where there is one.
 */
export function TableForm({ loaded, set }: TableFormProps) {
  const { game, text, cards: takes } = loaded
  const speech = useSpeech(text)
  const { say } = speech
  const [chosen, setChosen] = useState(() => usualWishes(game.options))
  const [chairs, setChairs] = useState(usualChairs)
  const [handOver, setHandOver] = useState<HandOver>('choice')
  const [noRoom, setNoRoom] = useState<Refusal | null>(null)

  const { options, seats, cards, mode, decks, houseRules, wrongList, isFirstMode } = askedFor(loaded, chosen)
  const refusal = isRefusal(options) ? options : noRoom
  const sitting = chairs.slice(0, seats)
  const players = playersOf(sitting, speech)
  const fault = faultIn(players, speech)

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (fault) leadTo(`name-${fault.seat}`)
    else if (wrongList) leadTo(fieldOf(wrongList.id))
    if (fault || isRefusal(options)) return
    const unkept = await keepPlayed(game, chosen.cards)
    setNoRoom(unkept)
    if (unkept) return
    sitDown(newMatch(game, options, players, { handOver }))
  }
  const change = (seat: number, chair: Chair): void =>
    setChairs((before) => before.map((each, at) => (at === seat ? chair : each)))

  return (
    <form onSubmit={(event) => void start(event)} noValidate>
      {mode.map((rule) => (
        <Modes
          key={rule.id}
          game={game.id}
          rule={rule}
          value={chosen[rule.id]}
          speech={speech}
          onChange={(value) => setChosen({ ...chosen, [rule.id]: value })}
        />
      ))}
      <Seats chairs={sitting} fault={fault} onChange={change} />
      {personsAt(players).length > 1 && (
        <HandOverChoice value={handOver} speech={speech} onChange={setHandOver} />
      )}
      {decks.length > 0 && (
        <HouseRules
          game={game}
          heading={say('home.new.decks')}
          rules={decks}
          chosen={chosen}
          speech={speech}
          open={!isFirstMode}
          onChange={setChosen}
        />
      )}
      {takes && cards && (
        <CardSets {...{ loaded, takes, chosen }} rule={cards} wanted={set} onChange={setChosen} />
      )}
      <HouseRules
        game={game}
        heading={say('home.new.options')}
        rules={houseRules}
        chosen={chosen}
        speech={speech}
        onChange={setChosen}
      />
      <Begin game={game.id} fault={fault} refusal={wrongList ? null : refusal} speech={speech} />
    </form>
  )
}
