import type { Notice } from '@sternentisch/wire'
import type { Speech } from '../../text/index.ts'
import { FreeChair, Star } from '../star.tsx'

interface Props {
  readonly notice: Notice
  readonly here: readonly number[]
  /** The chair one would take. */
  readonly mine: number
  readonly speech: Speech
}

/** Everybody side by side, and the chair that is kept free for whoever looks. */
export const Chairs = ({ notice: { chairs, sitters }, here, mine, speech: { say } }: Props) => (
  <ul className="chairs">
    {chairs.map((chair, seat) => {
      const sitter = sitters[seat]
      const state = chair.for === 'bot' ? 'bot' : !sitter ? 'free' : here.includes(seat) ? 'here' : 'away'
      return (
        <li key={'ABCD'[seat]} className={seat === mine ? 'mine' : undefined}>
          {sitter ? <Star colour={sitter.colour} size={40} /> : <FreeChair size={40} />}
          <b>{sitter?.name ?? say(seat === mine ? 'lobby.seat.yours' : 'lobby.seat.other')}</b>
          <span className={`presence ${state}`}>{say(`lobby.seat.${state}`)}</span>
        </li>
      )
    })}
  </ul>
)
