import { flushSync } from 'react-dom'

/**
 * Does something and waits until the page shows it. What draws much does so with the React that players have: the one
 * for those who build has `act` for this, and takes three times as long.
 */
export async function drawn(doing: () => void): Promise<void> {
  flushSync(doing)
  await new Promise(setImmediate)
}
