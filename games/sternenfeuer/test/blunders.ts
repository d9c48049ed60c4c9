import { scene } from './scene.ts'

/** What people shake their heads at: a position, whoever decides in it, and the moves that are silly there. */
export const blunders = [
  {
    name: 'does not attack somebody who is stronger',
    table: scene(`
      places Rauthak Umaru Island
      1 A F21 F05 | B F11
      A hand A03 F01
      B hand F02 F03`).table,
    silly: /^A /,
  },
  {
    name: 'does not waste a defence on an attack that fails by itself',
    table: scene(`
      places Rauthak Umaru Island
      1 A F21 F05 | B F11
      A hand A03 F01
      B hand D01 F03`).play('A: A A03:a1.1xb1.1').table,
    silly: /^(?!D-)/,
  },
  {
    name: 'does not end the match with a figure in hand that would win it',
    table: scene(`
      places Rauthak Umaru Island
      1 A F12
      2 B F11
      A hand F20
      deck none`).table,
    silly: /^\.$/,
  },
]
