import {
  type AnyGame,
  isRefusal,
  type OptionRule,
  type OptionValue,
  readOptions,
  type Speech,
} from '@sternentisch/kernel'
import { useId } from 'react'
import { Switch } from '../shell/switch.tsx'

export type Chosen = Readonly<Record<string, OptionValue>>

interface Props {
  readonly game: AnyGame
  readonly rules: readonly OptionRule[]
  readonly chosen: Chosen
  readonly speech: Speech
  onChange(chosen: Chosen): void
}

/** Everything that may be played otherwise, folded away: the usual rules are good rules. */
export function HouseRules({ game, rules, chosen, speech, onChange }: Props) {
  const { say } = speech
  const changed = rules.filter(({ id, default: usual }) => chosen[id] !== usual)
  const reset = (): void =>
    onChange({ ...chosen, ...Object.fromEntries(rules.map(({ id, default: usual }) => [id, usual])) })
  return (
    <details className="house-rules">
      <summary>
        <h2>{say('home.new.options')}</h2>
        <span className="state">
          {changed.length === 0
            ? say('home.new.options.usual')
            : say('home.new.options.changed', { n: changed.length })}
        </span>
      </summary>
      <div className="choices">
        {rules.map((rule) => (
          <HouseRule
            key={rule.id}
            game={game}
            rule={rule}
            chosen={chosen}
            speech={speech}
            onChange={(value) => onChange({ ...chosen, [rule.id]: value })}
          />
        ))}
      </div>
      {changed.length > 0 && (
        <button type="button" className="button" onClick={reset}>
          {say('home.new.options.reset')}
        </button>
      )}
    </details>
  )
}

interface RuleProps extends Omit<Props, 'rules' | 'onChange'> {
  readonly rule: OptionRule
  onChange(value: OptionValue): void
}

function HouseRule({ game, rule, chosen, speech, onChange }: RuleProps) {
  const { say } = speech
  const id = useId()
  const key = `${game.id}.option.${rule.id}`
  const words = (value: OptionValue): string => say(`${key}.${value}`)
  if (typeof rule.default === 'boolean') {
    return (
      <Switch
        label={say(key)}
        why={say(`${key}.why`)}
        on={chosen[rule.id] === true}
        words={{ on: words(true), off: words(false) }}
        onChange={onChange}
      />
    )
  }
  const possible = (value: OptionValue): boolean =>
    !isRefusal(readOptions(game.options, { ...chosen, [rule.id]: value }))
  return (
    <div className="house-rule">
      <label htmlFor={id}>{say(key)}</label>
      <p className="why" id={`${id}-why`}>
        {say(`${key}.why`)}
      </p>
      <select
        id={id}
        className="field"
        aria-describedby={`${id}-why`}
        value={String(chosen[rule.id])}
        onChange={(event) => onChange(rule.values.find((value) => String(value) === event.target.value)!)}
      >
        {rule.values.map((value) => (
          <option
            key={String(value)}
            value={String(value)}
            disabled={value !== chosen[rule.id] && !possible(value)}
          >
            {value === rule.default ? say('home.new.usual', { value: words(value) }) : words(value)}
          </option>
        ))}
      </select>
    </div>
  )
}
