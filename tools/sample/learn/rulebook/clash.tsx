import '../../board/board.css'
import type { Speech } from '@sternentisch/kernel'

const WINS = { en: 'wins', de: 'gewinnt', fr: 'gagne' }

/** A picture beside a rule: two ships, and which of them wins. */
export function Clash({ speech }: { readonly speech: Speech }) {
  return (
    <figure className="sample-figure">
      <b className="sample-ship">5</b>
      <span>–</span>
      <b className="sample-ship">3</b>
      <figcaption>5 {WINS[speech.lang]}</figcaption>
    </figure>
  )
}
