import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The heap in use once everything that can be forgotten is forgotten, in bytes. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)}MB`
