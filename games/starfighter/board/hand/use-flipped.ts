import type { Choice } from '@sternentisch/grammar'
import { useCallback, useState } from 'react'
import type { Action } from '../../rules/action.ts'

const NONE: ReadonlySet<string> = new Set()

/** The cards that the person holds back up, and how to turn the picked one over. */
export function useFlipped(
  choice: Choice<Action> | null,
): readonly [ReadonlySet<string>, (id: string) => void] {
  const [flipped, setFlipped] = useState(NONE)
  const flip = useCallback(
    (id: string) => {
      const back = choice?.picked.includes('back') ?? false
      setFlipped((old) => new Set(back ? [...old].filter((each) => each !== id) : [...old, id]))
      choice?.takeBack(id)
      choice?.pick(id, back ? 'front' : 'back')
    },
    [choice],
  )
  return [flipped, flip]
}
