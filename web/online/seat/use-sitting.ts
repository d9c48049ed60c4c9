import { isRefusal, type OptionRule, type Refusal, type Seat } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import { type FormEvent, useState } from 'react'
import type { LoadedGame } from '../../shell/shelf.ts'
import { theLine } from '../line.ts'
import { refreshMine } from '../mine.ts'
import { useConnection } from '../use-followed.ts'
import { type Introducing, useIntroduction } from '../use-introduction.ts'

export interface Sitting {
  readonly introducing: Introducing
  /** The chair that one would sit on. */
  readonly seat: number
  /** What is brought along to it, and what it is; null where nothing is, or as long as that is not known. */
  readonly brings: { readonly rule: OptionRule; readonly deck: string } | null
  readonly busy: boolean
  /** Whether sitting down can be done now: the game must be here, since it knows the usual deck. */
  readonly ready: boolean
  readonly lost: boolean
  readonly refusal: Refusal | null
  bring(deck: string): void
  sit(event: FormEvent): Promise<void>
}

/** From an invitation to a seat: who one is, and what one brings along. */
export function useSitting(notice: Notice, loaded: LoadedGame | null): Sitting {
  const introducing = useIntroduction()
  const connection = useConnection()
  const [chosen, bring] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  const seat = notice.chairs.findIndex((chair, at) => chair.for === 'person' && notice.sitters[at] === null)
  const rule = loaded?.game.options.rules.find(({ id }) => id === notice.brings[seat])
  const brings = rule ? { rule, deck: chosen ?? String(rule.default) } : null

  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || !loaded || !introducing.fits) return
    setBusy(true)
    const me = await introducing.settle()
    const refused = isRefusal(me)
      ? me
      : await theLine().act(notice.table, { do: 'sit', seat: seat as Seat, deck: brings?.deck ?? null })
    setBusy(false)
    setRefusal(refused)
    if (!refused) void refreshMine()
  }
  const ready = !busy && loaded !== null && connection === 'open'
  return { introducing, seat, brings, busy, ready, lost: connection === 'lost', refusal, bring, sit }
}
