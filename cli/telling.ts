import { type Reader, type Speech, sayMatter } from '@sternentisch/kernel'
import { type GameTerminal, nameOf, type Page } from '@sternentisch/kernel/terminal'

/** In whose words, and for which page. */
export interface Voice {
  readonly terminal: GameTerminal
  readonly speech: Speech
  readonly page: Page
}

/** What a viewer was told of a move, in lines; of the deal, if it is move 0. `view` is how things look to who reads it. */
export function tellMove(reader: Reader, move: number, view: unknown, voice: Voice): string[] {
  const { terminal, speech, page } = voice
  if (move === 0) return reader.opening.flatMap(({ event }) => tellEvent(event))
  const { kind, seat, moments } = reader.scenes[move - 1]
  if (kind !== 'concede' && kind !== 'draw') return moments.flatMap(({ event }) => tellEvent(event))
  const isLast = move === reader.scenes.length
  const agreed = isLast && reader.standing?.result?.by === 'agreement'
  return [sayMatter(kind, agreed, nameOf(page, seat), speech)]

  function tellEvent(event: Reader['rest']['event']): readonly string[] {
    const line = event && terminal.tellEvent(event, view, speech, page)
    return line === null ? [] : [line]
  }
}
