import { isRefusal, type OptionRule, type Refusal } from '@sternentisch/kernel'
import type { Opened } from '@sternentisch/wire'
import { type FormEvent, useState } from 'react'
import { askedFor } from '../../new-table/asked.ts'
import type { LoadedGame } from '../../shell/shelf.ts'
import { call } from '../server.ts'
import { useIntroduction } from '../use-introduction.ts'
import { chairsFor, type Draft, type OpenChair, openingOf, seatedDifferently } from './draft.ts'
import { serverCardsOf } from './server-cards.ts'

export interface Opening {
  readonly loaded: LoadedGame
  readonly draft: Draft
  onChange(draft: Draft): void
  onOpened(opened: Opened): void
}

/** From a draft to a table on the server: what is still asked, who sits where, and why it cannot be opened. */
export function useOpening({ loaded, draft, onChange, onOpened }: Opening) {
  const { game } = loaded
  const introducing = useIntroduction()
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  const change = (changes: Partial<Draft>): void => {
    setRefused(null)
    onChange({ ...draft, ...changes })
  }
  // What the others bring along is theirs to choose.
  const isOurs = ({ seat }: OptionRule, among: number): boolean =>
    seat === undefined || chairsFor(draft, among)[seat]?.kind === 'me'
  const asked = askedFor(loaded, draft.chosen, isOurs)
  const { options, seats, wrongList } = asked
  const chairs = chairsFor(draft, seats)
  const seat = (at: number, chair: OpenChair): void =>
    change({ chairs: [...seatedDifferently(chairs, at, chair), ...draft.chairs.slice(seats)] })

  const openTable = async (): Promise<Opened | Refusal> => {
    const known = await introducing.settle()
    if (isRefusal(known)) return known
    const own = await serverCardsOf(game, draft.chosen)
    if (isRefusal(own)) return own
    return call<Opened>('POST', 'tables', openingOf(game, draft, seats, own))
  }
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || isRefusal(options) || !introducing.fits) return
    setBusy(true)
    const opened = await openTable()
    setBusy(false)
    if (isRefusal(opened)) setRefused(opened)
    else onOpened(opened)
  }
  const refusal = refused ?? (isRefusal(options) && !wrongList ? options : null)
  return { introducing, asked, chairs, refusal, busy, change, open, seat }
}
