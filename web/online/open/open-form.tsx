import { HouseRules } from '../../new-table/house-rules.tsx'
import { Modes } from '../../new-table/modes.tsx'
import { Refused } from '../../new-table/refused.tsx'
import { CardSets } from '../../own-cards/card-sets.tsx'
import { NameField } from '../name-field.tsx'
import { useMe } from '../use-standing.ts'
import { useOnlineSpeech } from '../words.ts'
import { Conditions } from './conditions.tsx'
import { type Draft, whyNotRated } from './draft.ts'
import { OpenSeats } from './open-seats.tsx'
import { isOwnSet } from './server-cards.ts'
import { type Opening, useOpening } from './use-opening.ts'
import { useOwnCardsBarred } from './use-own-cards.ts'

interface Wanted {
  /** A card set of one's own that somebody came with. */
  readonly set?: string | undefined
}

/** Mode, seats, what I bring along, clock, who may look on, cards, house rules: then there is a table on the server. */
export function OpenForm({ loaded, draft, set, onChange, onOpened }: Opening & Wanted) {
  const { game, text, cards: takes } = loaded
  const speech = useOnlineSpeech(text)
  const { say } = speech
  const me = useMe()
  const refused = useOwnCardsBarred()
  const barred = refused && speech.explain(refused)
  const opening = useOpening({ loaded, draft, onChange, onOpened })
  const { introducing, asked, chairs, refusal, busy, change, open, seat } = opening
  const { chosen } = draft
  const { seats, cards, mode, decks, houseRules, isFirstMode } = asked
  const choose = (wishes: Draft['chosen']): void => change({ chosen: wishes })

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
        <CardSets {...{ loaded, takes, chosen, barred }} rule={cards} wanted={set} onChange={choose} />
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
