import { botName } from '@sternentisch/bots/names'
import { SeatList } from '../../new-table/seat-list.tsx'
import { sameBefore } from '../../new-table/seating.ts'
import { Face } from '../../shell/face.tsx'
import type { Speech } from '../../text/index.ts'
import { FreeChair, Star } from '../star.tsx'
import type { Introducing } from '../use-introduction.ts'
import type { OpenChair } from './draft.ts'

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
    <SeatList
      {...{ chairs, speech }}
      why={say('lobby.open.seats.why')}
      kinds={['me', 'link', 'bot']}
      nameOf={(kind) => say(`lobby.open.${kind}`)}
      onKind={(seat, kind) => onChange(seat, { ...chairs[seat], kind })}
      onLevel={(seat, level) => onChange(seat, { ...chairs[seat], level })}
      sitter={(chair, seat) => <Sitter {...{ chairs, chair, seat, me, speech }} />}
    />
  )
}

interface SitterProps extends Pick<Props, 'chairs' | 'me' | 'speech'> {
  readonly chair: OpenChair
  readonly seat: number
}

function Sitter({ chairs, chair, seat, me, speech: { say } }: SitterProps) {
  const { kind } = chair
  if (kind === 'me')
    return (
      <span className="sitter">
        <Star colour={me.colour} /> {me.name}
      </span>
    )
  if (kind === 'bot')
    return (
      <span className="sitter">
        <Face level={chair.level} /> {botName(chair.level, sameBefore(chairs, seat))}
      </span>
    )
  return (
    <span className="sitter free">
      <FreeChair /> {say('lobby.open.link.who')}
    </span>
  )
}
