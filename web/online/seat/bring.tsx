import { type AnyGame, type OptionRule, usualWishes, type Wishes } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import { ListOption } from '../../new-table/list-option.tsx'
import { valueInWords } from '../../new-table/value-select.tsx'
import type { Speech } from '../../text/index.ts'
import '../../new-table/house-rules.css'

interface Props {
  readonly game: AnyGame
  readonly rule: OptionRule
  readonly options: Notice['options']
  readonly value: string
  readonly speech: Speech
  onChange(value: string): void
}

/** The deck that one brings along: folded away, since the usual one is a good one. Nobody else sees it. */
export function Bring({ game, rule, options, value, speech, onChange }: Props) {
  const { say } = speech
  const chosen: Wishes = { ...usualWishes(game.options), ...(options as Wishes), [rule.id]: value }
  const named = rule.values.includes(value)
    ? valueInWords(game, rule, value, speech)
    : say('home.new.list.own')
  return (
    <div className="new-table">
      <details className="house-rules bring">
        <summary>
          <b>{say('lobby.open.deck')}</b>
          <span className="state">{named}</span>
        </summary>
        <ListOption
          game={game}
          rule={rule}
          chosen={chosen}
          speech={speech}
          onChange={(wish) => onChange(String(wish))}
        />
      </details>
    </div>
  )
}
