import { useEffect, useState } from 'react'
import { inCorner } from '../plan/plan.ts'
import { useTable } from './context.ts'
import './looks.css'

const KEY = 'f'

/** Switched by a button, or on as long as its key is held. */
export function useSpread(): readonly [boolean, (spread: boolean) => void] {
  const [spread, setSpread] = useState(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event
      if (key.toLowerCase() !== KEY || repeat || ctrlKey || metaKey || altKey) return
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
        setSpread(event.type === 'keydown')
    }
    addEventListener('keydown', pressed)
    addEventListener('keyup', pressed)
    return () => {
      removeEventListener('keydown', pressed)
      removeEventListener('keyup', pressed)
    }
  }, [])
  return [spread, setSpread]
}

/** Spreads the cards of every sector, so that covered halves are read as well. */
export function Spread({
  spread,
  onSpread,
}: {
  readonly spread: boolean
  readonly onSpread: (spread: boolean) => void
}) {
  const { plan, speech } = useTable()
  const word = speech.say('starfighter.board.spread')
  return (
    <button
      type="button"
      className="sf-spread"
      style={inCorner(plan)}
      aria-pressed={spread}
      aria-keyshortcuts={KEY}
      aria-label={word}
      title={word}
      onClick={() => onSpread(!spread)}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d="M5 3h14v5H5ZM5 9.500h14v5H5ZM5 16h14v5H5Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      {plan.shape === 'wide' && (
        <>
          <span>{word}</span>
          <kbd>{KEY.toUpperCase()}</kbd>
        </>
      )}
    </button>
  )
}
