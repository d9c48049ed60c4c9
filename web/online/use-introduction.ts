import type { Refusal } from '@sternentisch/kernel'
import { type Introduction, type Me, NameSchema } from '@sternentisch/wire'
import { useState } from 'react'
import * as v from 'valibot'
import { keepName, suggestedName } from './friendly.ts'
import { introduce } from './server.ts'
import { useMe } from './use-standing.ts'

export interface Introducing extends Introduction {
  /** Whether the name can be one. */
  readonly fits: boolean
  change(changes: Partial<Introduction>): void
  /** Makes sure that the server knows who one is; asks nothing if it does. */
  settle(): Promise<Me | Refusal>
}

/** A name and a colour without registration: what is typed, as long as it differs from what the server knows. */
export function useIntroduction(): Introducing {
  const me = useMe()
  const [draft, setDraft] = useState<Partial<Introduction>>({})
  const [suggested] = useState(suggestedName)
  const { name, colour } = { ...suggested, ...(me ?? {}), ...draft }
  const meant = v.safeParse(NameSchema, name)
  return {
    name,
    colour,
    fits: meant.success,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    async settle() {
      const introduction = { name: meant.success ? meant.output : suggested.name, colour }
      keepName(introduction)
      if (me?.name === introduction.name && me.colour === colour) return me
      return introduce(introduction)
    },
  }
}
