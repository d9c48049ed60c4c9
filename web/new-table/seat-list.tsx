import { LEVELS, type Level } from '@sternentisch/bots/levels'
import type { ReactNode } from 'react'
import { Face } from '../shell/face.tsx'
import { Icon } from '../shell/icons.tsx'
import { Segmented } from '../shell/segmented.tsx'
import type { Speech } from '../text/index.ts'

/** A chair of a table that is being set up, whoever may sit there. */
interface Chair<Kind extends string> {
  readonly kind: Kind | 'bot'
  readonly level: Level
}

interface Props<Kind extends string, Each extends Chair<Kind>> {
  readonly chairs: readonly Each[]
  readonly kinds: readonly Each['kind'][]
  readonly nameOf: (kind: Each['kind']) => string
  readonly why: string
  readonly speech: Speech
  /** Who sits there, by name. */
  readonly sitter: (chair: Each, seat: number) => ReactNode
  onKind(seat: number, kind: Each['kind']): void
  onLevel(seat: number, level: Level): void
  readonly children?: ReactNode
}

/** Who plays where, seat by seat: what kind of player, called what, and how good a bot. */
export function SeatList<Kind extends string, Each extends Chair<Kind>>(props: Props<Kind, Each>) {
  const { chairs, kinds, nameOf, why, speech, sitter, onKind, onLevel, children } = props
  const { say } = speech
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats">{say('home.new.seats')}</h2>
      <p className="why">{why}</p>
      <ol>
        {chairs.map((chair, seat) => (
          <li key={'ABCD'[seat]}>
            <span className="letter">
              <span className="unseen">{say('home.new.seat', { seat: 'ABCD'[seat] })}</span>
              <b aria-hidden="true">{'ABCD'[seat]}</b>
              {chair.kind === 'bot' ? <Face level={chair.level} /> : <Icon name="person" />}
            </span>
            <Segmented
              hideLabel
              label={say('home.new.who', { seat: 'ABCD'[seat] })}
              values={kinds}
              value={chair.kind}
              nameOf={nameOf}
              onChange={(kind) => onKind(seat, kind)}
            />
            {sitter(chair, seat)}
            {chair.kind === 'bot' && (
              <label className="level">
                <span>{say('home.new.level')}</span>
                <select
                  className="field"
                  value={chair.level}
                  onChange={(event) => onLevel(seat, Number(event.target.value) as Level)}
                >
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {`${level} · ${say(`home.new.level.${level}`)}`}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {chair.kind === 'bot' && <p className="how">{say(`home.new.level.how.${chair.level}`)}</p>}
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
