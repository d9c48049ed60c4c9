import { type FilePath, valueAt, withValue } from '@sternentisch/kernel/card-file'
import { usePast } from '../storage/use-past.ts'
import { type KeptSet, written } from './kept-set.ts'
import type { OpenSets } from './open-sets.ts'
import { setShelf } from './store.ts'

/** So many steps can be taken back. */
const MOST = 200

export interface SetChange {
  put(path: FilePath, value: unknown): void
  undo(): void
  readonly canUndo: boolean
  /** Another tab has changed the set since: what was done here before cannot be taken back. */
  readonly isElsewhere: boolean
}

/** The set that is being made: every change is kept at once, and can be taken back. */
export function useSet({ editing }: OpenSets, set: KeptSet, content: object): SetChange {
  const { steps, isElsewhere, lead } = usePast<{ file: string; path: string }>(set.file)
  const keep = (file: string): void => setShelf.keep({ ...set, file, changed: Date.now() })
  return {
    put(path, value) {
      if (valueAt(content, path) === value) return
      const changed = withValue(content, path, value) as object
      const file = written(editing.settled?.(changed) ?? changed)
      // Letters that are typed into one field are one step.
      const step = { file: set.file, path: typeof value === 'object' ? '' : path.join('.') }
      const goesOn = step.path !== '' && steps.at(-1)?.path === step.path
      lead(goesOn ? steps : [...steps, step].slice(-MOST), file)
      keep(file)
    },
    undo() {
      const last = steps.at(-1)
      if (!last) return
      lead(steps.slice(0, -1), last.file)
      keep(last.file)
    },
    canUndo: steps.length > 0,
    isElsewhere,
  }
}
