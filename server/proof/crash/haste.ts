import type { Limits } from '../../edge/limits.ts'

/** So much faster than ours runs the clock of a server that is killed: a window of three seconds is over soon. */
const HASTE = 15

/** A clock in a hurry, since an instant that outlives the process. */
export const hasty = (base: number) => (): number => base + (Date.now() - base) * HASTE

const MUCH = { atOnce: 100_000, perSecond: 100_000 }
/** Everybody comes from one address, and in a hurry. */
export const LOOSE: Partial<Limits> = {
  ...{ tables: 100_000, sockets: 10_000, follows: 1000 },
  ...{ requests: MUCH, welcomes: MUCH, calls: MUCH, talk: MUCH, reads: MUCH },
}
