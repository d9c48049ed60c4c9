// The log: what happened, as the viewer was told; the viewer's own deeds in the second person
import type { Params, Seat, Speech, Told, Viewer } from '@sternentisch/kernel'
import type { Hit, OpenCard, SpacetraceEvent } from '../../rules/events.ts'
import type { Op } from '../../rules/figures.ts'
import type { Kit } from '../../rules/kit.ts'
import { JAMMED } from '../../rules/runs.ts'
import { NUMERALS } from '../art/class-badge.tsx'
import { isSingle } from '../reading.ts'

export interface Telling {
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly speech: Speech
  readonly kit: Kit
}

type Event = Told<SpacetraceEvent>
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export function tell(event: Event, telling: Telling): string | null {
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
    case 'baseHit':
      return by(telling, event.seat, 'baseHit', { n: event.amount, lp: event.lp })
    case 'left':
      return speech.say(`spacetrace.told.left.${event.why}`, ownedBy(telling, event))
    default:
      return by(telling, event.seat, deedOf(event), paramsOf(event, telling))
  }
}

type Deed = Exclude<
  Event,
  Of<
    | 'attackOver'
    | 'battleOver'
    | 'aimed'
    | 'announced'
    | 'turnOver'
    | 'over'
    | 'resolved'
    | 'battle'
    | 'row'
    | 'fired'
    | 'effect'
    | 'boosted'
    | 'selfdestructed'
    | 'baseHit'
    | 'left'
  >
>

function by({ viewer, names, speech }: Telling, seat: Seat, deed: string, params: Params): string {
  return seat === viewer
    ? speech.say(`spacetrace.board.you.${deed}`, params)
    : speech.say(`spacetrace.told.${deed}`, { who: names[seat], ...params })
}

/** Most deeds are called as their events; some have two forms. */
function deedOf(event: Deed): string {
  switch (event.kind) {
    case 'drawn':
      return event.cards === null ? 'drawn' : 'drawnOwn'
    case 'scanned':
      return event.hand === null ? 'scanned' : 'scannedOwn'
    case 'traded':
      return event.gain === 'mp' ? 'tradedMp' : 'tradedCard'
    case 'gaveUp':
      return event.to === 'removed' ? 'gaveUpShip' : 'gaveUp'
    case 'deployed':
    case 'moved':
      return `${event.kind}${event.fleet === 0 ? 'Base' : 'Extra'}`
    case 'passed':
      return event.window === 'chain' ? 'passedChain' : 'passed'
    case 'chained':
      return event.target === null ? 'chained' : 'chainedAt'
    case 'joined':
      return `joined.${event.join}`
    default:
      return event.kind
  }
}

function paramsOf(event: Deed, telling: Telling): Params {
  const card = 'card' in event ? cardIn(telling, event.card) : ''
  switch (event.kind) {
    case 'turn':
      return { n: event.turn }
    case 'drawn':
      return { n: event.count, cards: cardsIn(telling, event.cards ?? []) }
    case 'scanned':
      return { cards: cardsIn(telling, event.hand ?? []) || '–' }
    case 'reinforced':
      return { card, n: event.gain, pool: event.pool }
    case 'paid':
      return { card, n: event.cost, pool: event.pool }
    case 'commands':
      return { card, host: cardIn(telling, event.host.card) }
    case 'traded':
      return { n: event.amount }
    case 'chained':
      return { card, target: event.target ? nameIn(telling, event.target) : '' }
    case 'ordered':
      return { card, class: NUMERALS[event.class], place: event.place + 1 }
    default:
      return { card }
  }
}

const cardIn = ({ kit, speech }: Telling, id: string): string =>
  kit.figures[kit.faceOfId.get(id) ?? 0].card.name[speech.lang]

const cardsIn = (telling: Telling, ids: readonly string[]): string =>
  ids.map((id) => cardIn(telling, id)).join(', ')

/** “Fighter (Vega)” */
const nameIn = (telling: Telling, { card, seat }: OpenCard): string =>
  `${cardIn(telling, card)} (${telling.names[seat]})`

const ownedBy = (telling: Telling, { card, seat }: OpenCard): Params => ({
  card: cardIn(telling, card),
  who: telling.names[seat],
})

const fleetsIn = ({ speech }: Telling, fleets: readonly number[]): string =>
  fleets
    .map((each) => speech.say(each === 0 ? 'spacetrace.fleet.base' : 'spacetrace.fleet.extra'))
    .join(' – ')

/** “Row II: II (You) × III (Vega).” */
function tellRow({ row, classes, fires }: Of<'row'>, { viewer, names, speech }: Telling): string {
  const sides = classes.map((each, seat) => `${NUMERALS[each]} (${names[seat]})`).join(' × ')
  const line = `${speech.say('spacetrace.told.row', { row: NUMERALS[row], sides })}.`
  const silent = fires.findIndex((each) => !each)
  if (silent < 0) return line
  const params = { who: names[silent], class: NUMERALS[classes[silent]] }
  const key = silent === viewer ? 'spacetrace.board.silentYours' : 'spacetrace.board.silentClass'
  return `${line} ${speech.say(key, params)}`
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
    effect: speech.say(`spacetrace.effect.${event.op}`),
    hits: hitsIn(event.hits, telling, event.op),
  })
}

/** “Cruiser 100 → 40 LP, Fighter 100 → 0 ships”; where no ship is lost, what their LP come to. */
function hitsIn(hits: readonly Hit[], { kit, speech }: Telling, op: Op | null = null): string {
  const lines = hits.map(({ card, before, after }) => {
    const figures = kit.figures[kit.faceOfId.get(card) ?? 0]
    const name = figures.card.name[speech.lang]
    if (op === 'jam')
      return speech.say('spacetrace.board.hitJam', { card: name, n: jammedIn(after) - jammedIn(before) })
    const inLp = isSingle(figures) || shipsIn(before) === shipsIn(after)
    return speech.say(inLp ? 'spacetrace.board.hitLp' : 'spacetrace.board.hitShips', {
      card: name,
      before: inLp ? lpIn(before) : shipsIn(before),
      n: inLp ? lpIn(after) : shipsIn(after),
    })
  })
  return lines.join(', ') || '–'
}

type Count = (runs: readonly number[]) => number

const counting =
  (of: (ships: number, lp: number, marks: number) => number): Count =>
  (runs) => {
    let sum = 0
    for (let i = 0; i < runs.length; i += 3) if (runs[i + 1] > 0) sum += of(runs[i], runs[i + 1], runs[i + 2])
    return sum
  }

const shipsIn = counting((ships) => ships)
const lpIn = counting((ships, lp) => ships * lp)
const jammedIn = counting((ships, _, marks) => (marks & JAMMED ? ships : 0))
