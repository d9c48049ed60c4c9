import type { Seat } from '@sternentisch/kernel'
import { labelled } from '@sternentisch/kernel'
import { grid, type Page, type Paint, paintOn, wrap } from '@sternentisch/kernel/terminal'
import { CLASSES, NUMERALS } from '../reading/classes.ts'
import { chainOf } from '../reading/frames.ts'
import { kitFor } from '../reading/kit.ts'
import { farSeat, nearSeat, SEATS } from '../reading/seats.ts'
import { apOf, baseLp, commanderAt, hasExtraFleet, type ShipCard, stackAt } from '../reading/ships.ts'
import { pointsAt } from '../rules/score.ts'
import type { Fleet } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { discardOf, handOf, libraryOf, removedOf, stackOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { cardName, gist } from '../words/cards.ts'
import { fleetName } from '../words/fleets.ts'
import { isWhole, runsText, seatLabel } from './labels.ts'

/** The table from the viewer's seat: figures of both players, the enemy's fleets, the own fleets, the own hand. */
export function drawTable(view: View, speech: Speech, page: Page): string {
  const paint = paintOn(page)
  const rule = paint('dim', '─'.repeat(page.width))
  const title = [
    paint('bold', speech.say('spacetrace.name')),
    speech.say(`spacetrace.option.mode.${view.options.mode}`),
    speech.say('spacetrace.draw.turn', { n: view.turn }),
  ].join(' · ')
  return [
    wrap(title, page.width),
    rule,
    drawPlayers(view, speech, page, paint),
    ...chainLines(view, speech, page),
    rule,
    ...drawFleets(view, farSeat(view), speech, page, paint),
    rule,
    ...drawFleets(view, nearSeat(view), speech, page, paint),
    rule,
    ...handLines(view, speech, page),
  ].join('\n')
}

function drawPlayers(view: View, speech: Speech, page: Page, paint: Paint): string {
  const columns = ['base', 'mp', 'hand', 'library', 'discard', 'removed', 'points'] as const
  const heads = columns.map((head) => paint('dim', speech.say(`spacetrace.draw.${head}`)))
  const rows = SEATS.map((seat) => [
    `${view.pending.at(-1)?.seat === seat ? '>' : ' '} ${seatLabel(page, seat)}`,
    String(baseLp(view, seat)),
    String(view.mp[seat]),
    ...[handOf(seat), libraryOf(seat), discardOf(seat), removedOf(seat)].map((zone) =>
      String(view.zones[zone].size),
    ),
    String(pointsAt(view, seat)),
  ])
  return grid(
    [['', ...heads], ...rows],
    [{}, ...columns.map(() => ({ align: 'right' as const }))],
    page.width,
  )
}

/** What waits on the chain, the last card first. */
function chainLines(view: View, speech: Speech, page: Page): string[] {
  const chain = chainOf(view)
  if (chain.length === 0) return []
  const { figures } = kitFor(view)
  const items = [...chain]
    .reverse()
    .map(
      ({ card, seat, target }) =>
        `${cardName(figures[card], speech)} (${'AB'[seat]})${target ? ` → #${target}` : ''}`,
    )
  return [wrap(speech.say('spacetrace.draw.chain', { items: items.join(', ') }), page.width, '  ')]
}

function drawFleets(view: View, seat: Seat, speech: Speech, page: Page, paint: Paint): string[] {
  const fleets: readonly Fleet[] = hasExtraFleet(view, seat) ? [0, 1] : [0]
  return fleets.flatMap((fleet) => {
    const rows = CLASSES.filter((each) => view.zones[stackOf(seat, fleet, each)].size > 0).map((each) => [
      `  ${NUMERALS[each]}`,
      stackText(view, seat, fleet, each, speech),
    ])
    return [
      paint('bold', labelled(speech.lang, seatLabel(page, seat), fleetName(fleet, speech))),
      grid(rows, [{}, { grows: true }], page.width),
    ]
  })
}

const stackText = (view: View, seat: Seat, fleet: Fleet, each: number, speech: Speech): string =>
  stackAt(view, seat, fleet, each)
    .map((card) => shipText(view, card, speech))
    .join(' ‖ ')

/** `Fighter#7 100×2/1 (AP 1×2) [10×0 90×1] ★Ishida`: with the AP it fires with now. */
function shipText(view: View, card: ShipCard, speech: Speech): string {
  const { seat, figures, copy, ship } = card
  const ap = apOf(view, card)
  const commander = view.hosts[seat] === copy ? commanderAt(view, seat) : null
  return [
    `${cardName(figures, speech)}#${copy}`,
    `${figures.count}×${ap}/${figures.lp}`,
    ...(ap === figures.ap ? [] : [apWords(view, card)]),
    ...(isWhole(figures, ship) ? [] : [`[${runsText(ship.runs)}]`]),
    ...(commander ? [`★${cardName(commander, speech)}`] : []),
  ].join(' ')
}

/** SP-11.7: `(AP (100+20)×2)`, how it differs from what is printed. */
function apWords(view: View, { seat, figures, ship }: ShipCard): string {
  const plus = (commanderAt(view, seat)?.command.ap[figures.class] ?? 0) + ship.plus
  const sum = plus > 0 ? `${figures.ap}+${plus}` : `${figures.ap}`
  if (ship.times === 1) return `(AP ${sum})`
  return `(AP ${plus > 0 ? `(${sum})` : sum}×${ship.times})`
}

/** Equal cards once, with their number. */
function handLines(view: View, speech: Speech, page: Page): string[] {
  if (view.viewer === 'all' || view.viewer === 'audience') return []
  const hand = view.zones[handOf(view.viewer)].cards
  if (hand.length === 0) return [speech.say('spacetrace.draw.emptyHand')]
  const faces = [...new Set(hand.map((card) => card.face))]
  const rows = faces.map((face) => {
    const figures = kitFor(view).figures[face]
    const count = hand.filter((card) => card.face === face).length
    return [
      `  ${figures.id}`,
      `${cardName(figures, speech)}${count > 1 ? ` ×${count}` : ''}`,
      gist(figures, speech),
    ]
  })
  return [speech.say('spacetrace.draw.yourHand'), grid(rows, [{}, {}, { grows: true }], page.width)]
}
