import type { Settings } from '@sternentisch/wire'
import type { Seated } from '../table/opened.ts'
import type { HallWays } from './hall.ts'

/** Who sits at a new table: whoever opens it, and bots, which sit on their chairs from the start. */
export const seatedAt = (
  { chairs }: Settings,
  seat: number,
  first: Seated,
  botName: HallWays['botName'],
): (Seated | null)[] =>
  chairs.map((chair, at) => {
    if (at === seat) return first
    if (chair.for === 'person') return null
    const before = chairs.slice(0, at).filter((each) => each.for === 'bot' && each.level === chair.level)
    return { guest: null, name: botName(chair.level, before.length), colour: null, deck: null, away: false }
  })
