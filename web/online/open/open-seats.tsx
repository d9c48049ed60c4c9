import type { Level } from '@sternentisch/bots/levels'
import { BOT_NAMES } from '@sternentisch/bots/names'
import { Icon } from '../../shell/icons.tsx'
import { Segmented } from '../../shell/segmented.tsx'
import type { Speech } from '../../text/index.ts'
import { FreeChair, Star } from '../star.tsx'
import type { Introducing } from '../use-introduction.ts'
import { LEVEL_NAMES, type OpenChair } from './draft.ts'

interface Props {
  readonly chairs: readonly OpenChair[]
  readonly me: Pick<Introducing, 'name' | 'colour'>
  readonly speech: Speech
  onChange(seat: number, chair: OpenChair): void
}

/** Who sits where: oneself, somebody with the link, or a bot. */
export function OpenSeats({ chairs, me, speech, onChange }: Props) {
  const { say } = speech
  return (
    <section className="seats" aria-labelledby="seats">
      <h2 id="seats">{say('home.new.seats')}</h2>
      <p className="why">{say('lobby.open.seats.why')}</p>
      <ol>
        {chairs.map((chair, seat) => (
          <li key={'ABCD'[seat]}>
            <span className="letter">
              <span className="unseen">{say('home.new.seat', { seat: 'ABCD'[seat] })}</span>
              <b aria-hidden="true">{'ABCD'[seat]}</b>
              <Icon name={chair.kind === 'bot' ? 'bot' : 'person'} />
            </span>
            <Segmented
              hideLabel
              label={say('home.new.who', { seat: 'ABCD'[seat] })}
              values={['me', 'link', 'bot'] as const}
              value={chair.kind}
              nameOf={(kind) => say(`lobby.open.${kind}`)}
              onChange={(kind) => onChange(seat, { ...chair, kind })}
            />
            <Sitter chair={chair} seat={seat} me={me} speech={speech} />
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
    </section>
  )
}

interface SitterProps extends Pick<Props, 'me' | 'speech'> {
  readonly chair: OpenChair
  readonly seat: number
}

function Sitter({ chair: { kind }, seat, me, speech: { say } }: SitterProps) {
  if (kind === 'me')
    return (
      <span className="sitter">
        <Star colour={me.colour} /> {me.name}
      </span>
    )
  if (kind === 'bot')
    return (
      <span className="sitter">
        <Star colour={null} /> {BOT_NAMES[seat % BOT_NAMES.length]}
      </span>
    )
  return (
    <span className="sitter free">
      <FreeChair /> {say('lobby.open.link.who')}
    </span>
  )
}
