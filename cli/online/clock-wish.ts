import { type Refusal, refuse } from '@sternentisch/kernel'
import { type Clock, ClockSchema } from '@sternentisch/wire'
import * as v from 'valibot'

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** `10+5`: ten minutes for the match and five seconds more with every decision. `3d`, `90s`: anew for each decision. */
export function readClock(typed: string): Clock | Refusal {
  const match = /^(\d{1,4})\+(\d{1,3})$/.exec(typed)
  const move = /^(\d{1,4})([smhd])$/.exec(typed)
  const meant = match
    ? { per: 'match', time: Number(match[1]) * 60_000, more: Number(match[2]) * 1000 }
    : { per: 'move', time: Number(move?.[1] ?? 0) * UNITS[move?.[2] ?? 's'] }
  const read = v.safeParse(ClockSchema, meant)
  return read.success ? read.output : refuse('cli.online.wrongClock', { clock: typed.slice(0, 20) })
}
