import { isLevel } from '@sternentisch/bots/levels'
import type { FollowedTable } from '@sternentisch/wire/client'
import { Star } from '../../../online/star.tsx'
import { Face } from '../../../shell/face.tsx'
import type { Speech } from '../../../text/index.ts'
import { TableIcon } from '../../icons.tsx'
import { type Company, isHereInPerson } from '../who-plays.ts'
import { presenceOf } from './presence.ts'
import { SeatClock } from './seat-clock.tsx'
import { useGone } from './use-presence.ts'

interface CompanyLineProps {
  readonly company: Company
  readonly followed: FollowedTable
  readonly seats: readonly (0 | 1 | 2 | 3)[]
  readonly names: readonly string[]
  readonly speech: Speech
}

/** Everybody who sits at the table: whether they are here, whether they think, and how much time they have. */
export function CompanyLine({ company, followed, seats, names, speech }: CompanyLineProps) {
  const gone = useGone(followed, seats)
  const { notice, viewer, standing } = company
  const { clock, clocks } = notice
  const { say } = speech
  return (
    <section className="company" aria-label={say('at.company')}>
      <ul>
        {seats.map((seat) => {
          const { form, words } = presenceOf(company, seat, gone.get(seat), speech)
          const running = standing.result === null && (clocks?.running.includes(seat) ?? false)
          const chair = notice.chairs[seat]
          return (
            <li key={seat} data-own={seat === viewer ? '' : undefined} data-presence={form}>
              {chair?.for === 'bot' && isLevel(chair.level) ? (
                <Face level={chair.level} size={18} />
              ) : (
                <Star colour={notice.sitters[seat]?.colour ?? null} />
              )}
              <span className="company-name">{names[seat]}</span>
              <span className="company-presence">
                <i aria-hidden="true" />
                <span>{words}</span>
              </span>
              {clock && clocks && isHereInPerson(notice, standing, seat) && (
                <SeatClock
                  {...{ clock, clocks, seat, running, speech }}
                  ahead={followed.ahead}
                  own={seat === viewer}
                />
              )}
            </li>
          )
        })}
      </ul>
      {viewer === 'audience' && <p className="company-audience">{say('at.audience')}</p>}
      {followed.watching > 0 && (
        <p className="company-watching" title={say('at.watching', { n: followed.watching })}>
          <TableIcon name="eye" />
          <span aria-hidden="true">{followed.watching}</span>
          <span className="unseen">{say('at.watching', { n: followed.watching })}</span>
        </p>
      )}
    </section>
  )
}
