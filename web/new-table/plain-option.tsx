import {
  type AnyGame,
  gameWord,
  isPossible,
  type OptionRule,
  type OptionValue,
  type Wishes,
} from '@sternentisch/kernel'
import { Switch } from '../shell/switch.tsx'
import type { Speech } from '../text/index.ts'
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
  const word = (kind: string): string => gameWord(speech, game.id, `option.${rule.id}${kind}`)
  if (typeof rule.default === 'boolean') {
    return (
      <Switch
        label={word('')}
        why={word('.why')}
        on={chosen[rule.id] === true}
        words={{ on: word('.true'), off: word('.false') }}
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
