import { useEffect, useRef } from 'react'

/** The field for searching, which `/` leads to. */
export const SEARCH = 'cards-search'

interface Deeds {
  onStep(by: 1 | -1): void
  onClose(): void
}

/** `/` searches, `[` and `]` go to the card before and after, Escape closes the one that is open. */
export function usePlaceKeys(deeds: Deeds): void {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const types = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key === 'Escape') latest.current.onClose()
      if (types || event.key === 'Escape') return
      if (event.key === '/') document.getElementById(SEARCH)?.focus()
      else if (event.key === '[') latest.current.onStep(-1)
      else if (event.key === ']') latest.current.onStep(1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
