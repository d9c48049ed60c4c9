/** Where a person sees how far it has come. */
export interface Progress {
  at(name: string, done: number, of: number, failures: number): void
  clear(): void
}

const WIDTH = 30
const EVERY_MS = { terminal: 100, file: 10_000 }

/** A bar that is drawn over itself on a terminal; elsewhere a line now and then, so that logs stay short. */
export function progressOn(
  output: { readonly isTTY?: boolean; write(text: string): unknown },
  now: () => number = () => performance.now(),
): Progress {
  const terminal = output.isTTY === true
  const every = terminal ? EVERY_MS.terminal : EVERY_MS.file
  let last = now()
  let drawn = false
  return {
    at(name, done, of, failures) {
      if (now() - last < every) return
      last = now()
      drawn = true
      const filled = Math.floor((done / of) * WIDTH)
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
      const figures = `${done}/${of}${failures > 0 ? ` ✗ ${failures}` : ''}`
      output.write(terminal ? `\r\x1b[K${name} ${bar} ${figures}` : `${name} ${figures}\n`)
    },
    clear() {
      if (terminal && drawn) output.write('\r\x1b[K')
      drawn = false
    },
  }
}
