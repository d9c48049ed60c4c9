// SN-12.4 to SN-12.7, SN-12.9: the last words of the tale
import type { Verdict } from '@sternentisch/grammar'
import { nameAt, type Seat } from '@sternentisch/kernel'
import { otherSeat } from '../../rules/table.ts'
import { placeName } from '../../words/names.ts'
import { closest, type Scene, storyOf } from './story.ts'

export function verdictOf(scene: Scene): Verdict {
  const { view, names, speech, outcome, played, result } = scene
  const { winner, world } = storyOf(scene)
  if (!played) return { heading: outcome, line: '' }
  const [own, foe] = winner === 1 ? [1, 0] : [0, 1]
  const places = { own: result.scores[own], foe: result.scores[foe] }
  if (winner === null)
    return {
      heading: speech.say('sternenfeuer.ending.drawn'),
      line: speech.say('sternenfeuer.ending.level', places),
    }
  const lost = view.viewer === otherSeat(winner) ? closeIn(scene, winner) : null
  if (lost !== null) return { heading: outcome, line: lost }
  const place = world ? placeName(view, world.place, speech) : ''
  const line =
    view.viewer === winner
      ? speech.say('sternenfeuer.ending.yours', { place, ...places })
      : speech.say('sternenfeuer.ending.theirs', { place, who: nameAt(names, winner), ...places })
  return { heading: outcome, line }
}

/** Whoever lost is shown where least was missing, if it was little: one figure, or Cosmic Might alone. */
function closeIn(scene: Scene, winner: Seat): string | null {
  const { view, speech } = scene
  const near = closest(storyOf(scene).standings.filter(({ owner }) => owner === winner))
  if (!near || Math.abs(near.figures[0] - near.figures[1]) > 1) return null
  const place = placeName(view, near.place, speech)
  const [own, foe] = [otherSeat(winner), winner]
  return near.by === 'cosmos'
    ? speech.say('sternenfeuer.ending.closeCosmos', {
        place,
        own: near.cosmos[own][1],
        foe: near.cosmos[foe][1],
      })
    : speech.say('sternenfeuer.ending.closeCount', { place, own: near.figures[own], foe: near.figures[foe] })
}
