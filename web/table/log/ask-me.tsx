import type { GameBoard, NamedWindow } from '@sternentisch/grammar'
import type { Asking } from '@sternentisch/kernel'
import { Segmented } from '../../shell/segmented.tsx'
import { askingIn, changeSettings, useSettings } from '../../shell/settings.ts'
import type { Speech } from '../../text/index.ts'
import { Orders } from './orders.tsx'

const NO_WINDOWS: readonly NamedWindow[] = []

/** When the table asks and what it decides by itself, in this game; it holds for every match on this device. */
export function AskMe({
  game,
  board: { windows = NO_WINDOWS, orders },
  speech,
  guarded,
  onChange,
}: {
  readonly game: string
  readonly board: GameBoard
  readonly speech: Speech
  /** The people at this table have agreed that everybody is asked. */
  readonly guarded: boolean
  onChange(): void
}) {
  const settings = useSettings()
  const asking = askingIn(game, settings)
  const { say } = speech
  const change = (changes: Partial<Asking>): void => {
    changeSettings({ asking: { ...settings.asking, [game]: { ...asking, ...changes } } })
    onChange()
  }
  const all = windows.map(({ name }) => name)
  return (
    <details className="ask-me">
      <summary>
        {say('table.ask')} <b>{say(`table.ask.${guarded ? 'always' : asking.when}`)}</b>
      </summary>
      {guarded ? (
        <p className="why">{say('table.ask.guarded')}</p>
      ) : (
        <Segmented
          hideLabel
          label={say('table.ask')}
          why={say(`table.ask.${asking.when}.why`)}
          values={windows.length > 0 ? (['always', 'able', 'only'] as const) : (['always', 'able'] as const)}
          value={asking.when}
          nameOf={(when) => say(`table.ask.${when}`)}
          // Whoever begins to leave some out begins with all.
          onChange={(when) => change({ when, at: asking.at.length > 0 ? asking.at : all })}
        />
      )}
      {!guarded && asking.when === 'only' && (
        <ul className="ask-at" aria-label={say('table.ask.only')}>
          {windows.map(({ name, label }) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={asking.at.includes(name)}
                  onChange={({ target }) =>
                    change({
                      at: all.filter((each) => (each === name ? target.checked : asking.at.includes(each))),
                    })
                  }
                />
                {label(speech)}
              </label>
            </li>
          ))}
        </ul>
      )}
      {orders && <Orders orders={orders} speech={speech} onChange={onChange} />}
    </details>
  )
}
