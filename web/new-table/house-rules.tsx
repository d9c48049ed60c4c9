import type { AnyGame, OptionRule, Wishes } from '@sternentisch/kernel'
import type { Speech } from '../text/index.ts'
import { ListOption } from './list-option.tsx'
import { PlainOption } from './plain-option.tsx'

interface Props {
  readonly game: AnyGame
  readonly heading: string
  readonly rules: readonly OptionRule[]
  readonly chosen: Wishes
  readonly speech: Speech
  readonly open?: boolean
  onChange(chosen: Wishes): void
}

/** Everything that may be played otherwise, folded away: the usual rules are good rules. */
export function HouseRules({ game, heading, rules, chosen, speech, open = false, onChange }: Props) {
  const { say } = speech
  if (rules.length === 0) return null
  const changed = rules.filter(({ id, default: usual }) => chosen[id] !== usual)
  const reset = (): void =>
    onChange({ ...chosen, ...Object.fromEntries(rules.map(({ id, default: usual }) => [id, usual])) })
  return (
    <details className="house-rules" open={open}>
      <summary>
        <h2>{heading}</h2>
        <span className="state">
          {changed.length === 0
            ? say('home.new.options.usual')
            : say('home.new.options.changed', { n: changed.length })}
        </span>
      </summary>
      <div className="choices">
        {rules.map((rule) => {
          const Option = rule.list ? ListOption : PlainOption
          return (
            <Option
              key={rule.id}
              game={game}
              rule={rule}
              chosen={chosen}
              speech={speech}
              onChange={(value) => onChange({ ...chosen, [rule.id]: value })}
            />
          )
        })}
      </div>
      {changed.length > 0 && (
        <button type="button" className="button" onClick={reset}>
          {say('home.new.options.reset')}
        </button>
      )}
    </details>
  )
}
