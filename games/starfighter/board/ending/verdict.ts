// SF-7.3 to SF-7.6: the last words of the broadcast
import type { Verdict } from '@sternentisch/grammar'
import { figure, type Seat } from '@sternentisch/kernel'
import { SEATS, shipOf } from '../../reading/seats.ts'
import { other } from '../../rules/table.ts'
import { cruiserName } from '../../words/names.ts'
import { type Scene, storyOf } from './story.ts'

export function verdictOf(scene: Scene): Verdict {
  const { speech, outcome, played } = scene
  const { winner } = storyOf(scene)
  if (!played) return { heading: outcome, line: hullsOf(scene) }
  if (winner === null) return { heading: speech.say('starfighter.ending.drawn'), line: levelOf(scene) }
  return { heading: outcome, line: reasonOf(scene, winner) }
}

/** How things stood when the players ended it; nothing before there were cruisers. */
function hullsOf({ view, names }: Scene): string {
  if (SEATS.some((seat) => shipOf(view, seat) === null)) return ''
  const [south, north] = SEATS.map((seat) => cruiserName(view, names, seat))
  return `${south} ${figure(view.hull[0])} : ${figure(view.hull[1])} ${north}`
}

const overIn = ({ events }: Scene) => events.findLast((event) => event.kind === 'over')

function levelOf(scene: Scene): string {
  const hull = figure(scene.view.hull[0])
  return scene.speech.say('starfighter.ending.level', { hull, n: overIn(scene)?.cards[0] ?? 0 })
}

function reasonOf(scene: Scene, winner: Seat): string {
  const { view, names, speech } = scene
  const [hull, foe] = [view.hull[winner], view.hull[other(winner)]]
  const over = overIn(scene)
  const cruiser = cruiserName(view, names, winner)
  if (hull === foe && over) {
    const [n, m] = [over.cards[winner], over.cards[other(winner)]]
    return speech.say('starfighter.ending.cards', { hull: figure(hull), n, m })
  }
  const against = { hull: figure(hull), other: figure(foe) }
  if (over?.standstill) return speech.say('starfighter.ending.standstill', against)
  if (hull <= 0) return speech.say('starfighter.ending.both', against)
  // Whoever lost is shown what was close, not what went wrong.
  const key = view.viewer === other(winner) ? 'starfighter.ending.close' : 'starfighter.ending.left'
  return speech.say(key, { cruiser, hull, round: view.round })
}
