// Tables worth looking at, each made by real moves from a written position
import type { Scene } from '../test/scene.ts'
import { laid, type Pictured, played, stopped } from './gallery-film.ts'

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

/** A commander, a boost and a jam: nothing fires as it is printed. */
const CHANGED: Scene = {
  turn: 9,
  A: {
    base: 'fighter; destroyer; cruiser#90; heavycruiser; base',
    hand: 'overdrive; veterans; crews; recruits; counter; fighter; cruiser',
    mp: 300,
    commander: 'ishida on 90',
  },
  B: { base: 'fighter; jamfrigate; cruiser; base', hand: 'counter; veterans; crews' },
}

/** Jammed ships in stacks of every height. */
const JAMS: Scene = {
  turn: 14,
  A: {
    base: 'fighter 97x1 3x1j; patrol 10x1 40x1j; lancer; destroyer 7x10 3x10j; cruiser 1x100j; heavycruiser 1x150j; base',
    hand: 'veterans; crews; overdrive',
  },
  B: {
    base: 'fighter; patrol; lancer; stormwing 37x1 3x1j; swarm 100x1 30x1j; destroyer; corvette 8x2 12x2j; frigate 5x10 3x10j; cruiser 1x100j; base',
    hand: 'counter; veterans',
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
  changed: () => laid(CHANGED, ['!', 'o keep', '* overdrive', '@ A.cruiser', ...Array(9).fill('.')]),
  crowd: () => laid(CROWD),
  watched: () => laid(CROWD, [], 'audience'),
  jammed: () => laid(CROWD, ['!', 'x out', 'x out', ...Array(8).fill('o keep'), '.', '.']),
  jams: () => laid(JAMS, ['!', ...Array(4).fill('o keep')]),
  attacked: () =>
    played('first', 'attacked', ({ turn, active }, seat) => turn > 6 && active === 0 && seat === 0),
  waiting: () => laid({ ...BOTH_EXTRA, active: 'B' }, []),
  offer: () => laid({ ...MAIN, emptyLibraries: true, active: 'B' }, ['=']),
  over: () => played('full', 'over', () => false),
}
