import type { Refusal, Seat } from '@sternentisch/kernel'
import type { Act, Notice } from '@sternentisch/wire'
import { addressOf } from '../../../shell/router.ts'
import type { Speech } from '../../../text/index.ts'

/** The same once more: a wish until all have it, then the way to the next table. */
export function RematchButton({
  notice: { again, next },
  seat,
  speech: { say },
  onAct,
}: {
  readonly notice: Notice
  readonly seat: Seat
  readonly speech: Speech
  readonly onAct: (act: Act) => Promise<Refusal | null>
}) {
  if (next !== null)
    return (
      <a className="button main" href={addressOf({ name: 'at', table: next })}>
        {say('at.request.next.go')}
      </a>
    )
  const wanted = again.includes(seat)
  return (
    <button
      type="button"
      className="button main"
      aria-disabled={wanted}
      onClick={() => !wanted && void onAct({ do: 'again' })}
    >
      {say(wanted ? 'at.again.waiting' : 'table.result.rematch')}
    </button>
  )
}
