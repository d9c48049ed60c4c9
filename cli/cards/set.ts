import { boxes } from '@sternentisch/games'
import type { Box, CardFiles } from '@sternentisch/grammar'
import { isRefusal, type Refusal, refuse, refuseBecause } from '@sternentisch/kernel'
import { readCardFile } from '@sternentisch/kernel/card-file'
import { readText } from '../files.ts'
import { tidy } from '../tidy.ts'

/** A card file that is to be looked at, with what the game knows of such files. */
export interface GivenSet {
  /** As it was named. */
  readonly named: string
  readonly box: Box
  readonly files: CardFiles
  readonly text: string
  readonly file: object
}

/** A game whose cards are part of its rules. */
const NO_FILES: CardFiles = { mark: ['', ''], builtIn: {}, faultsIn: () => [] }

/** The set that is meant: a game stands for its own, anything else is the path of a file. */
export async function setOf(word: string, withoutFile = false): Promise<GivenSet | Refusal> {
  const box = boxes.find(({ id }) => id === word)
  const files = (await box?.cardFiles?.()) ?? (withoutFile ? NO_FILES : null)
  if (!box || !files) return fromFile(word)
  const { builtIn: file } = files
  return { named: word, box, files, file, text: JSON.stringify(file, null, 2) }
}

async function fromFile(path: string): Promise<GivenSet | Refusal> {
  const text = readText(path)
  if (isRefusal(text)) return text
  const file = readCardFile(text)
  const named = tidy(path)
  if (isRefusal(file))
    return refuseBecause(refuseBecause(file, 'cli.wrong.cardFile'), 'cli.wrong.in', { file: named })
  const known: string[] = []
  for (const box of boxes) {
    const files = await box.cardFiles?.()
    if (!files) continue
    const [field, value] = files.mark
    if ((file as Record<string, unknown>)[field] === value) return { named, box, files, text, file }
    known.push(`"${field}": "${value}"`)
  }
  return refuse('cli.wrong.cardGame', { file: named, known: known.join(', ') })
}
