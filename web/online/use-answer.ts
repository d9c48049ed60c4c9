import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { useCallback, useEffect, useState } from 'react'
import { call } from './server.ts'

/** What the server answers to somebody, once it has; asked anew for somebody else, or with `again`. */
export function useAnswer<Answer>(path: string, whose: string) {
  const [given, setGiven] = useState<{ readonly whose: string; readonly answer: Answer | Refusal } | null>(
    null,
  )
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let left = false
    void call<Answer>('GET', path).then((answer) => left || setGiven({ whose, answer }))
    return () => {
      left = true
    }
  }, [path, whose, times])
  const again = useCallback(() => setTimes((before) => before + 1), [])
  const known = given?.whose === whose ? given.answer : null
  const failed = isRefusal(known) ? known : null
  return { answer: isRefusal(known) ? null : known, failed, again }
}
