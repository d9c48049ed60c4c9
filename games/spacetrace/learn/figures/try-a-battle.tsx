import { lazy, Suspense, useState } from 'react'
import { WORDS } from '../simulator/words.ts'
import { type FigureProps, inLang } from './pieces.tsx'

/** Half a table, the rules and all ships: fetched when somebody wants it. */
const Simulator = lazy(() => import('../simulator/simulator.tsx'))

export function TryABattle({ speech }: FigureProps) {
  const [open, setOpen] = useState(false)
  const button = (
    <button type="button" className="button main" disabled={open} onClick={() => setOpen(true)}>
      {inLang(speech, WORDS).open}
    </button>
  )
  return open ? (
    <Suspense fallback={button}>
      <Simulator speech={speech} />
    </Suspense>
  ) : (
    button
  )
}
