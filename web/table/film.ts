import type { Moment } from '@sternentisch/grammar'
import {
  isRefusal,
  Match,
  type Refusal,
  type Seat,
  type Step,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'

/** One move as a viewer sees it: a moment for each thing that happened, then one at rest. */
export interface Scene {
  readonly seat: Seat
  readonly text: string
  readonly moments: readonly Moment[]
}

/** Makes a move and films it for one viewer; without a viewer nobody films. */
export function playFilmed(
  match: Match,
  seat: Seat,
  text: string,
  viewer: Viewer | null,
): { readonly step: Step; readonly scene: Scene | null } | Refusal {
  if (viewer === null) {
    const step = match.play(seat, text)
    return isRefusal(step) ? step : { step, scene: null }
  }
  const moments: Moment[] = []
  const step = match.play(seat, text, (event) =>
    moments.push({ view: match.view(viewer), event: tellTo(event, viewer) }),
  )
  if (isRefusal(step)) return step
  return { step, scene: { seat, text: step.text, moments: [...moments, atRest(match, viewer)] } }
}

export const atRest = (match: Match, viewer: Viewer): Moment => ({ view: match.view(viewer), event: null })

/** What happened before the first decision. */
export function openingOf(match: Match, viewer: Viewer): readonly Moment[] {
  const start = new Match(match.opening)
  const { view, event } = atRest(start, viewer)
  return [...start.dealt.map((each) => ({ view, event: tellTo(each, viewer) })), { view, event }]
}

/** The moves of a match from one on, filmed for one viewer. */
export function filmOf(match: Match, viewer: Viewer, from = 0, to = match.steps.length): Scene[] {
  const again = match.at(from)
  return match.steps.slice(from, to).map(({ seat, text }) => {
    const filmed = playFilmed(again, seat, text, viewer)
    if (isRefusal(filmed) || !filmed.scene) throw new Error(`a move once played is refused: ${text}`)
    return filmed.scene
  })
}
