// What is fought, row by row and shot by shot
import type { Told } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { NUMERALS } from '../reading/classes.ts'
import { shipsIn } from '../reading/runs.ts'
import type { Hit, SpacetraceEvent } from '../rules/events.ts'
import { writeRuns } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { copyName } from '../words/cards.ts'
import { effectName, fleetName } from '../words/fleets.ts'
import type { Names } from './labels.ts'

const KINDS = [
  'battle',
  'row',
  'effect',
  'fired',
  'boosted',
  'selfdestructed',
  'baseHit',
  'battleOver',
  'attackOver',
] as const

type Event = Told<SpacetraceEvent>
type OfBattle = Extract<Event, { kind: (typeof KINDS)[number] }>
type Of<Kind extends OfBattle['kind']> = Extract<OfBattle, { kind: Kind }>

export const isOfBattle = (event: Event): event is OfBattle => KINDS.some((kind) => kind === event.kind)

export function tellBattle(event: OfBattle, view: View, speech: Speech, page: Names): string | null {
  const { say } = speech
  switch (event.kind) {
    case 'battle':
      return say('spacetrace.told.battle', {
        n: event.number,
        fleets: event.fleets.map((fleet) => fleetName(fleet, speech)).join(' – '),
      })
    case 'row':
      return tellRow(event, speech)
    case 'effect':
      return say(event.preempt ? 'spacetrace.told.preempt' : 'spacetrace.told.effect', {
        card: copyName(view, speech, event),
        effect: effectName(event.op, speech),
        hits: tellHits(event.hits, view, speech),
      })
    case 'fired':
      return say('spacetrace.told.fired', {
        card: copyName(view, speech, event),
        n: event.shots,
        ap: event.ap,
        hits: tellHits(event.hits, view, speech),
      })
    case 'boosted':
      return say('spacetrace.told.boosted', {
        card: copyName(view, speech, event),
        plus: event.plus,
        times: event.times,
      })
    case 'selfdestructed':
      return say('spacetrace.told.selfdestructed', { card: copyName(view, speech, event) })
    case 'baseHit':
      return say('spacetrace.told.baseHit', { who: nameOf(page, event.seat), n: event.amount, lp: event.lp })
    case 'battleOver':
    case 'attackOver':
      return null
  }
}

/** `Row II: A-II* × B-III*` */
const tellRow = ({ row, classes, fires }: Of<'row'>, speech: Speech): string =>
  speech.say('spacetrace.told.row', {
    row: NUMERALS[row],
    sides: classes
      .map((each, seat) => `${'AB'[seat]}-${NUMERALS[each]}${fires[seat] ? '*' : ''}`)
      .join(' × '),
  })

/** `Cruiser#4 1×40`, or that a card is a wreck now. */
const tellHits = (hits: readonly Hit[], view: View, speech: Speech): string =>
  hits
    .map((hit) => {
      const name = copyName(view, speech, hit)
      return shipsIn(hit.after) === 0
        ? speech.say('spacetrace.told.wreck', { card: name })
        : `${name} ${writeRuns(hit.after).replaceAll('x', '×')}`
    })
    .join(', ') || '–'
