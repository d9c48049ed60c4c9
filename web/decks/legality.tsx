import type { DeckCounts } from '@sternentisch/grammar'
import { Refused } from '../new-table/refused.tsx'
import type { Speech } from '../text/index.ts'
import { sizeOf, whyNotDeck } from './judge.ts'
import type { OpenDecks } from './open-decks.ts'

interface LegalityProps {
  readonly opened: OpenDecks
  readonly counts: DeckCounts
  readonly value: string
  readonly speech: Speech
}

const SIGNS = { met: '✓', broken: '✗', unusual: '!' } as const

/** Whether the deck may be played: the refusal of the rules, word for word, and each condition by itself. */
export function Legality({ opened, counts, value, speech }: LegalityProps) {
  const { game, building, wishes, rule } = opened
  const { say } = speech
  const empty = sizeOf(counts) === 0
  const refusal = empty ? null : whyNotDeck(opened, value)
  const unusual =
    refusal || empty ? null : (rule.list?.unusual?.(value, { ...wishes, [rule.id]: value }) ?? null)
  const state = refusal || empty ? 'illegal' : unusual ? 'unusual' : 'legal'
  return (
    <section className="decks-legality" data-state={state}>
      <div role="status">
        <h2>{say(`decks.${state}`)}</h2>
        {empty && <p>{say('decks.empty')}</p>}
        {refusal && (
          <p>
            <Refused game={game.id} refusal={refusal} speech={speech} />
          </p>
        )}
        {unusual && (
          <p>
            <Refused game={game.id} refusal={unusual} speech={speech} only="unusual" />
          </p>
        )}
      </div>
      <ul>
        {building.conditions(counts, wishes).map((condition) => (
          <li key={condition.name(speech)} data-state={condition.state}>
            <span role="img" aria-label={say(condition.state === 'met' ? 'decks.met' : 'decks.broken')}>
              {SIGNS[condition.state]}
            </span>
            {condition.name(speech)}
            <b>{condition.has}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
