import { endingOf, type Listing } from '@sternentisch/wire'
import type { Speech } from '../../text/index.ts'
import { decidersOf, freeChairs } from '../listing-words.ts'
import { spanWords } from '../table-words.ts'

/** Why a match of mine does not wait for me: whose turn it is, and how long they have. */
export function waitsFor(listing: Listing, now: number, speech: Speech): string {
  const { say } = speech
  const { notice, viewer, deciding, runsOut } = listing
  if (notice.state === 'open') return say('lobby.others.seat', { n: freeChairs(notice) })
  if (typeof viewer === 'number' && notice.sitters[viewer]?.away) return say('lobby.others.away')
  if (deciding.every((seat) => notice.sitters[seat]?.colour == null)) return say('lobby.others.bots')
  const decides = say('lobby.others.decide', { names: decidersOf(listing, speech), n: deciding.length })
  return runsOut === null
    ? decides
    : `${decides}, ${say('lobby.left', { span: spanWords(runsOut - now, speech) })}`
}

/** How it ended for me. */
export const endedHow = (listing: Listing, { say }: Speech): string => say(`lobby.over.${endingOf(listing)}`)
