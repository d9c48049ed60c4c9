import { LEVELS, type Level } from '@sternentisch/bots/levels'
import { Icon } from '../shell/icons.tsx'
import { Segmented } from '../shell/segmented.tsx'
import { useSpeech } from '../shell/speech.ts'
import { type Chair, type Fault, LONGEST_NAME, nameOf } from './seating.ts'

interface Props {
  readonly chairs: readonly Chair[]
  readonly fault: Fault | null
  onChange(seat: number, chair: Chair): void
}

const LEVEL_NAMES = Object.keys(LEVELS) as Level[]

/** Who plays where: people at this screen, and bots. */
export function Seats({ chairs, fault, onChange }: Props) {
  const speech = useSpeech()
  const { say } = speech
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats">{say('home.new.seats')}</h2>
      <p className="why">{say('home.new.seats.why')}</p>
      <ol>
        {chairs.map((chair, seat) => (
          <li key={'ABCD'[seat]}>
            <span className="letter">
              <span className="unseen">{say('home.new.seat', { seat: 'ABCD'[seat] })}</span>
              <b aria-hidden="true">{'ABCD'[seat]}</b>
              <Icon name={chair.kind} />
            </span>
            <Segmented
              hideLabel
              label={say('home.new.who', { seat: 'ABCD'[seat] })}
              values={['person', 'bot'] as const}
              value={chair.kind}
              nameOf={(kind) => say(`home.new.${kind}`)}
              onChange={(kind) => onChange(seat, { ...chair, kind, name: null })}
            />
            <label className="named">
              <span>{say('home.new.name')}</span>
              <input
                className="field"
                id={`name-${seat}`}
                value={nameOf(chairs, seat, speech)}
                maxLength={LONGEST_NAME * 2}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={fault?.seat === seat}
                aria-describedby={fault?.seat === seat ? 'fault' : undefined}
                onChange={(event) => onChange(seat, { ...chair, name: event.target.value })}
              />
            </label>
            {chair.kind === 'bot' && (
              <label className="level">
                <span>{say('home.new.level')}</span>
                <select
                  className="field"
                  value={chair.level}
                  onChange={(event) => onChange(seat, { ...chair, level: event.target.value as Level })}
                >
                  {LEVEL_NAMES.map((level) => (
                    <option key={level} value={level}>
                      {say(`home.new.level.${level}`)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </li>
        ))}
      </ol>
      {chairs.every(({ kind }) => kind === 'bot') && <p className="why">{say('home.new.nobody')}</p>}
    </section>
  )
}
