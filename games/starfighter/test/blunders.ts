import { scene } from './scene.ts'

/** What people shake their heads at: a position, whoever decides in it, and the moves that are silly there. */
export const blunders = [
  {
    name: 'does not play out of the way of the shots at its last hull',
    table: scene(`
      hull: 1 5
      N3: 0-01
      S hand: 0-06
      passed: N`).table,
    silly: /^(pass|. 0-06 [15])/,
  },
  {
    name: 'does not pass with the card in hand that sinks the cruiser',
    table: scene(`
      hull: 20 1
      S hand: 0-01 0-06
      passed: N`).table,
    silly: /^pass/,
  },
  {
    name: 'does not shoot at a card while the shot past it sinks the cruiser',
    table: scene(`
      hull: 20 1
      S2: 0-01
      N2: 0-06`).play('S: pass', 'N: pass').table,
    silly: /^shift =/,
  },
]
