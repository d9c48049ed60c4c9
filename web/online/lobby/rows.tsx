import type { Listing } from '@sternentisch/wire'
import type { ReactNode } from 'react'
import { addressOf } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { titleOf } from '../listing-words.ts'
import { Stamp } from '../stamp.tsx'

interface Props {
  readonly heading: string
  readonly listings: readonly Listing[]
  readonly speech: Speech
  words(listing: Listing): ReactNode
}

/** Matches one above the other, each with a line on how it stands. */
export function Rows({ heading, listings, speech, words }: Props) {
  return (
    <section className="lobby-rows">
      <h2>{heading}</h2>
      <ul>
        {listings.map((listing) => (
          <li key={listing.notice.table}>
            <a href={addressOf({ name: 'at', table: listing.notice.table })}>
              <Stamp game={listing.notice.game} />
              <span>
                <b>{titleOf(listing, speech)}</b>
                <small>{words(listing)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
