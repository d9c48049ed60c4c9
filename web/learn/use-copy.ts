import { useEffect, useState } from 'react'
import { addressOf, go } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'

const SAID_FOR = 3000

/** Copies the address of a rule, and says so for a while. */
export function useCopy(
  game: string,
  { say }: Speech,
): { copy: (rule: string) => void; said: string | null } {
  const [said, tell] = useState<string | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => tell(null), SAID_FOR)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async (rule: string): Promise<void> => {
    const place = { name: 'rules', game, rule } as const
    go(place)
    try {
      await navigator.clipboard.writeText(new URL(addressOf(place), location.href).href)
      tell(say('learn.rules.copied', { rule }))
    } catch {
      tell(say('learn.rules.noCopy'))
    }
  }
  return { copy, said }
}
