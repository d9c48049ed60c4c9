import { gameWord, type OptionRule, type OptionValue } from '@sternentisch/kernel'
import { useId } from 'react'
import type { Speech } from '../text/index.ts'

interface Props {
  readonly game: string
  readonly rule: OptionRule
  readonly value: OptionValue
  readonly speech: Speech
  onChange(value: OptionValue): void
}

/** “Duel: two players, four scenarios” is a name and a line about it. */
const headAndLine = (words: string): [string, string] => {
  const [head, ...rest] = words.split(/\s?:\s/)
  return [head, rest.join(': ')]
}

/** The modes of a game, each with a line about it. */
export function Modes({ game, rule, value, speech, onChange }: Props) {
  const id = useId()
  return (
    <fieldset className="modes">
      <legend>{gameWord(speech, game, `option.${rule.id}`)}</legend>
      <div>
        {rule.values.map((each) => {
          const [head, line] = headAndLine(gameWord(speech, game, `option.${rule.id}.${each}`))
          return (
            <label key={String(each)}>
              <input
                type="radio"
                className="unseen"
                name={id}
                checked={each === value}
                onChange={() => onChange(each)}
              />
              <span>
                <b>{head}</b>
                {line && <span>{line}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
