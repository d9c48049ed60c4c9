import { type Reader, tellMatter } from '@sternentisch/kernel'
import { type GameTerminal, nameOf, type Page } from '@sternentisch/kernel/terminal'
import type { Speech } from './text/index.ts'

/** In whose words, and for which page. */
export interface Voice {
  readonly terminal: GameTerminal
  readonly speech: Speech
  readonly page: Page
}

/** What a viewer was told of a move, in lines; of the deal, if it is move 0. `view` is how things look to who reads it. */
export function tellMove(reader: Reader, move: number, view: unknown, voice: Voice): string[] {
  const { terminal, speech, page } = voice
  const scene = move === 0 ? null : reader.scenes[move - 1]
  const matter = scene && tellMatter(reader, scene, nameOf(page, scene.seat), speech)
  if (matter) return [matter]
  const moments = scene?.moments ?? reader.opening
  return moments.flatMap(({ event }) => (event && terminal.tellEvent(event, view, speech, page)) ?? [])
}
