import { type AnyGame, type Catalogues, isRefusal, readOptions } from '@sternentisch/kernel'
import { type FormEvent, useState } from 'react'
import { newMatch } from '../matches/store.ts'
import { addressOf, go } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { type Chosen, HouseRules } from './house-rules.tsx'
import { Modes } from './modes.tsx'
import { type Chair, faultIn, playersOf, usualChairs } from './seating.ts'
import { Seats } from './seats.tsx'

interface Props {
  readonly game: AnyGame
  readonly text: Catalogues
}

const usualOptions = ({ options }: AnyGame): Chosen =>
  Object.fromEntries(options.rules.map(({ id, default: usual }) => [id, usual]))

/** Mode, seats, house rules, start. What is wrong is said beside the button, with its rule where there is one. */
export function TableForm({ game, text }: Props) {
  const speech = useSpeech(text)
  const { say } = speech
  const [chosen, setChosen] = useState(() => usualOptions(game))
  const [chairs, setChairs] = useState(usualChairs)
  const [full, setFull] = useState(false)

  const options = readOptions(game.options, chosen)
  const refusal = isRefusal(options) ? options : null
  // A refused combination still has a mode, and thereby seats.
  const seats = game.seatsOf(isRefusal(options) ? { ...usualOptions(game), mode: chosen.mode } : options)
  const sitting = chairs.slice(0, seats)
  const players = playersOf(sitting, speech)
  const fault = faultIn(players, speech)
  const [mode, houseRules] = [
    game.options.rules.filter(({ id }) => id === 'mode'),
    game.options.rules.filter(({ id }) => id !== 'mode'),
  ]

  const start = (event: FormEvent): void => {
    event.preventDefault()
    if (fault) document.getElementById(`name-${fault.seat}`)?.focus()
    if (fault || isRefusal(options)) return
    try {
      go({ name: 'table', match: newMatch(game, options, players).id })
    } catch {
      setFull(true)
    }
  }
  const change = (seat: number, chair: Chair): void =>
    setChairs((before) => before.map((each, at) => (at === seat ? chair : each)))

  return (
    <form onSubmit={start} noValidate>
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
      <HouseRules game={game} rules={houseRules} chosen={chosen} speech={speech} onChange={setChosen} />
      <div className="begin">
        <div role="alert" className="wrong">
          {fault && <p id="fault">{fault.message}</p>}
          {refusal && (
            <p>
              {speech.explain(refusal)}{' '}
              {refusal.rule && (
                <a href={addressOf({ name: 'rules', game: game.id, rule: refusal.rule })}>{refusal.rule}</a>
              )}
            </p>
          )}
          {full && <p>{say('home.new.wrong.space')}</p>}
        </div>
        <button type="submit" className="button main">
          {say('home.new.start')}
        </button>
      </div>
    </form>
  )
}
