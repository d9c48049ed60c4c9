import { useSpeech } from '../shell/speech.ts'
import { SeatList } from './seat-list.tsx'
import { type Chair, type Fault, LONGEST_NAME, nameOf } from './seating.ts'

interface Props {
  readonly chairs: readonly Chair[]
  readonly fault: Fault | null
  onChange(seat: number, chair: Chair): void
}

/** Who plays where: people at this screen, and bots. */
export function Seats({ chairs, fault, onChange }: Props) {
  const speech = useSpeech()
  const { say } = speech
  return (
    <SeatList
      {...{ chairs, speech }}
      why={say('home.new.seats.why')}
      kinds={['person', 'bot']}
      nameOf={(kind) => say(`home.new.${kind}`)}
      onKind={(seat, kind) => onChange(seat, { ...chairs[seat], kind, name: null })}
      onLevel={(seat, level) => onChange(seat, { ...chairs[seat], level })}
      sitter={(chair, seat) => (
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
      )}
    >
      {chairs.every(({ kind }) => kind === 'bot') && <p className="why">{say('home.new.nobody')}</p>}
    </SeatList>
  )
}
