import { Stars } from '../art/stars.tsx'
import '../art/art.css'
import './sky.css'

/** The ground of the table: stars, and rings round the middle of the places. */
export const Sky = () => (
  <svg className="sn-sky" viewBox="0 0 1140 848" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {/* Not behind the words of the rail, beside the places or above them: a star reads as a full stop. */}
    <g transform="translate(150 84)">
      <Stars count={96} seed={4746} width={990} height={764} />
    </g>
    {[180, 300, 420, 560, 720].map((r) => (
      <circle key={r} cx="628" cy="286" r={r} />
    ))}
  </svg>
)
