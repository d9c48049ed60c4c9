import { useEffect, useRef } from 'react'

/** What lies open says so in the history of the window, so that Back, as on a phone, closes it and leads nowhere. */
const OPEN = 'sternentisch.open'

const isStepOfSheet = (): boolean => Boolean(history.state?.[OPEN])

let open = 0
let listening = false

/** Who followed a link out of a sheet comes back to the table: the sheet's own step is passed over. */
function passOver(): void {
  if (open === 0 && isStepOfSheet()) history.back()
}

export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const address = location.href
    open++
    if (!isStepOfSheet()) history.pushState({ [OPEN]: true }, '')
    if (!listening) addEventListener('popstate', passOver)
    listening = true
    const went = (): void => {
      if (!isStepOfSheet()) close.current()
    }
    addEventListener('popstate', went)
    return () => {
      removeEventListener('popstate', went)
      open--
      // Closed by other means: its step goes, too, unless another sheet has taken it over or a link led away.
      setTimeout(() => {
        if (location.href === address) passOver()
      })
    }
  }, [])
}
