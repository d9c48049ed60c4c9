import type { Interacting } from './context.ts'
import { deedOn } from './standing.ts'

/** Does what a click, a tap or Enter on this spot means now. */
export function actOn({ choice, spots }: Interacting, id: string): void {
  const entry = spots.get(id)
  if (!choice || !entry) return
  const pick = { parts: entry.parts, at: id, decides: entry.decides }
  switch (deedOn(choice, pick)) {
    case 'decide':
      choice.confirm(entry.decides)
      break
    case 'pick':
      choice.put(choice.after({ parts: entry.parts, at: id }) ?? choice.picks)
      break
    case 'confirm':
      choice.confirm()
      break
    case 'takeBack': {
      const own = choice.picks.findLastIndex(({ at }) => at === id)
      const index =
        own >= 0 ? own : choice.picks.findLastIndex(({ parts }) => parts.join() === entry.parts.join())
      choice.put(choice.picks.filter((_, each) => each !== index))
      break
    }
    case 'explain':
      break
  }
}

/** True if there was something to take back. */
export function takeBackLast({ choice }: Interacting): boolean {
  if (!choice || choice.picks.length === 0) return false
  choice.takeBack()
  return true
}

/** A card dropped on a place: picks both, and decides if nothing speaks against it. True if it was decided. */
export function dropOn({ choice, spots, board, view, speech }: Interacting, id: string): boolean {
  const entry = spots.get(id)
  if (!choice || !entry || entry.decides !== undefined) return false
  const picks = choice.after({ parts: entry.parts, at: id })
  if (!picks) return false
  choice.put(picks)
  const action = choice.settledBy(picks)
  if (action === null || !board || !speech) return false
  if (board.warnings(action, view, speech).length > 0) return false
  choice.confirm(action)
  return true
}
