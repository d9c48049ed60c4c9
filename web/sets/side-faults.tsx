import { valueAt } from '@sternentisch/kernel/card-file'
import type { Speech } from '../text/index.ts'
import { called } from './called.ts'
import { FaultList } from './fault-list.tsx'
import { wayTo } from './form/names.ts'
import type { OpenSets } from './open-sets.ts'
import type { LinedFault } from './read-set.ts'
import { spotOf } from './spots.ts'

interface SideFaultsProps {
  readonly opened: OpenSets
  readonly content: object
  readonly faults: readonly LinedFault[]
  readonly speech: Speech
  onGo(fault: LinedFault): void
}

/** All that is wrong in the set, each with a way to where it is. */
export function SideFaults({ opened, content, faults, speech, onGo }: SideFaultsProps) {
  const { say } = speech
  const where = (fault: LinedFault): string => {
    const spot = spotOf(opened.editing, fault.path)
    if (!spot) return [fault.card, fault.field].filter(Boolean).join(' · ') || '–'
    const inner = fault.path.slice(spot.path.length)
    const named = spot.list
      ? called(valueAt(content, spot.path), undefined, Number(spot.path.at(-1)), speech)
      : { id: null, name: wayTo(opened.editing, spot.path, speech) }
    const field = inner.length > 0 ? wayTo(opened.editing, fault.path, speech, spot.path.length) : ''
    return [[named.id, named.name].filter(Boolean).join(' '), field].filter(Boolean).join(' · ')
  }
  return (
    <section
      className="sets-wrong"
      aria-labelledby="sets-wrong"
      data-none={faults.length === 0 ? '' : undefined}
    >
      <h2 id="sets-wrong">
        {faults.length > 0 ? say('sets.faults', { n: faults.length }) : say('sets.fault.none')}
      </h2>
      <FaultList
        {...{ faults, speech, where }}
        way={(fault) =>
          spotOf(opened.editing, fault.path) && (
            <button type="button" className="button" onClick={() => onGo(fault)}>
              {say('sets.fault.go')}
            </button>
          )
        }
      />
    </section>
  )
}
