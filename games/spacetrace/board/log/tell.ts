// The log: what happened, as the viewer was told; the viewer's own deeds in the second person
import type { Told } from '@sternentisch/kernel'
import { NUMERALS } from '../../reading/classes.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { effectName } from '../../words/fleets.ts'
import { isDeed, tellDeed } from './deeds.ts'
import { hitsIn } from './hits.ts'
import { cardIn, fleetsIn, nameIn, type Telling } from './telling.ts'

type Event = Told<SpacetraceEvent>
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export function tell(event: Event, telling: Telling): string | null {
  if (isDeed(event)) return tellDeed(event, telling)
  const { speech } = telling
  switch (event.kind) {
    case 'attackOver':
    case 'battleOver':
    case 'aimed':
    case 'announced':
      return null
    case 'turnOver':
      return event.quiet > 0 ? speech.say('spacetrace.told.quiet', { n: event.quiet }) : null
    case 'over':
      return speech.say(`spacetrace.told.over.${event.why}`)
    case 'resolved':
      return speech.say(`spacetrace.told.resolved.${event.outcome}`, { card: cardIn(telling, event.card) })
    case 'battle':
      return speech.say('spacetrace.told.battle', {
        n: event.number,
        fleets: fleetsIn(telling, event.fleets),
      })
    case 'row':
      return tellRow(event, telling)
    case 'fired':
      return tellFire(event, telling)
    case 'effect':
      return tellEffect(event, telling)
    case 'boosted':
      return speech.say('spacetrace.told.boosted', {
        card: nameIn(telling, event),
        plus: event.plus,
        times: event.times,
      })
    case 'selfdestructed':
      return speech.say('spacetrace.told.selfdestructed', { card: nameIn(telling, event) })
    case 'left':
      return speech.say(`spacetrace.told.left.${event.why}`, {
        card: cardIn(telling, event.card),
        who: telling.names[event.seat],
      })
  }
}

/** “Row II: II (You) × III (Vega).” */
function tellRow({ row, classes, fires }: Of<'row'>, { viewer, names, speech }: Telling): string {
  const sides = classes.map((each, seat) => `${NUMERALS[each]} (${names[seat]})`).join(' × ')
  const line = `${speech.say('spacetrace.told.row', { row: NUMERALS[row], sides })}.`
  const silent = fires.findIndex((each) => !each)
  if (silent < 0) return line
  const rank = NUMERALS[classes[silent]]
  const why =
    silent === viewer
      ? speech.say('spacetrace.board.silentYours', { class: rank })
      : speech.say('spacetrace.board.silentClass', { who: names[silent], class: rank })
  return `${line} ${why}`
}

function tellFire(event: Of<'fired'>, telling: Telling): string {
  return telling.speech.say('spacetrace.told.fired', {
    card: nameIn(telling, event),
    n: event.shots,
    ap: event.ap,
    hits: hitsIn(event.hits, telling),
  })
}

function tellEffect(event: Of<'effect'>, telling: Telling): string {
  const { speech } = telling
  return speech.say(event.preempt ? 'spacetrace.told.preempt' : 'spacetrace.told.effect', {
    card: nameIn(telling, event),
    effect: effectName(event.op, speech),
    hits: hitsIn(event.hits, telling, event.op),
  })
}
