import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { type DragEvent, useState } from 'react'
import { type OpenSets, openSets } from './open-sets.ts'
import { type ReadSet, readSet } from './read-set.ts'
import { isKept, keepSet } from './store.ts'

/** What came of a file: why it is none, what is wrong in it, or where it is kept now. */
export type Loaded =
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'faulty'; readonly set: ReadSet; readonly opened: OpenSets }
  | { readonly state: 'kept'; readonly set: ReadSet; readonly id: string }
  /** The same cards under the same name are here already. */
  | { readonly state: 'had'; readonly set: ReadSet }

/** Takes files in, chosen or dropped. One without a fault is kept at once; of one with faults nothing is kept until that is wished. */
export function useLoading(game: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [dragging, setDragging] = useState(false)
  const keep = (set: ReadSet): string => {
    const id = keepSet(set)
    setLoaded({ state: 'kept', set, id })
    return id
  }
  const load = async (file: File): Promise<void> => {
    const read = await readSet(file.name, await file.text(), game)
    if (isRefusal(read)) setLoaded({ state: 'refused', refusal: read })
    else if (read.faults.length > 0) {
      // The fields are called as in the form of the game that the file is for.
      const opened = await openSets(read.game)
      if (opened) setLoaded({ state: 'faulty', set: read, opened })
    } else if (isKept(read)) setLoaded({ state: 'had', set: read })
    else keep(read)
  }
  const brings = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
  const drop = {
    onDragEnter: (event: DragEvent): void => setDragging(brings(event)),
    onDragOver: (event: DragEvent): void => {
      if (brings(event)) event.preventDefault()
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>): void => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setDragging(false)
    },
    onDrop: (event: DragEvent): void => {
      const [file] = event.dataTransfer.files
      setDragging(false)
      if (!file) return
      event.preventDefault()
      void load(file)
    },
  }
  return { loaded, load, keep, leave: () => setLoaded(null), dragging, drop }
}
