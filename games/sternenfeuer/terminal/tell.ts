// What happened, in one sentence: the same for the terminal and the board, each with its own way to name things
import type { Params, Seat, Speech, Told, Viewer } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { EventFigure, SternenfeuerEvent, Total } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import { cardLabel, figureWords, type Names, placeNamed, valueName } from './words.ts'

type Event = Told<SternenfeuerEvent>
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>
type ToldFigure = Told<EventFigure>

/** To whom is told, and how things are called there. */
export interface Telling {
  readonly speech: Speech
  /** Who is spoken to; null where everybody is spoken of by name. */
  readonly listener: Viewer | null
  seat(seat: Seat): string
  card(design: number): string
  figure(figure: ToldFigure): string
  place(world: number): string
  value(value: number): string
}

/** In the terminal everybody has a name, and figures say where they lie. Null if it is not worth a line. */
export function tellEvent(event: Event, view: View, speech: Speech, page: Names = {}): string | null {
  if (event.kind === 'turn' && !event.forced) return null
  return tell(event, {
    speech,
    listener: null,
    seat: (seat) => nameOf(page, seat),
    card: (design) => cardLabel(speech, design),
    figure: (figure) => figureWords(speech, figure),
    place: (world) => placeNamed(speech, view, world),
    value: (value) => valueName(speech, view, value),
  })
}

export function tell(event: Event, telling: Telling): string | null {
  const { speech, card, figure, place } = telling
  const did = (seat: Seat, deed: string, params: Params = {}): string => by(telling, seat, deed, params)
  switch (event.kind) {
    case 'dealt':
      return did(event.opener, 'dealt', { places: event.places.map(place).join(', ') })
    case 'turn':
      return event.forced
        ? did(event.seat, 'forced')
        : speech.say('sternenfeuer.told.turn', { n: event.turn, who: telling.seat(event.seat) })
    case 'drawn':
      return event.card === null
        ? did(event.seat, 'drawn')
        : did(event.seat, 'drawnCard', { card: card(event.card) })
    case 'declined':
    case 'passed':
      return did(event.seat, event.kind)
    case 'placed':
      return did(event.seat, 'placed', { figure: figure(event), place: place(event.world) })
    case 'turnedUp': {
      const deed = event.why === 'owner' ? 'turnedUp' : `shown.${event.why}`
      return did(event.seat, deed, { figure: figure(event), place: place(event.world) })
    }
    case 'reinforced':
      return did(event.seat, 'reinforced', { card: card(event.card), figure: figure(event) })
    case 'coupled': {
      const { left, right } = event
      return did(left.seat, 'coupled', { card: card(event.card), left: figure(left), right: figure(right) })
    }
    case 'attacked': {
      const { attacker, target } = event
      const params = { card: card(event.card), figure: figure(attacker), target: figure(target) }
      return did(attacker.seat, 'attacked', params)
    }
    case 'repelled':
      return did(event.seat, 'repelled', { card: card(event.card) })
    case 'compared':
      return tellFight(event, telling)
    case 'lost':
      return speech.say(`sternenfeuer.told.lost.${event.why}`, {
        figure: figure(event),
        place: place(event.world),
      })
    case 'uncoupled':
      return event.why === 'dismantled'
        ? null
        : speech.say('sternenfeuer.told.uncoupled', { card: card(event.card) })
    case 'transferred':
      return did(event.seat, 'transferred', {
        card: card(event.card),
        figure: figure(event),
        place: place(event.world),
      })
    case 'scouted':
      return tellScouting(event, telling)
    case 'dismantled':
      return did((1 - event.seat) as Seat, 'dismantled', {
        card: card(event.card),
        removed: card(event.removed),
      })
    case 'salvaged':
      return did(event.seat, 'salvaged', { card: card(event.card), taken: card(event.taken) })
    case 'hurried':
      return did(event.seat, 'hurried', { card: card(event.card), n: event.steps })
    case 'discarded':
      return did(event.seat, event.why === 'limit' ? 'discardedDown' : 'discarded', {
        card: card(event.card),
      })
    case 'ended':
      return event.skipped ? did(event.seat, 'skipped') : null
    case 'window':
    case 'scored':
      return null
    case 'over':
      return speech.say('sternenfeuer.ask.over')
  }
}

function by({ speech, listener, seat: nameAt }: Telling, seat: Seat, deed: string, params: Params): string {
  const person = seat === listener ? 'you' : 'they'
  return speech.say(`sternenfeuer.told.${person}.${deed}`, { who: nameAt(seat), ...params })
}

/** `Combat Power: Captain Lia Morgen 46 (22+24), Brannoch 56 (42+14).` */
function tellFight(
  { value, attacker, target, attacking, defending, loser }: Of<'compared'>,
  telling: Telling,
) {
  const outcome = loser !== null ? 'compared' : attacking.total === defending.total ? 'tie' : 'spared'
  return telling.speech.say(`sternenfeuer.told.${outcome}`, {
    value: telling.value(value),
    figure: telling.figure(attacker),
    target: telling.figure(target),
    attack: totalWords(attacking),
    defence: totalWords(defending),
  })
}

/** Who may not know what was seen hears only how many. */
function tellScouting({ seat, card, seen }: Of<'scouted'>, telling: Telling): string {
  const known = seen.every(({ figure }) => figure !== null)
  return by(telling, seat, known ? 'scouted' : 'scoutedSome', {
    card: telling.card(card),
    seen: known ? seen.map((each) => telling.figure(each)).join(', ') : '',
    n: seen.length,
  })
}

const totalWords = ({ printed, reinforcements, partner, bonus, total }: Total): string => {
  const parts = [printed, reinforcements, partner, bonus].filter((part, at) => at === 0 || part > 0)
  return parts.length > 1 ? `${total} (${parts.join('+')})` : String(total)
}
