import { drawn } from '../../shell/icons.tsx'
import type { Speech } from '../../text/index.ts'

const LOCK = 'M5 9h10v8H5ZM7 9V6a3 3 0 0 1 6 0v3M10 12v2'

/** Enough of it to compare by eye; the whole stands below. */
const short = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`

/** The promise of the shuffle, and what it is good for to whoever asks. */
export const Commitment = ({ hash, speech: { say } }: { readonly hash: string; readonly speech: Speech }) => (
  <details className="commitment">
    <summary>
      {drawn(LOCK)}
      <span>
        {say('lobby.commitment')} <code>{short(hash)}</code>
      </span>
    </summary>
    <p>{say('lobby.commitment.why')}</p>
    <p>
      <code>{hash}</code>
    </p>
  </details>
)
