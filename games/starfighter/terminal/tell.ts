import { figure, type Seat, type Told } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { StarfighterEvent } from '../rules/events.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { writeSector, writeSpot } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { cardName } from '../words/cards.ts'
import type { Names } from '../words/names.ts'
import { effectName } from '../words/symbols.ts'

type Event<Kind extends StarfighterEvent['kind']> = Extract<Told<StarfighterEvent>, { kind: Kind }>

/** What happened, as told to the viewer; null if the line before says it. */
export function tellEvent(
  event: Told<StarfighterEvent>,
  view: View,
  speech: Speech,
  page: Names = {},
): string | null {
  const kit = kitOf(view.options)
  const who = 'seat' in event ? nameOf(page, event.seat) : ''
  switch (event.kind) {
    case 'cruiser':
    case 'cruisers':
    case 'picked':
    case 'stopped':
    case 'leftOut':
    case 'composed':
      return tellBeginning(event, kit, speech, page)
    case 'round':
      return speech.say('starfighter.told.round', {
        number: event.number,
        who: nameOf(page, event.initiative),
      })
    case 'shuffled':
      return speech.say('starfighter.told.shuffled', { n: event.cards })
    case 'supply':
      return tellSupply(event, kit, speech, who)
    case 'played':
      return tellPlayed(event, kit, speech, who)
    case 'passed':
      return speech.say(event.takesInitiative ? 'starfighter.told.passedFirst' : 'starfighter.told.passed', {
        who,
      })
    case 'cancelled':
      return speech.say('starfighter.told.cancelled', { effect: effectName(event.effect, speech) })
    case 'effect':
      return speech.say(event.possible ? 'starfighter.told.effect' : 'starfighter.told.noTarget', {
        who,
        effect: effectName(event.effect, speech),
      })
    case 'aside':
      return speech.say(event.drawn ? 'starfighter.told.aside' : 'starfighter.told.noCard', { who })
    case 'moved':
    case 'pivoted':
    case 'rolled':
    case 'destroyed':
    case 'marked':
      return tellCard(event, kit, speech)
    case 'hull':
      return speech.say('starfighter.told.hull', { who, n: event.lost, hull: figure(event.hull) })
    case 'shifted':
      return event.to === 0
        ? speech.say('starfighter.told.stayed', { who })
        : speech.say('starfighter.told.shifted', { who, n: 5 - Math.abs(event.offset) })
    case 'engagement':
      return speech.say('starfighter.told.engagement', {
        south: writeSector(0, event.south),
        north: writeSector(1, event.north),
        n: event.salvos[0],
        m: event.salvos[1],
      })
    case 'absorbed':
      return speech.say('starfighter.told.absorbed', {
        at: writeSector(event.seat, event.sector),
        n: event.lost,
      })
    case 'chainLimit':
      return speech.say('starfighter.told.chainLimit')
    case 'roundEnd':
      return speech.say('starfighter.told.roundEnd', { who: nameOf(page, event.initiative) })
    default:
      return null
  }
}

function tellBeginning(
  event: Event<'cruiser' | 'cruisers' | 'picked' | 'stopped' | 'leftOut' | 'composed'>,
  kit: Kit,
  speech: Speech,
  page: Names,
): string {
  const ship = (cruiser: number): string => kit.set.cruisers[cruiser].name
  if (event.kind === 'cruisers') {
    const cruisers = event.cruisers
      .map((each, seat) => `${ship(each)} (${nameOf(page, seat as Seat)})`)
      .join(', ')
    return speech.say('starfighter.told.cruisers', { cruisers })
  }
  const who = nameOf(page, event.seat)
  switch (event.kind) {
    case 'picked':
      return speech.say('starfighter.told.picked', { who, card: cardName(kit, event.card, speech) })
    case 'stopped':
      return speech.say('starfighter.told.stopped', { who, n: event.cards })
    case 'leftOut':
      return event.card === null
        ? speech.say('starfighter.told.leftOutSecret', { who })
        : speech.say('starfighter.told.leftOut', { who, card: cardName(kit, event.card, speech) })
    case 'composed':
      return speech.say('starfighter.told.composed', { who, n: event.cards })
  }
  if (event.cruiser === null) return speech.say('starfighter.told.cruiserSecret', { who })
  return speech.say('starfighter.told.cruiser', { who, cruiser: ship(event.cruiser) })
}

function tellSupply(event: Event<'supply'>, kit: Kit, speech: Speech, who: string): string {
  const n = event.fromAside + event.drawn
  if (event.cards === null) return speech.say('starfighter.told.supply', { who, n })
  const cards = event.cards.map((face) => cardName(kit, face, speech)).join(', ') || '–'
  return speech.say('starfighter.told.supplyOwn', { who, n, cards })
}

function tellPlayed(event: Event<'played'>, kit: Kit, speech: Speech, who: string): string {
  const at = writeSpot(event.seat, event.sector, event.place)
  if (event.card === null) return speech.say('starfighter.told.playedBack', { who, at })
  const card = cardName(kit, event.card, speech)
  return speech.say(event.up ? 'starfighter.told.playedFront' : 'starfighter.told.playedOwnBack', {
    who,
    card,
    at,
  })
}

/** What happens to a card where it lies. */
function tellCard(
  event: Event<'moved' | 'pivoted' | 'rolled' | 'destroyed' | 'marked'>,
  kit: Kit,
  speech: Speech,
): string | null {
  const at = writeSpot(event.seat, event.sector, event.place)
  switch (event.kind) {
    case 'moved': {
      const to = writeSpot(event.seat, event.to, event.toPlace)
      return to === at ? null : speech.say('starfighter.told.moved', { at, to })
    }
    case 'pivoted':
      return speech.say('starfighter.told.pivoted', { at })
    case 'rolled':
      return event.up
        ? speech.say('starfighter.told.rolledUp', { at, card: cardName(kit, event.card, speech) })
        : speech.say('starfighter.told.rolledDown', { at })
    case 'destroyed':
      return event.card === null
        ? speech.say('starfighter.told.destroyedBack', { at })
        : speech.say('starfighter.told.destroyed', { at, card: cardName(kit, event.card, speech) })
    case 'marked':
      return speech.say(event.on === 'shield' ? 'starfighter.told.markedShield' : 'starfighter.told.marked', {
        at,
      })
  }
}
