import { afterPaint } from '@sternentisch/grammar'
import { useEffect, useRef, useState } from 'react'

/**
 * The value as it was until the page has been painted with the new one elsewhere. What lies beside a change follows a
 * frame later: two short tasks instead of a long one. However fast values change, the latest is never waited for longer.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState({ value })
  const latest = useRef(value)
  const callOff = useRef<(() => void) | null>(null)
  useEffect(() => {
    latest.current = value
    callOff.current ??= afterPaint(() => {
      callOff.current = null
      show({ value: latest.current })
    })
  }, [value])
  useEffect(
    () => () => {
      callOff.current?.()
      callOff.current = null
    },
    [],
  )
  return shown.value
}
