import { type Refusal, sentence } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import type { Speech } from '../text/index.ts'
import type { LinedFault } from './read-set.ts'
import { placeIn } from './where.ts'

/** As many as anybody reads at once. */
const MOST = 100

interface FaultListProps {
  readonly faults: readonly LinedFault[]
  readonly speech: Speech
  /** Where a fault is, in words. */
  where(fault: LinedFault): string
  /** What can be done about it. */
  way?(fault: LinedFault): ReactNode
}

/** Every fault with its card, its field, its line and the reason. What the file calls the field is there for whoever looks for it. */
export function FaultList({ faults, speech, where, way }: FaultListProps) {
  const { say } = speech
  return (
    <ul className="sets-faults">
      {faults.slice(0, MOST).map((fault, at) => (
        <li key={at}>
          <b title={placeIn(fault)}>{where(fault)}</b>
          <small>{say('sets.fault.line', { line: fault.line })}</small>
          <span>{reasonOf(fault.refusal, speech)}</span>
          {way?.(fault)}
        </li>
      ))}
      {faults.length > MOST && <li>{say('sets.fault.more', { n: faults.length - MOST })}</li>}
    </ul>
  )
}

/** The reason alone: where it is wrong stands beside it. */
export function reasonOf(refusal: Refusal, speech: Speech): string {
  let last = refusal
  while (last.because) last = last.because
  const words = speech.explain('at' in last.params ? { ...last, params: { ...last.params, at: '' } } : last)
  const reason = sentence(words.replace(/^\s*[:\u00a0 ]+\s*/, ''), speech)
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
