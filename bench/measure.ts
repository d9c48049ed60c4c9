export interface Pace {
  readonly warmUp: number
  readonly seconds: number
}

/** What one process did, and the CPU time it took, on all its threads. */
export interface Measured {
  readonly done: number
  readonly cpu: number
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Runs batches, each of which answers how much it did, until enough CPU time has gone by. */
export function measure(batch: () => number, { warmUp, seconds }: Pace): Measured {
  repeat(batch, warmUp)
  return repeat(batch, seconds)
}

/** To ask for the CPU time can cost as much as a thousand moves: it is done at most so often, by a clock that costs nothing. */
const PAUSE_MS = 25

function repeat(batch: () => number, seconds: number): Measured {
  const start = cpuSeconds()
  let done = 0
  for (;;) {
    const asked = performance.now()
    do done += batch()
    while (performance.now() - asked < Math.min(PAUSE_MS, seconds * 1000))
    const cpu = cpuSeconds() - start
    if (cpu >= seconds) return { done, cpu }
  }
}
