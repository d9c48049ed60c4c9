import { isRefusal, type OptionRule, type Refusal } from '@sternentisch/kernel'
import type { Opened } from '@sternentisch/wire'
import { type FormEvent, useState } from 'react'
import { askedFor } from '../../new-table/asked.ts'
import { HouseRules } from '../../new-table/house-rules.tsx'
import { Modes } from '../../new-table/modes.tsx'
import { Refused } from '../../new-table/refused.tsx'
import { CardSets } from '../../own-cards/card-sets.tsx'
import type { LoadedGame } from '../../shell/shelf.ts'
import { NameField } from '../name-field.tsx'
import { call } from '../server.ts'
import { useIntroduction } from '../use-introduction.ts'
import { useMe } from '../use-standing.ts'
import { useOnlineSpeech } from '../words.ts'
import { Conditions } from './conditions.tsx'
import { chairsFor, type Draft, type OpenChair, openingOf, seatedDifferently, whyNotRated } from './draft.ts'
import { OpenSeats } from './open-seats.tsx'
import { isOwnSet, serverCardsOf } from './server-cards.ts'

interface Props {
  readonly loaded: LoadedGame
  readonly draft: Draft
  onChange(draft: Draft): void
  onOpened(opened: Opened): void
}

/** Mode, seats, what I bring along, clock, who may look on, cards, house rules: then there is a table on the server. */
export function OpenForm({ loaded, draft, onChange, onOpened }: Props) {
  const { game, text, cards: takes } = loaded
  const speech = useOnlineSpeech(text)
  const { say } = speech
  const me = useMe()
  const introducing = useIntroduction()
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  const { chosen } = draft
  const change = (changes: Partial<Draft>): void => {
    setRefused(null)
    onChange({ ...draft, ...changes })
  }
  const choose = (wishes: Draft['chosen']): void => change({ chosen: wishes })
  // What the others bring along is theirs to choose.
  const isOurs = ({ seat }: OptionRule, among: number): boolean =>
    seat === undefined || chairsFor(draft, among)[seat]?.kind === 'me'
  const asked = askedFor(loaded, chosen, isOurs)
  const { options, seats, cards, mode, decks, houseRules, wrongList, isFirstMode } = asked
  const chairs = chairsFor(draft, seats)
  const refusal = refused ?? (isRefusal(options) && !wrongList ? options : null)

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || isRefusal(options) || !introducing.fits) return
    setBusy(true)
    const opened = await openTable()
    setBusy(false)
    if (isRefusal(opened)) setRefused(opened)
    else onOpened(opened)
  }
  const openTable = async (): Promise<Opened | Refusal> => {
    const known = await introducing.settle()
    if (isRefusal(known)) return known
    const own = await serverCardsOf(game, chosen)
    if (isRefusal(own)) return own
    return call<Opened>('POST', 'tables', openingOf(game, draft, seats, own))
  }
  const seat = (at: number, chair: OpenChair): void =>
    change({ chairs: [...seatedDifferently(chairs, at, chair), ...draft.chairs.slice(seats)] })

  return (
    <form onSubmit={(event) => void open(event)} noValidate>
      {!me && <NameField introducing={introducing} label={say('lobby.name.ask')} speech={speech} />}
      {mode.map((rule) => (
        <Modes
          key={rule.id}
          game={game.id}
          rule={rule}
          value={chosen[rule.id]}
          speech={speech}
          onChange={(value) => choose({ ...chosen, [rule.id]: value })}
        />
      ))}
      <OpenSeats chairs={chairs} me={introducing} speech={speech} onChange={seat} />
      {decks.length > 0 && (
        <HouseRules
          game={game}
          heading={say('lobby.open.deck')}
          rules={decks}
          chosen={chosen}
          speech={speech}
          open={!isFirstMode}
          onChange={choose}
        />
      )}
      <Conditions
        draft={draft}
        unrated={whyNotRated(draft, seats, isOwnSet(game, chosen))}
        speech={speech}
        onChange={change}
      />
      {takes && cards && (
        <CardSets loaded={loaded} takes={takes} rule={cards} chosen={chosen} onChange={choose} />
      )}
      <HouseRules
        game={game}
        heading={say('home.new.options')}
        rules={houseRules}
        chosen={chosen}
        speech={speech}
        onChange={choose}
      />
      <div className="begin">
        <div role="alert" className="wrong">
          {refusal && (
            <p>
              <Refused game={game.id} refusal={refusal} speech={speech} />
            </p>
          )}
        </div>
        <button type="submit" className="button main" aria-disabled={busy}>
          {say(busy ? 'lobby.open.busy' : 'lobby.open.do')}
        </button>
      </div>
    </form>
  )
}
