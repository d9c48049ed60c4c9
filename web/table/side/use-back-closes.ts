import { useEffect, useRef } from 'react'

/** What lies open says so in the history of the window, so that Back, as on a phone, closes it and leads nowhere. */
const OPEN = 'sternentisch.open'

const isStepOfSheet = (): boolean => Boolean(history.state?.[OPEN])

let open = 0
let listening = false
/** The step of a sheet that was closed is being taken back. */
let leaving = false

/** Takes back the step of a sheet that is no more. */
function leave(): void {
  if (open > 0 || !isStepOfSheet()) return
  leaving = true
  history.back()
}

/** Who followed a link out of a sheet comes back to the table: the sheet's own step is passed over. */
function arrived(): void {
  if (!leaving) {
    leave()
    return
  }
  leaving = false
  // Somebody went on before the step was taken: then that step was theirs, and they get it again.
  if (isStepOfSheet()) history.forward()
}

export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const address = location.href
    open++
    if (!isStepOfSheet()) history.pushState({ [OPEN]: true }, '')
    if (!listening) addEventListener('popstate', arrived)
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
        if (location.href === address) leave()
      })
    }
  }, [])
}
