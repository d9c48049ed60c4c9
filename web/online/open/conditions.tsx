import { Segmented } from '../../shell/segmented.tsx'
import { Switch } from '../../shell/switch.tsx'
import type { Speech } from '../../text/index.ts'
import { CLOCK_NAMES, type Draft } from './draft.ts'

interface Props {
  readonly draft: Draft
  /** Why there can be no rating. */
  readonly unrated: 'bots' | 'cards' | null
  readonly speech: Speech
  onChange(changes: Partial<Draft>): void
}

/** Clock, what happens when it has run out, who may look on, and who finds the table. */
export function Conditions({ draft, unrated, speech: { say }, onChange }: Props) {
  const { clock, late, watch, listed, rated } = draft
  const words = { on: say('lobby.yes'), off: say('lobby.no') }
  return (
    <div className="choices">
      <Segmented
        label={say('lobby.clock')}
        why={say(`lobby.clock.${clock}.why`)}
        values={CLOCK_NAMES}
        value={clock}
        nameOf={(each) => say(`lobby.clock.${each}.name`)}
        onChange={(each) => onChange({ clock: each })}
      />
      {clock !== 'none' && (
        <Segmented
          label={say('lobby.late')}
          why={say(`lobby.late.${late}.why`)}
          values={['bot', 'lose'] as const}
          value={late}
          nameOf={(each) => say(`lobby.late.${each}`)}
          onChange={(each) => onChange({ late: each })}
        />
      )}
      <Segmented
        label={say('lobby.watch')}
        why={say(`lobby.watch.${watch}.why`)}
        values={['nobody', 'link', 'late'] as const}
        value={watch}
        nameOf={(each) => say(`lobby.watch.${each}`)}
        onChange={(each) => onChange({ watch: each })}
      />
      <Switch
        label={say('lobby.listed')}
        why={say('lobby.listed.why')}
        on={listed}
        words={words}
        onChange={(on) => onChange({ listed: on })}
      />
      {unrated === null ? (
        <Switch
          label={say('lobby.rated')}
          why={say('lobby.rated.why')}
          on={rated}
          words={words}
          onChange={(on) => onChange({ rated: on })}
        />
      ) : (
        <p className="why">{say(`lobby.rated.not.${unrated}`)}</p>
      )}
    </div>
  )
}
