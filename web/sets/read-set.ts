import { isRefusal, type Refusal, refuseBecause, titled } from '@sternentisch/kernel'
import { type Fault, lineOf, readCardFile } from '@sternentisch/kernel/card-file'
import { onShelf, shelf } from '../shell/shelf.ts'
import { refuse } from '../text/refuse.ts'
import { LONGEST_FILE, LONGEST_NAME, nameOf } from './kept-set.ts'

/** A file that is a card file of some game, with all that is wrong in it. */
export interface ReadSet {
  readonly game: string
  readonly title: string
  readonly file: string
  readonly faults: readonly LinedFault[]
}

export interface LinedFault extends Fault {
  readonly line: number
}

/** Each fault with the line of the file that it is on. */
export const lined = (text: string, faults: readonly Fault[]): readonly LinedFault[] =>
  faults.map((fault) => ({ ...fault, line: lineOf(text, fault.path) }))

/** What a file holds, whichever game it is for; or why it is no card file at all. `here` is the game whose sets are looked at. */
export async function readSet(name: string, text: string, here: string): Promise<ReadSet | Refusal> {
  const file = titled(name, LONGEST_NAME)
  if (text.length > LONGEST_FILE) return refuse('sets.read.long', { file })
  const content = readCardFile(text)
  if (isRefusal(content)) return refuseBecause(content, 'sets.read.noFile', { file })
  for (const { id, loadCardFiles } of shelf) {
    const files = await loadCardFiles()
    const [field, value] = files?.mark ?? []
    if (!files || (content as Record<string, unknown>)[field!] !== value) continue
    const title = nameOf({ title: titled(name.replace(/\.\w+$/, ''), LONGEST_NAME) || id }, content)
    return { game: id, title, file: text, faults: lined(text, files.faultsIn(content)) }
  }
  const [field, value] = (await onShelf(here)?.loadCardFiles())?.mark ?? ['', '']
  return refuse('sets.read.noGame', { file, field, value })
}
