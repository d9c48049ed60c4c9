import { type Seat, seatsUpTo, type Told } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { kitFor } from '../reading/sight.ts'
import type { Event } from '../reading/told.ts'
import type { StellarEvent } from '../rules/events.ts'
import { shipsIn } from '../rules/fleets.ts'
import { SHIP_NAMES } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from '../words/names.ts'
import { bareShip, codesOf, oneShip } from '../words/ships.ts'
import { solarValue } from '../words/solar.ts'
import { tellStanding } from '../words/standing.ts'
import { tellSector } from './report.ts'

/** What happened, as the viewer was told: ships the viewer may not know are "a military ship". */
export function tellEvent(
  event: Told<StellarEvent>,
  view: View,
  speech: Speech,
  page: Names = {},
): string | null {
  const name = (seat: Seat): string => nameOf(page, seat)
  switch (event.kind) {
    case 'scenario': {
      const { number, start, sectors } = event
      return speech.say('stellar.told.scenario', { number, n: sectors.length, who: name(start) })
    }
    case 'ready':
      return tellReady(event, speech, name(event.seat))
    case 'fleets': {
      const sizes = event.sizes.map((size, seat) => `${name(seat as Seat)} ${size}`).join(', ')
      return speech.say('stellar.told.fleets', { sizes })
    }
    case 'drawn':
      return speech.say('stellar.told.drawn', { who: name(event.seat), one: oneShip(speech, event) })
    case 'played':
      return speech.say(event.up ? 'stellar.told.playedUp' : 'stellar.told.playedDown', {
        who: name(event.seat),
        one: oneShip(speech, event),
        sector: event.sector + 1,
      })
    case 'revealed':
      return speech.say('stellar.told.revealed', {
        who: name(event.seat),
        one: oneShip(speech, event),
        sector: event.sector + 1,
      })
    case 'passed':
      return speech.say('stellar.told.passed', { who: name(event.seat) })
    case 'lapsed':
      return speech.say(event.byItself ? 'stellar.told.noTarget' : 'stellar.told.lapsed', {
        who: name(event.seat),
        ship: SHIP_NAMES[event.ship],
      })
    case 'looked':
      return tellLook(event, view, speech, page)
    case 'warped':
      return speech.say(event.turned ? 'stellar.told.warpedTurned' : 'stellar.told.warped', {
        who: name(event.seat),
        one: oneShip(speech, event),
        from: event.sector + 1,
        to: event.to + 1,
      })
    case 'mended':
      return speech.say(event.up ? 'stellar.told.mendedUp' : 'stellar.told.mendedDown', {
        who: name(event.seat),
        one: oneShip(speech, event),
        sector: event.sector + 1,
      })
    case 'fight':
      return tellFight(event, speech, page)
    case 'destroyed':
      if (event.by === 'battle') return null
      return speech.say('stellar.told.rogue', {
        who: name(event.seat),
        one: oneShip(speech, event),
        sector: event.sector + 1,
      })
    case 'sector':
      return tellSector(event, view, speech, page)
    case 'standing':
      return tellStanding(event, speech, page)
    case 'over':
      return speech.say('stellar.ask.over')
  }
}

function tellReady({ fleet }: Event<'ready'>, speech: Speech, who: string): string {
  if (fleet === null) return speech.say('stellar.told.ready', { who })
  if (fleet === 0) return speech.say('stellar.told.readyWithout', { who })
  return speech.say('stellar.told.readyWith', { who, ships: codesOf(shipsIn(fleet)) })
}

function tellLook({ seat, sector, seen }: Event<'looked'>, view: View, speech: Speech, page: Names): string {
  const who = nameOf(page, seat)
  if (seen === null) return speech.say('stellar.told.looked', { who, sector: sector + 1 })
  const { solar, players } = kitFor(view)
  const stacks = seatsUpTo(players)
    .filter((owner) => seen.ships[owner].length > 0)
    .map((owner) => `${codesOf(seen.ships[owner])} (${nameOf(page, owner)})`)
  return speech.say('stellar.told.lookedAt', {
    who,
    sector: sector + 1,
    solar: seen.solar.map((face) => solarValue(speech, solar[face]!)).join(' '),
    ships: stacks.join(', '),
  })
}

const FIGHTS = ['stellar.told.fightLose', 'stellar.told.fightBoth', 'stellar.told.fightWin'] as const

function tellFight(
  { sector, attacker, defender, outcome }: Event<'fight'>,
  speech: Speech,
  page: Names,
): string {
  return speech.say(FIGHTS[outcome + 1], {
    sector: sector + 1,
    attacker: bareShip(speech, attacker),
    defender: bareShip(speech, defender),
    who: nameOf(page, attacker.seat),
    foe: nameOf(page, defender.seat),
  })
}
