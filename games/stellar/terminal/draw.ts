import { figure, type Seat, type SeenCard, type SeenZone, seatsIn, UNKNOWN } from '@sternentisch/kernel'
import { grid, nameOf, type Page, type Paint, paintOn, wrap } from '@sternentisch/kernel/terminal'
import { decidersOf } from '../reading/deciders.ts'
import { isOpen, kitFor, scoreOf, seatsAt, sectorsOf, solarAt, stackAt } from '../reading/sight.ts'
import { straysOf } from '../reading/strays.ts'
import { typeOfBack } from '../rules/kit.ts'
import { CIVIL, MILITARY, SHIP_CODES } from '../rules/ships.ts'
import { NOT_READY } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { discardOf, fleetOf, handOf, reserveOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { blurredLines } from '../words/blur.ts'
import { classWord } from '../words/ships.ts'
import { solarShort, solarValue } from '../words/solar.ts'
import { ownLines } from './own.ts'
import { seatLabel } from './short.ts'

/** The table from the viewer's seat: the players, the sectors, then what is the viewer's own. */
export function drawTable(view: View, speech: Speech, page: Page): string {
  const paint = paintOn(page)
  const rule = paint('dim', '─'.repeat(page.width))
  const { scenarios } = kitFor(view)
  const title = [
    paint('bold', speech.say('stellar.name')),
    speech.say('stellar.draw.title', { number: view.scenario, all: scenarios }),
    ...(kitFor(view).teams ? ['A+C : B+D'] : []),
    ...(view.result ? [] : [speech.say('stellar.draw.begins', { who: nameOf(page, view.start) })]),
  ].join(' · ')
  return [
    title,
    rule,
    drawPlayers(view, speech, page, paint),
    ...blurredLines(view, speech, page).map((line) => wrap(line, page.width, '  ')),
    ...(view.sectors > 0 ? [rule, drawSectors(view, speech, page, paint)] : []),
    rule,
    ...ownLines(view, speech, page).map((line) => wrap(line, page.width, '  ')),
  ].join('\n')
}

function drawPlayers(view: View, speech: Speech, page: Page, paint: Paint): string {
  const heads = (['points', 'reserve', 'fleet', 'hand', 'discard'] as const).map((head) =>
    paint('dim', speech.say(`stellar.draw.${head}`)),
  )
  const rows = seatsAt(view).map((seat) => [
    `${decidersOf(view).includes(seat) ? '>' : ' '} ${ownName(view, seat, page, paint)}`,
    figure(scoreOf(view, seat)),
    String(view.zones[reserveOf(seat)].size),
    fleetCell(view, seat, speech),
    heapOf(view.zones[handOf(seat)], paint),
    discardCell(view, seat, paint),
  ])
  return grid(
    [['', ...heads], ...rows],
    [{}, { align: 'right' }, { align: 'right' }, {}, {}, { grows: true }],
    page.width,
  )
}

const ownName = (view: View, seat: Seat, page: Page, paint: Paint): string =>
  view.viewer === seat ? paint('bold', seatLabel(page, seat)) : seatLabel(page, seat)

function fleetCell(view: View, seat: Seat, speech: Speech): string {
  const frame = view.pending.at(-1)
  if (frame?.kind === 'fleets') {
    return frame.picks[seat] === NOT_READY
      ? speech.say('stellar.draw.notReady')
      : speech.say('stellar.draw.ready')
  }
  const { size, top } = view.zones[fleetOf(seat)]
  if (size === 0) return '0'
  return speech.say('stellar.draw.top', { n: size, class: classWord(speech, top) })
}

/** `Sl` if the viewer knows it, else `c` or `m`. */
const heapOf = ({ cards }: SeenZone, paint: Paint): string =>
  [...cards]
    .sort((a, b) => a.back - b.back || a.face - b.face)
    .map((card) => byClass(card, shortOf(card), paint))
    .join(' ') || '–'

const shortOf = ({ face, back }: SeenCard): string => (face === UNKNOWN ? 'cm'[back] : SHIP_CODES[face])

const byClass = ({ back }: SeenCard, text: string, paint: Paint): string =>
  paint(back === MILITARY ? 'blue' : 'red', text)

/** A class of which a ship is out under a Mend unseen is only counted here: its own line tells the rest (§7.3). */
function discardCell(view: View, seat: Seat, paint: Paint): string {
  const zone = view.zones[discardOf(seat)]
  const strays = straysOf(view, seat)
  if (strays.length === 0) return heapOf(zone, paint)
  return [CIVIL, MILITARY]
    .map((back) => {
      const cards = zone.cards.filter((card) => card.back === back)
      const out = strays.filter((each) => each === back).length
      if (out > 0) return `${cards.length - out}×${'cm'[back]}`
      return cards.length > 0 ? heapOf({ ...zone, cards }, paint) : ''
    })
    .join(' ')
    .trim()
}

function drawSectors(view: View, speech: Speech, page: Page, paint: Paint): string {
  const seats = seatsAt(view)
  const head = ['', paint('dim', speech.say('stellar.draw.sector'))]
  const rows = sectorsOf(view).map((sector) => [
    paint('bold', String(sector + 1)),
    solarAt(view, sector)
      .cards.map((card) => solarCell(view, card, speech))
      .join(' '),
    ...seats.map((seat) => stackCell(view, sector, seat, paint)),
  ])
  return grid(
    [[...head, ...seats.map((seat) => ownName(view, seat, page, paint))], ...rows],
    [{ align: 'right' }, {}, ...seats.map(() => ({ grows: true }))],
    page.width,
  )
}

function solarCell(view: View, { face, back }: SeenCard, speech: Speech): string {
  const known = kitFor(view).solar[face]
  return known ? solarValue(speech, known) : solarShort(speech, typeOfBack(back))
}

/** From bottom to top: `(Sl)` face-down, `[Sl]` open, `(m)` unknown, `(Sl*)` known to others too. */
const stackCell = (view: View, sector: number, seat: Seat, paint: Paint): string =>
  stackAt(view, sector, seat)
    .cards.map((card) => byClass(card, markOf(card, seat), paint))
    .join(' ') || '–'

export function markOf(card: SeenCard, owner: Seat): string {
  if (isOpen(card)) return `[${shortOf(card)}]`
  const others = card.face !== UNKNOWN && seatsIn(card.known).some((seat) => seat !== owner)
  return `(${shortOf(card)}${others ? '*' : ''})`
}
