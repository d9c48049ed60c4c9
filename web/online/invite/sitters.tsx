import type { Notice } from '@sternentisch/wire'
import type { Speech } from '../../text/index.ts'
import { FreeChair, Star } from '../star.tsx'

interface Props {
  readonly notice: Notice
  readonly here: readonly number[]
  /** Where I sit. */
  readonly mine: number | null
  readonly speech: Speech
}

/** Who sits at a table before it begins: a form and a word for everybody. */
export const Sitters = ({ notice: { chairs, sitters }, here, mine, speech: { say } }: Props) => (
  <ul className="sitters">
    {chairs.map((chair, seat) => {
      const sitter = sitters[seat]
      const state =
        chair.for === 'bot'
          ? 'ready'
          : !sitter
            ? 'free'
            : seat === mine
              ? 'you'
              : here.includes(seat)
                ? 'here'
                : 'away'
      return (
        <li key={'ABCD'[seat]}>
          {sitter ? <Star colour={sitter.colour} size={32} /> : <FreeChair size={32} />}
          <span>
            <b>{sitter?.name ?? say('home.new.seat', { seat: 'ABCD'[seat] })}</b>
            <small>
              {sitter ? say('home.new.seat', { seat: 'ABCD'[seat] }) : say('lobby.seat.free.why')}
            </small>
          </span>
          <span className={`presence ${state}`}>{say(`lobby.seat.${state}`)}</span>
        </li>
      )
    })}
  </ul>
)
