import { type Match, writeLog } from '@sternentisch/kernel'
import { packLog } from '../matches/link.ts'
import { addressOf } from '../shell/router.ts'

/** A file that the terminal reads as well. */
export function saveLog(match: Match): void {
  const address = URL.createObjectURL(new Blob([writeLog(match)], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${match.game.id}-${match.opening.id}.log`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** An address that carries the whole match. */
export async function linkTo(match: Match): Promise<string> {
  const log = await packLog(writeLog(match))
  return new URL(addressOf({ name: 'replay', match: null, log, move: null }), location.href).href
}

/** False where the browser does not let us copy; then the person has to. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
