import { join } from 'node:path'
import { readAnyLog } from '@sternentisch/games/shelf'
import { isRefusal, type Match, type Refusal, writeLog } from '@sternentisch/kernel'
import { savesFolder } from './files.ts'
import { PLAYERS, type Player } from './players.ts'
import type { Environment } from './speech.ts'

/** A saved match is its log; a remark below the header says who sits at the keyboard. */
export const savedText = (match: Match, players: readonly Player[]): string =>
  writeLog(match).replace('\n\n', `\n# seats: ${players.join(',')}\n\n`)

/** The players in that remark; null if it is missing or does not fit. */
export function playersIn(text: string, seats: number): Player[] | null {
  const words = SEATS.exec(text)?.[1].split(',') ?? []
  const fits = words.length === seats && words.every((word) => (PLAYERS as readonly string[]).includes(word))
  return fits ? (words as Player[]) : null
}

const SEATS = /^# seats: ([a-z,]+)$/m

export const usualFile = (match: Match, env: Environment): string =>
  join(savesFolder(env), `${match.game.id}-${match.opening.id}.log`)

export interface Saved {
  readonly match: Match
  /** The last line was broken off, and left out. */
  readonly torn: boolean
}

/**
 * The match in a save. A copy that was broken off (a full disk, a stick pulled out) is good for all moves that are
 * complete. A line without an end could be another move than the one that was made, so it is not believed in a
 * save, all of whose lines have ends; in a log that somebody wrote by hand it is.
 */
export async function readSave(text: string): Promise<Saved | Refusal> {
  const whole = wholeLines(text)
  const torn = whole !== text
  const match = torn && SEATS.test(text) ? null : await readAnyLog(text)
  if (match && (!torn || !isRefusal(match))) return isRefusal(match) ? match : { match, torn: false }
  const rest = await readAnyLog(withoutResult(whole))
  return isRefusal(rest) ? (match ?? rest) : { match: rest, torn }
}

/** Up to the last end of a line; after a crash some systems leave zeros where text was to be. */
function wholeLines(text: string): string {
  const zero = text.indexOf('\0')
  const written = zero < 0 ? text : text.slice(0, zero)
  return written.slice(0, written.lastIndexOf('\n') + 1)
}

/** A result without the moves that led to it says nothing; if they are all there, it comes by itself. */
const withoutResult = (text: string): string => text.replace(/^(result|digest):.*\n/gm, '')
