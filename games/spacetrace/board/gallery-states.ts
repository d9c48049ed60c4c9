// Tables worth looking at, each made by real moves from a written position
import { isRefusal, randomFrom, readOptions, type Seat, seedFrom, type Viewer } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { copyOf, decides, type Scene, scene } from '../test/scene.ts'

/** A table, who looks at it, and what was told on the way. */
interface Pictured {
  readonly table: Table
  readonly viewer: Viewer
  readonly events: readonly { readonly event: SpacetraceEvent; readonly view: View }[]
  /** Does the film run to its end, or stop at the last event? */
  readonly rests: boolean
}

type Filmed = Pictured['events'][number]

/** Whoever must decide makes these moves; `@ A.fighter` names the first copy of that kind in the fleets of A. */
function film(table: Table, viewer: Viewer, moves: readonly string[]): Filmed[] {
  const events: Filmed[] = []
  const luck = randomFrom(seedFrom('gallery'))
  for (const written of moves) {
    const seat = decides(table)
    const move = written.replace(/([AB])\.(\w+)/, (_, side, card) => `${card}#${copyOf(table, side, card)}`)
    const action = spacetrace.read(spacetrace.view(table, seat), move)
    if (isRefusal(action)) throw new Error(`${move}: ${action.code}`)
    spacetrace.play(table, seat, action, luck, (event) =>
      events.push({ event, view: spacetrace.view(table, viewer) }),
    )
  }
  return events
}

function laid(where: Scene, moves: readonly string[] = [], viewer: Viewer = 0): Pictured {
  const table = scene(where)
  return { table, viewer, events: film(table, viewer, moves), rests: true }
}

/** Ends at the last event of a kind, as if the film had been stopped there. */
function stopped(picture: Pictured, kind: SpacetraceEvent['kind']): Pictured {
  const last = picture.events.findLastIndex(({ event }) => event.kind === kind)
  return { ...picture, events: picture.events.slice(0, last + 1), rests: false }
}

/** What everybody at a table would do who plays all there is. */
const EAGER = [/^\+ /, /^> /, /^!$/, /^o keep$/, /^x /, /^\.$/, /^done$/]

/** A match played eagerly until `enough` says so. */
function played(
  mode: Options['mode'],
  seed: string,
  enough: (table: Table, seat: Seat) => boolean,
): Pictured {
  const options = readOptions<Options>(spacetrace.options, { mode, firstSeat: 'A' })
  if (isRefusal(options)) throw new Error(options.code)
  const luck = randomFrom(seedFrom(seed))
  const events: Filmed[] = []
  const tell = (event: SpacetraceEvent): void => void events.push({ event, view: spacetrace.view(table, 0) })
  const table = spacetrace.deal(options, luck)
  for (let [seat] = spacetrace.deciding(table); seat !== undefined; [seat] = spacetrace.deciding(table)) {
    if (enough(table, seat)) break
    const actions = spacetrace.actionsAt(table, seat)
    const wished = EAGER.flatMap((wish) => actions.filter((action) => wish.test(spacetrace.write(action))))
    spacetrace.play(table, seat, wished[0] ?? actions[0], luck, tell)
  }
  return { table, viewer: 0, events, rests: true }
}

/** The moment of the drawing that this table was built after: Minefield lies on the Fighter and can be answered. */
const CONCEPT: Scene = {
  turn: 9,
  A: {
    base: 'fighter; stormwing; destroyer; siegelance; base 1x860',
    extra: 'lancer; mothership',
    hand: 'counter; overdrive; fighter; battleship; orlova; crews',
    discard: 'patrol; recruits; veterans; levy',
    mp: 130,
  },
  B: {
    base: 'fighter; drones; cruiser#90; base 1x780',
    hand: 'minefield; repairs; veterans; recruits',
    discard: 'flak; patrol; crews',
    mp: 100,
    commander: 'ishida on 90',
  },
}
const TO_THE_BATTLE = ['!', 'x after', 'o keep', 'o keep']

const BOTH_EXTRA: Scene = {
  turn: 12,
  A: {
    base: 'cruiser; torpedo; base',
    extra: 'fighter; corvette; mothership',
    hand: 'veterans; apollo; scouts; nova',
  },
  B: { base: 'destroyer; lancer; base', extra: 'patrol; jamfrigate; mothership', hand: 'crews; muster' },
}

const CROWD: Scene = {
  turn: 20,
  A: {
    base: 'fighter; patrol; lancer; stormwing; swarm; drones; destroyer; corvette; frigate; torpedo; cruiser; heavycruiser; bulwark; battleship; base 1x430; starfort',
    extra: 'fighter; flak; raiders; monitors; mothership',
    hand: 'dreadnought; overdrive; repairs; static; coreshot; veterans; crews; reserve; orlova',
    mp: 240,
  },
  B: {
    base: 'fighter 30x0 70x1; swarm; buoys; wingleader; raiders; jamfrigate; tugs; siegelance; stunner; nova; apollo#91; starfort; base 1x120; battleship',
    extra: 'bombers; mothership',
    hand: 'counter; counter; veterans',
    commander: 'nkemelu on 91',
  },
}

const MAIN: Scene = {
  turn: 7,
  A: {
    base: 'fighter; patrol; cruiser; base 1x910',
    hand: 'heavycruiser; dreadnought; ishida; bombard; veterans; crews; recruits',
    mp: 60,
  },
  B: { base: 'drones; lancer; destroyer; base 1x870', hand: 'counter; counter; veterans; crews' },
}

/** By name, for `gallery.tsx?state=…`. */
export const gallery: Readonly<Record<string, () => Pictured>> = {
  opening: () => played('first', 'opening', () => true),
  main: () => laid(MAIN),
  concept: () => laid(CONCEPT, [...TO_THE_BATTLE, '.', '* minefield', '@ A.fighter']),
  pay: () => laid(MAIN, ['> heavycruiser']),
  host: () => laid(MAIN, ['> ishida']),
  sacrifice: () => laid({ ...MAIN, A: { ...MAIN.A, base: 'cruiser; bulwark; base' } }, ['> dreadnought']),
  trade: () => laid(MAIN, ['-3 mp', '- recruits']),
  aim: () => laid(CONCEPT, [...TO_THE_BATTLE, '* overdrive']),
  chain: () =>
    laid({ ...MAIN, A: { ...MAIN.A, hand: 'bombard; counter; veterans; crews' } }, [
      '* bombard',
      '+ veterans',
      '* counter',
      '+ veterans',
      '* counter',
      '* counter',
    ]),
  join: () => laid(BOTH_EXTRA, ['!']),
  order: () => laid(CROWD, ['!', 'x before', 'x out']),
  window: () => laid(BOTH_EXTRA, ['!', 'x before', 'x before']),
  firing: () => stopped(laid(BOTH_EXTRA, ['!', 'x before', 'x before', '.', '.']), 'fired'),
  'second battle': () => laid(BOTH_EXTRA, ['!', 'x before', 'x before', ...Array(6).fill('.')]),
  crowd: () => laid(CROWD),
  watched: () => laid(CROWD, [], 'audience'),
  jammed: () => laid(CROWD, ['!', 'x out', 'x out', ...Array(8).fill('o keep'), '.', '.']),
  attacked: () =>
    played('first', 'attacked', ({ turn, active }, seat) => turn > 6 && active === 0 && seat === 0),
  waiting: () => laid({ ...BOTH_EXTRA, active: 'B' }, []),
  offer: () => laid({ ...MAIN, emptyLibraries: true, active: 'B' }, ['=']),
  over: () => played('full', 'over', () => false),
}
