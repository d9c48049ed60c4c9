/** As long as a busy machine may take to start a browser. */
export const START_MS = 60_000
const LOOK_AGAIN_MS = 50

/** Fails in words where something takes too long: nothing may hang. */
export function within<T>(ms: number, what: string, doing: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    clock = setTimeout(() => fail(new Error(`${what}: nothing in ${ms / 1000} s`)), ms)
  })
  return Promise.race([doing, late]).finally(() => clearTimeout(clock))
}

/** Looks again and again until something is there. */
export async function appears<T>(ms: number, what: string, look: () => Promise<T | null>): Promise<T> {
  for (const until = performance.now() + ms; performance.now() < until; ) {
    const found = await look().catch(() => null)
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  throw new Error(`${what}: nothing in ${ms / 1000} s`)
}
