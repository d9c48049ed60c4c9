import { type FilePath, valueAt, withValue } from '@sternentisch/kernel/card-file'
import { useState } from 'react'
import { type KeptSet, written } from './kept-set.ts'
import type { OpenSets } from './open-sets.ts'
import { setShelf } from './store.ts'

/** So many steps can be taken back. */
const MOST = 200

export interface SetChange {
  put(path: FilePath, value: unknown): void
  undo(): void
  readonly canUndo: boolean
}

/** The set that is being made: every change is kept at once, and can be taken back. */
export function useSet({ editing }: OpenSets, set: KeptSet, content: object): SetChange {
  const [past, setPast] = useState<readonly { file: string; path: string }[]>([])
  const keep = (file: string): void => setShelf.keep({ ...set, file, changed: Date.now() })
  return {
    put(path, value) {
      if (valueAt(content, path) === value) return
      const changed = withValue(content, path, value) as object
      // Letters that are typed into one field are one step.
      const step = { file: set.file, path: typeof value === 'object' ? '' : path.join('.') }
      const goesOn = step.path !== '' && past.at(-1)?.path === step.path
      setPast(goesOn ? past : [...past, step].slice(-MOST))
      keep(written(editing.settled?.(changed) ?? changed))
    },
    undo() {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      keep(last.file)
    },
    canUndo: past.length > 0,
  }
}
