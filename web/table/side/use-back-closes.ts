import { useEffect, useRef } from 'react'

/**
 * What lies open has a step of its own in the history of the window, so that Back, as on a phone, closes it and leads
 * nowhere. A sheet that is closed by other means leaves its step where it is, for the next one: to take it back at
 * once would be under way when somebody already goes on, and call them back. Back then passes over it.
 *
 * Step and table carry the same mark in the history itself, which a reload leaves as it is.
 */
const STEP = 'sternentisch.open'
const BENEATH = 'sternentisch.beneath'

const markedAs = (kind: typeof STEP | typeof BENEATH): number | null => history.state?.[kind] ?? null

/** Where we are only because a sheet is or was open, or because it was closed by Back: nobody asked for this address. */
export const atSheet = (): boolean => markedAs(STEP) !== null || markedAs(BENEATH) !== null

let open = 0
let stood = markedAs(STEP)

// Before any sheet listens: whoever arrives is asked first whether one was open.
addEventListener('popstate', () => {
  const from = stood
  stood = markedAs(STEP)
  // From the step of a sheet that was closed long ago to the same table once more: that is not what Back is for.
  if (open === 0 && from !== null && from === markedAs(BENEATH)) history.back()
})

function takeStep(): void {
  if (markedAs(STEP) === null) {
    const mark = Date.now()
    history.replaceState({ [BENEATH]: mark }, '')
    history.pushState({ [STEP]: mark }, '')
  }
  stood = markedAs(STEP)
}

export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    open++
    takeStep()
    const went = (): void => {
      if (markedAs(STEP) === null) close.current()
    }
    addEventListener('popstate', went)
    return () => {
      removeEventListener('popstate', went)
      open--
    }
  }, [])
}
