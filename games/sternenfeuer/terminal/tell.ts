import type { Speech, Told } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { SternenfeuerEvent, Total } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import { cardLabel, figureWords, type Names, placeName, placeNamed, valueName } from './words.ts'

type Event<Kind extends SternenfeuerEvent['kind']> = Extract<Told<SternenfeuerEvent>, { kind: Kind }>

/** What happened, as told to the viewer of the view; null if it is not worth a line. */
export function tellEvent(
  event: Told<SternenfeuerEvent>,
  view: View,
  speech: Speech,
  page: Names = {},
): string | null {
  const who = 'seat' in event ? nameOf(page, event.seat) : ''
  const say = (key: string, params: Record<string, string | number> = {}): string =>
    speech.say(`sternenfeuer.told.${key}`, { who, ...params })
  const card = (design: number): string => cardLabel(speech, design)
  switch (event.kind) {
    case 'dealt':
      return say('dealt', {
        who: nameOf(page, event.opener),
        places: event.places.map((face) => placeNamed(speech, view, face)).join(', '),
      })
    case 'turn':
      return event.forced ? say('forced') : null
    case 'drawn':
      return event.card === null ? say('drawn') : say('drawnCard', { card: card(event.card) })
    case 'declined':
    case 'passed':
      return say(event.kind)
    case 'placed':
      return say('placed', {
        place: placeName(speech, view, event.place),
        figure: figureWords(speech, event),
      })
    case 'turnedUp':
      return say(`turnedUp.${event.why}`, { figure: figureWords(speech, event) })
    case 'reinforced':
      return say('reinforced', { card: card(event.card), figure: figureWords(speech, event) })
    case 'coupled':
      return say('coupled', {
        who: nameOf(page, event.left.seat),
        card: card(event.card),
        left: figureWords(speech, event.left),
        right: figureWords(speech, event.right),
      })
    case 'attacked':
      return say('attacked', {
        who: nameOf(page, event.attacker.seat),
        card: card(event.card),
        value: valueName(speech, view, event.value),
        attacker: figureWords(speech, event.attacker),
        target: figureWords(speech, event.target),
      })
    case 'window':
      return null
    case 'repelled':
      return say('repelled', { card: card(event.card) })
    case 'compared':
      return tellComparison(event, view, speech)
    case 'lost':
      return say(`lost.${event.why}`, { figure: figureWords(speech, event) })
    case 'uncoupled':
      return event.why === 'dismantled' ? null : say('uncoupled', { card: card(event.card) })
    case 'transferred':
      return say('transferred', {
        card: card(event.card),
        figure: figureWords(speech, event),
        place: placeName(speech, view, event.place),
      })
    case 'scouted':
      return say('scouted', {
        card: card(event.card),
        figures: event.seen.map((figure) => figureWords(speech, figure)).join(', '),
      })
    case 'dismantled':
      return say('dismantled', { card: card(event.card), removed: card(event.removed) })
    case 'salvaged':
      return say('salvaged', { card: card(event.card), taken: card(event.taken) })
    case 'hurried':
      return say('hurried', { card: card(event.card), n: event.steps })
    case 'discarded':
      return say('discarded', { card: card(event.card) })
    case 'ended':
      return event.skipped ? say('skipped') : null
    case 'scored':
      return null
    case 'over':
      return speech.say('sternenfeuer.ask.over')
  }
}

/** `Combat Power 46 (22+24) : 56 (42+14). Captain Lia Morgen (a1.1) loses.` */
function tellComparison(event: Event<'compared'>, view: View, speech: Speech): string {
  const { attacker, target, attacking, defending, loser } = event
  const params = {
    value: valueName(speech, view, event.value),
    attack: totalWords(attacking),
    defence: totalWords(defending),
  }
  if (loser !== null)
    return speech.say('sternenfeuer.told.beaten', {
      ...params,
      figure: figureWords(speech, loser === target.seat ? target : attacker),
    })
  return attacking.total === defending.total
    ? speech.say('sternenfeuer.told.tie', params)
    : speech.say('sternenfeuer.told.spared', params)
}

const totalWords = ({ printed, reinforcements, partner, bonus, total }: Total): string => {
  const parts = [printed, reinforcements, partner, bonus].filter((part, at) => at === 0 || part > 0)
  return parts.length > 1 ? `${total} (${parts.join('+')})` : String(total)
}
