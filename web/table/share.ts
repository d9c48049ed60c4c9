import { type Match, writeLog } from '@sternentisch/kernel'
import { packLog } from '../matches/link.ts'
import { addressOf } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'

/** A file that the terminal reads as well. */
export const saveLog = (match: Match): void =>
  saveFile(`${match.game.id}-${match.opening.id}.log`, writeLog(match))

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
