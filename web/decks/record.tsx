import { useMemo } from 'react'
import { isWhole, useStored } from '../matches/store.ts'
import { valueInWords } from '../new-table/value-select.tsx'
import type { Speech } from '../text/index.ts'
import type { OpenDecks } from './open-decks.ts'
import { resultsOf } from './results.ts'
import { decksFor, useStoredDecks } from './store.ts'

interface RecordProps {
  readonly opened: OpenDecks
  readonly value: string
  readonly speech: Speech
}

/** Won and lost with exactly these cards, by what was across the table. */
export function Record({ opened, value, speech }: RecordProps) {
  const { say } = speech
  const stored = useStored()
  const mine = decksFor(useStoredDecks(), opened.game.id)
  const results = useMemo(
    () => (value === '' ? [] : resultsOf(opened, value, (stored ?? []).filter(isWhole))),
    [opened, value, stored],
  )
  const nameOf = (other: string): string =>
    opened.rule.values.includes(other)
      ? valueInWords(opened.game, opened.rule, other, speech)
      : (mine.find((deck) => deck.value === other)?.name ?? say('decks.record.own'))
  return (
    <section className="decks-record">
      <h2>{say('decks.record')}</h2>
      {results.length === 0 ? (
        <p className="decks-about">{say('decks.record.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('decks.record.against')}</th>
              {(['won', 'lost', 'shared'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(`decks.record.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((against) => (
              <tr key={against.value}>
                <th scope="row">{nameOf(against.value)}</th>
                <td>{against.won}</td>
                <td>{against.lost}</td>
                <td>{against.shared}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
