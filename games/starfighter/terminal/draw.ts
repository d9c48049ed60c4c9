import { figure, type Seat, UNKNOWN } from '@sternentisch/kernel'
import {
  clip,
  grid,
  nameOf,
  type Page,
  type Paint,
  padEnd,
  paintOn,
  wrap,
} from '@sternentisch/kernel/terminal'
import { decidersOf } from '../reading/deciding.ts'
import { whereIs } from '../reading/squadrons.ts'
import { attackSeen } from '../rules/battle.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { writeSector } from '../rules/notation.ts'
import { CHOSEN, effectOf, NOT_CHOSEN } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { asideOf, discardOf, handOf, pileOf, sectorOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { cardName, halfText } from '../words/cards.ts'
import type { Names } from '../words/names.ts'
import { effectName } from '../words/symbols.ts'
import { STRIPS, stripText } from './strips.ts'

/** The table seen from South: North's board above, South's below, then what is the viewer's own. */
export function drawTable(view: View, speech: Speech, page: Page): string {
  const paint = paintOn(page)
  const rule = paint('dim', '─'.repeat(page.width))
  const title = [
    paint('bold', speech.say('starfighter.name')),
    speech.say(`starfighter.option.mode.${view.options.mode}`).split(':')[0].trimEnd(),
    ...(view.round > 0 ? [speech.say('starfighter.draw.title', { number: view.round })] : []),
    speech.say('starfighter.draw.initiative', { who: nameOf(page, view.initiative) }),
  ].join(' · ')
  const waits = waitingLine(view, speech)
  return [
    clip(title, page.width),
    rule,
    drawPlayers(view, speech, page, paint),
    ...(view.round > 0 ? [rule, drawBoards(view, page, paint)] : []),
    rule,
    ...(waits ? [wrap(waits, page.width, '  ')] : []),
    ...ownHand(view, speech, page),
  ].join('\n')
}

function drawPlayers(view: View, speech: Speech, page: Page, paint: Paint): string {
  const kit = kitOf(view.options)
  const heads = (['hull', 'hand', 'aside', 'pile', 'discard'] as const).map((head) =>
    paint('dim', speech.say(`starfighter.draw.${head}`)),
  )
  const rows = ([1, 0] as const).map((seat) => [
    `${decidersOf(view).includes(seat) ? '>' : ' '} ${ownName(view, seat, page, paint)}`,
    cruiserCell(view, kit, seat),
    view.round > 0 ? figure(view.hull[seat]) : '–',
    String(view.zones[handOf(seat)].size),
    String(view.zones[asideOf(seat)].size),
    String(view.zones[pileOf(kit.ownPiles, seat)].size),
    String(view.zones[discardOf(kit.ownPiles, seat)].size),
    view.passed & (1 << seat) ? speech.say('starfighter.draw.passed') : '',
  ])
  const right = { align: 'right' as const }
  return grid([['', '', ...heads, ''], ...rows], [{}, {}, right, right, right, right, right, {}], page.width)
}

/** `Anna (S)` */
const playerName = (page: Names, seat: Seat): string => `${nameOf(page, seat)} (${'SN'[seat]})`

const ownName = (view: View, seat: Seat, page: Page, paint: Paint): string =>
  view.viewer === seat ? paint('bold', playerName(page, seat)) : playerName(page, seat)

function cruiserCell({ cruisers }: View, kit: Kit, seat: Seat): string {
  const cruiser = cruisers[seat]
  return cruiser === NOT_CHOSEN ? '–' : cruiser === CHOSEN ? '?' : kit.set.cruisers[cruiser].name
}

/** Columns of the common frame, with the offset between the boards (SF-4.2). */
function drawBoards(view: View, page: Page, paint: Paint): string {
  const { offset } = view
  const columns = 5 + Math.abs(offset)
  const width = Math.min(15, Math.floor((page.width - 1) / columns))
  const south = Math.max(0, -offset)
  const north = Math.max(0, offset)
  const line = (cell: (column: number) => string): string =>
    Array.from({ length: columns }, (_, column) => padEnd(clip(cell(column), width - 1), width))
      .join('')
      .trimEnd()
  const strips = (seat: Seat, shift: number, strip: number): string =>
    line((column) => (onBoard(column - shift) ? stripText(view, seat, column - shift, strip) : ''))
  const heads = (seat: Seat, shift: number): string =>
    paint(
      'dim',
      line((column) => (onBoard(column - shift) ? writeSector(seat, column - shift) : '')),
    )
  const fight = line((column) => {
    if (!onBoard(column - south) || !onBoard(column - north)) return ''
    return `▼${attackSeen(view, sectorOf(1, column - north))} ▲${attackSeen(view, sectorOf(0, column - south))}`
  })
  const all = Array.from({ length: STRIPS }, (_, strip) => strip)
  return [
    heads(1, north),
    ...all.map((strip) => strips(1, north, strip)),
    paint('yellow', fight),
    ...[...all].reverse().map((strip) => strips(0, south, strip)),
    heads(0, south),
  ].join('\n')
}

const onBoard = (sector: number): boolean => sector >= 0 && sector < 5

/** What waits in the chain, next first. */
function waitingLine(view: View, speech: Speech): string | null {
  const waits = [...view.pending]
    .reverse()
    .flatMap(({ first, second }) => [first, second])
    .filter((each) => each !== 0)
  if (waits.length === 0) return null
  const effects = waits.map((each) => `${effectName(effectOf(each), speech)} (${whereIs(view, each)})`)
  return speech.say('starfighter.draw.waiting', { effects: effects.join(', ') })
}

function ownHand(view: View, speech: Speech, page: Page): string[] {
  const { viewer } = view
  if (viewer === 'all' || viewer === 'audience' || view.round === 0) return []
  const kit = kitOf(view.options)
  const faces = view.zones[handOf(viewer)].cards.map(({ face }) => face).filter((face) => face !== UNKNOWN)
  if (faces.length === 0) return []
  const rows = faces.map((face) => [
    `  ${cardName(kit, face, speech)}`,
    halfText(kit, face, 0, speech),
    halfText(kit, face, 1, speech),
  ])
  return [speech.say('starfighter.draw.yourHand'), grid(rows, [{}, {}, { grows: true }], page.width)]
}
