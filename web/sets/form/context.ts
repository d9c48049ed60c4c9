import type { CardEditing } from '@sternentisch/grammar'
import type { Field, FilePath } from '@sternentisch/kernel/card-file'
import { createContext, use } from 'react'
import type { Speech } from '../../text/index.ts'
import { reasonOf } from '../fault-list.tsx'
import type { LinedFault } from '../read-set.ts'

/** What all fields of a form share. */
export interface Form {
  readonly editing: CardEditing
  readonly speech: Speech
  readonly faults: readonly LinedFault[]
  put(path: FilePath, value: unknown): void
}

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('a field outside of a form')
  return form
}

/** A place of the file, what belongs there, and what stands there. */
export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>
  readonly path: FilePath
  /** The names that lead there. */
  readonly names: readonly string[]
  readonly value: unknown
}

/** What is wrong at a place: of a field with all that lies below it, of a group with itself alone. */
export function useReasons(path: FilePath, below: boolean): readonly string[] {
  const { faults, speech } = useForm()
  return faults
    .filter(
      (fault) =>
        (below ? fault.path.length >= path.length : fault.path.length === path.length) &&
        path.every((step, at) => String(fault.path[at]) === String(step)),
    )
    .map(({ refusal }) => reasonOf(refusal, speech))
}
