import { isRefusal, parseLog, type Refusal } from '@sternentisch/kernel'
import { Hosted } from '../../host/hosted.ts'
import { whyNoCards } from '../../own-cards/missing.ts'
import { refuse } from '../../text/refuse.ts'
import type { Recording } from '../recording.ts'
import { type OpenGame, openGame } from './open-game.ts'

/** A match read from a log, with its game. */
export interface ReadMatch {
  readonly recording: Recording
  readonly opened: OpenGame
}

/** What is wrong with a log, in the words of its game where those could be found. */
export interface Unreadable {
  readonly refusal: Refusal
  readonly opened: OpenGame | null
}

export async function readMatch(log: string): Promise<ReadMatch | Unreadable> {
  const parsed = parseLog(log)
  if (isRefusal(parsed)) return { refusal: parsed, opened: null }
  const game = parsed.headers.get('game')?.value
  if (game === undefined) return { refusal: refuse('log.missing', { key: 'game' }), opened: null }
  const opened = await openGame(game, parsed.headers.get('rules')?.value)
  if (isRefusal(opened)) return { refusal: opened, opened: null }
  const recording = whyNoCards(log, opened.game) ?? Hosted.read(log, opened.game)
  return isRefusal(recording) ? { refusal: recording, opened } : { recording, opened }
}

export const isUnreadable = (read: ReadMatch | Unreadable): read is Unreadable => 'refusal' in read
