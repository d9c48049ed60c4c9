import { type Match, writeLog } from '@sternentisch/kernel'
import { packLog } from '../matches/link.ts'
import { addressOf } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'

/** A match that may be handed on. */
export interface Sharing {
  saveLog(): void
  link(): Promise<string>
  /** The link holds the match itself; otherwise it leads to where the match is kept. */
  readonly carries: boolean
}

/**
 * The one way in which a match leaves the page. Its log holds the seed, and with it every hidden card: as long as the
 * match is being played here, there is no such way.
 */
export class Release implements Sharing {
  readonly carries = true

  private constructor(private readonly match: Match) {}

  /** Null while the match is being played on this device. */
  static of(match: Match, { running }: { readonly running: boolean }): Release | null {
    return running ? null : new Release(match)
  }

  /** A file that the terminal reads as well. */
  saveLog(): void {
    const { game, opening } = this.match
    saveFile(`${game.id}-${opening.id}.log`, writeLog(this.match))
  }

  /** An address that carries the whole match. */
  async link(): Promise<string> {
    const log = await packLog(writeLog(this.match))
    return new URL(addressOf({ name: 'replay', match: null, log, move: null }), location.href).href
  }
}

/** A match that may end with the page. */
export class Lost {
  constructor(private readonly match: Match) {}

  static logOf(lost: Lost): string {
    return writeLog(lost.match)
  }
}

/**
 * Saves a match that may still be running, hidden cards and all: only where it would be lost otherwise. The button for it
 * (`RescueButton`) says what the file holds. It is named after its game and match as far as those can be read.
 */
export function rescueLog(lost: Lost | string): void {
  const log = typeof lost === 'string' ? lost : Lost.logOf(lost)
  const named = (key: string): string => new RegExp(`^${key}: *([\\w-]+)`, 'm').exec(log)?.[1] ?? key
  saveFile(`${named('game')}-${named('match')}.log`, log)
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
