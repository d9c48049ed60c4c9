import { inCorner } from '../plan/plan.ts'
import { useTable } from './context.ts'
import './looks.css'

/** On a small screen: makes the other board the large one, and back. */
export function Zoom({ zoomed, onZoom }: { readonly zoomed: boolean; readonly onZoom: () => void }) {
  const { plan, speech } = useTable()
  const word = speech.say(zoomed ? 'starfighter.board.zoomOwn' : 'starfighter.board.zoomOther')
  return (
    <button
      type="button"
      className="sf-zoom"
      style={inCorner(plan)}
      aria-label={word}
      aria-pressed={zoomed}
      title={word}
      onClick={onZoom}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <path
          d={zoomed ? 'M15 15l6 6M7 10h6' : 'M15 15l6 6M7 10h6M10 7v6'}
          stroke="currentColor"
          strokeWidth="2.4"
        />
      </svg>
    </button>
  )
}
