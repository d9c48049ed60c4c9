import { isRefusal, Match, type Moment, type Remember, tellTo, type Viewer } from '@sternentisch/kernel'

/**
 * The peer of the feeds: a match played again from its deal, and a whole view taken whenever something happens. Tables
 * were loaded, handed over and taken back like this before they had feeds.
 */
export function filmed({ opening, steps }: Match, viewer: Viewer, remember?: Remember): readonly Moment[] {
  const again = new Match(opening)
  const moments: Moment[] = []
  let memory: unknown
  const take = (event: Moment['event']): void => {
    const moment = { view: again.view(viewer), event, memory }
    if (event && remember) memory = remember(memory, moment)
    moments.push({ ...moment, memory })
  }
  again.witness = {
    happened: (event) => take(tellTo(event, viewer)),
    moved: () => take(null),
    takenBack: () => {},
  }
  for (const { seat, text } of steps) if (isRefusal(again.play(seat, text))) throw new Error(text)
  return moments
}
