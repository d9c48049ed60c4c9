import type { Speech } from '../text/index.ts'
import { FaultList } from './fault-list.tsx'
import type { OpenSets } from './open-sets.ts'
import type { LinedFault } from './read-set.ts'
import { spotOf } from './spots.ts'
import { whereIn } from './where.ts'

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
        {...{ faults, speech }}
        where={(fault) => whereIn(opened, content, fault, speech)}
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
