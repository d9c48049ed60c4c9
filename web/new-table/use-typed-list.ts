import { type ListRule, readDeckText, type SetNote } from '@sternentisch/kernel'
import { useState } from 'react'
import type { OptionProps } from './plain-option.tsx'

/** What is typed, or pasted with the name of the deck and of its cards. */
const sentIn = (text: string, list: ListRule) =>
  /^[>\s]*#|#\/decks\//m.test(text) ? readDeckText(text, list) : null
const readIn = (text: string, list: ListRule): string => sentIn(text, list)?.value ?? list.read(text)

export interface TypedList {
  /** As it was typed; null where something else was chosen since. */
  readonly typed: string | null
  /** It is typed, or none of the ready-made. */
  readonly isOwn: boolean
  /** The set that it came with, if it says so. */
  readonly needs: SetNote | null
  type(text: string): void
  pick(value: string): void
  /** Goes on typing from what is chosen. */
  edit(): void
}

/** A list of one's own: what is being typed is kept as it was typed, for as long as it is what was chosen. */
export function useTypedList({ rule, chosen, onChange }: OptionProps): TypedList {
  const list = rule.list!
  const value = String(chosen[rule.id])
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft !== null && readIn(draft, list) === value ? draft : null
  const type = (text: string): void => {
    setDraft(text)
    onChange(readIn(text, list))
  }
  return {
    typed,
    isOwn: typed !== null || !rule.values.includes(value),
    needs: typed === null ? null : (sentIn(typed, list)?.set ?? null),
    type,
    pick(picked) {
      setDraft(null)
      onChange(picked)
    },
    edit: () => type(list.write(value, chosen)),
  }
}
