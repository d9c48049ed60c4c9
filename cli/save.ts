import { join } from 'node:path'
import { type Match, type Refusal, writeLog } from '@sternentisch/kernel'
import { makeFolderFor, savesFolder, writeMatch } from './files.ts'
import { PLAYERS, type Player } from './players.ts'
import type { Environment } from './speech.ts'

/** A saved match is its log; a remark at the end says who sits at the keyboard. */
export const savedText = (match: Match, players: readonly Player[]): string =>
  `${writeLog(match)}# seats: ${players.join(',')}\n`

/** The players in that remark; null if it is missing or does not fit. */
export function playersIn(text: string, seats: number): Player[] | null {
  const words = /^# seats: ([a-z,]+)$/m.exec(text)?.[1].split(',') ?? []
  const fits = words.length === seats && words.every((word) => (PLAYERS as readonly string[]).includes(word))
  return fits ? (words as Player[]) : null
}

export const usualFile = (match: Match, env: Environment): string =>
  join(savesFolder(env), `${match.game.id}-${match.opening.id}.log`)

export function save(
  match: Match,
  players: readonly Player[],
  file: string,
  env: Environment,
): Refusal | null {
  const ours = file === usualFile(match, env) ? makeFolderFor(file) : null
  return ours ?? writeMatch(file, savedText(match, players), match.opening.id)
}
