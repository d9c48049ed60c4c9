import { scene } from './scene.ts'

/** What people shake their heads at: a position, whoever decides in it, and the moves that are silly there. */
export const blunders = [
  {
    name: 'does not attack a fleet that shoots down all it has',
    table: scene({
      A: { base: 'patrol; base 1x300', hand: 'recruits' },
      B: { base: 'stormwing; destroyer; battleship; base' },
    }),
    silly: /^!/,
  },
  {
    name: 'does not spare a base that falls in this attack',
    table: scene({
      A: { base: 'battleship; base 1x300' },
      B: { base: 'base 1x40', hand: 'recruits' },
    }),
    silly: /^(?!!)/,
  },
  {
    name: 'does not keep ships in hand that it can pay for while nothing guards its base',
    table: scene({
      A: { base: 'base 1x300', hand: 'destroyer; battleship; fighter; frigate', mp: 1000 },
      B: { base: 'lancer; base 1x300' },
    }),
    silly: /^(done|!)/,
  },
]
