// The log: what happened, as the viewer was told; the viewer's own deeds in the second person
import { nameAt, type Seat, type SeatNames, seatsUpTo, type Told, type Viewer } from '@sternentisch/kernel'
import type { Event } from '../../reading/told.ts'
import type { StellarEvent } from '../../rules/events.ts'
import { shipsIn } from '../../rules/fleets.ts'
import { kitOf } from '../../rules/kit.ts'
import type { Options } from '../../rules/options.ts'
import { SHIP_NAMES } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { bareShip, oneShip, shipList } from '../../words/ships.ts'
import { tellStanding } from '../../words/standing.ts'
import { tellSector } from './sector.ts'
import { solarWords, type Telling } from './telling.ts'

export function tell(
  event: Told<StellarEvent>,
  viewer: Viewer,
  names: SeatNames,
  speech: Speech,
  options: Options,
): string | null {
  const telling: Telling = { viewer, names, speech, kit: kitOf(options) }
  switch (event.kind) {
    case 'scenario':
      return speech.say(event.start === viewer ? 'stellar.board.told.scenario' : 'stellar.told.scenario', {
        number: event.number,
        n: event.sectors.length,
        who: nameAt(names, event.start),
      })
    case 'ready':
      return tellReady(event, telling)
    case 'looked':
      return tellLook(event, telling)
    case 'fight':
      return tellFight(event, telling)
    case 'sector':
      return tellSector(event, telling)
    case 'standing':
      return tellStanding(event, speech, { names })
    case 'fleets': {
      const sizes = event.sizes.map((size, seat) => `${nameAt(names, seat as Seat)} ${size}`).join(', ')
      return speech.say('stellar.told.fleets', { sizes })
    }
    case 'destroyed':
      if (event.by === 'battle') return null
      return speech.say('stellar.told.rogue', {
        who: nameAt(names, event.seat),
        one: oneShip(speech, event),
        sector: event.sector + 1,
      })
    case 'over':
      return speech.say('stellar.ask.over')
    default:
      return tellDeed(event, telling)
  }
}

type Deed = Event<'drawn' | 'played' | 'revealed' | 'passed' | 'lapsed' | 'warped' | 'mended'>

function tellDeed(event: Deed, { viewer, names, speech }: Telling): string {
  const told = event.seat === viewer ? 'board.told' : 'told'
  const who = nameAt(names, event.seat)
  if (event.kind === 'passed') return speech.say(`stellar.${told}.passed`, { who })
  if (event.kind === 'lapsed') {
    const params = { who, ship: SHIP_NAMES[event.ship] }
    return speech.say(`stellar.${told}.${event.byItself ? 'noTarget' : 'lapsed'}`, params)
  }
  const one = oneShip(speech, event)
  if (event.kind === 'drawn') return speech.say(`stellar.${told}.drawn`, { who, one })
  const sector = event.sector + 1
  if (event.kind === 'warped') {
    const params = { who, one, from: sector, to: event.to + 1 }
    return speech.say(`stellar.${told}.${event.turned ? 'warpedTurned' : 'warped'}`, params)
  }
  const deed = event.kind === 'revealed' ? 'revealed' : (`${event.kind}${event.up ? 'Up' : 'Down'}` as const)
  return speech.say(`stellar.${told}.${deed}`, { who, one, sector })
}

function tellReady({ seat, fleet }: Event<'ready'>, { viewer, names, speech }: Telling): string {
  const who = nameAt(names, seat)
  if (fleet === null) return speech.say('stellar.told.ready', { who })
  if (fleet === 0) return speech.say('stellar.told.readyWithout', { who })
  const ships = shipList(speech, shipsIn(fleet))
  return seat === viewer
    ? speech.say('stellar.board.told.ready', { ships })
    : speech.say('stellar.told.readyWith', { who, ships })
}

function tellLook({ seat, sector, seen }: Event<'looked'>, telling: Telling): string {
  const { viewer, names, speech, kit } = telling
  const who = nameAt(names, seat)
  if (seen === null) {
    const key = seat === viewer ? 'stellar.board.told.looked' : 'stellar.told.looked'
    return speech.say(key, { who, sector: sector + 1 })
  }
  const ships = seatsUpTo(kit.players)
    .filter((owner) => seen.ships[owner].length > 0)
    .map((owner) => `${shipList(speech, seen.ships[owner])} (${nameAt(names, owner)})`)
    .join(', ')
  const params = { who, sector: sector + 1, solar: solarWords(seen.solar, telling), ships }
  return speech.say(seat === viewer ? 'stellar.board.told.lookedAt' : 'stellar.told.lookedAt', params)
}

function tellFight(
  { sector, attacker, defender, outcome }: Event<'fight'>,
  { viewer, names, speech }: Telling,
): string {
  const base = speech.say('stellar.board.told.fight', {
    sector: sector + 1,
    attacker: bareShip(speech, attacker),
    defender: bareShip(speech, defender),
    who: nameAt(names, attacker.seat),
    foe: nameAt(names, defender.seat),
  })
  const loser = outcome > 0 ? defender.seat : attacker.seat
  const end =
    outcome === 0
      ? speech.say('stellar.board.told.both')
      : loser === viewer
        ? speech.say('stellar.board.told.youLose')
        : speech.say('stellar.board.told.loses', { who: nameAt(names, loser) })
  return `${base} ${end}`
}
