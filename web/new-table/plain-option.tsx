import {
  type AnyGame,
  isPossible,
  type OptionRule,
  type OptionValue,
  type Speech,
  type Wishes,
} from '@sternentisch/kernel'
import { Switch } from '../shell/switch.tsx'
import { ValueSelect } from './value-select.tsx'

export interface OptionProps {
  readonly game: AnyGame
  readonly rule: OptionRule
  readonly chosen: Wishes
  readonly speech: Speech
  onChange(value: OptionValue): void
}

/** An option with a few values: a switch for two, a list for more. */
export function PlainOption({ game, rule, chosen, speech, onChange }: OptionProps) {
  const { say } = speech
  const key = `${game.id}.option.${rule.id}`
  if (typeof rule.default === 'boolean') {
    return (
      <Switch
        label={say(key)}
        why={say(`${key}.why`)}
        on={chosen[rule.id] === true}
        words={{ on: say(`${key}.true`), off: say(`${key}.false`) }}
        onChange={onChange}
      />
    )
  }
  return (
    <div className="house-rule">
      <ValueSelect
        game={game}
        rule={rule}
        chosen={chosen}
        speech={speech}
        value={String(chosen[rule.id])}
        possible={(value) => value === chosen[rule.id] || isPossible(game.options, chosen, rule, value)}
        onChange={(wish) => onChange(rule.values.find((value) => String(value) === wish)!)}
      />
    </div>
  )
}
