import { useEffect, useRef } from 'react'

/**
 * What lies open has a step of its own in the history of the window, so that Back, as on a phone, closes it and leads
 * nowhere. A sheet that is closed by other means leaves its step where it is, for the next one: to take it back at
 * once would be under way when somebody already goes on, and call them back. Back then passes over it.
 */
const STEP = 'sternentisch.open'

/** The address of the table, if we stand on the step of a sheet. */
const stepOfSheet = (): string | null => history.state?.[STEP] ?? null

let open = 0
let listening = false
let stood: string | null = null

function arrived(): void {
  const from = stood
  stood = stepOfSheet()
  // From the step of a sheet that was closed long ago to the same table once more: that is not what Back is for.
  if (open === 0 && stood === null && from === location.href) history.back()
}

function takeStep(): void {
  if (stepOfSheet() !== location.href) history.pushState({ [STEP]: location.href }, '')
  stood = location.href
  // Before any sheet listens: whoever arrives is asked first whether one was open.
  if (!listening) addEventListener('popstate', arrived)
  listening = true
}

export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    open++
    takeStep()
    const went = (): void => {
      if (stepOfSheet() === null) close.current()
    }
    addEventListener('popstate', went)
    return () => {
      removeEventListener('popstate', went)
      open--
    }
  }, [])
}
