import { scene } from './scene.ts'

/** What people shake their heads at: a position, whoever decides in it, and the moves that are silly there. */
export const blunders = [
  {
    name: 'does not send a ship against one that lies open and beats it',
    table: scene(`
      S1(4:3) B [Cr]
      S2(3:3) –
      A hand Sl Fl
      B hand Fo Ki
      turn A play`).table,
    silly: /^Sl@1/,
  },
  {
    name: 'does not take a hole that costs points while a rich sector is free',
    table: scene(`
      S1(5:-5) –
      S2(1:6) –
      A hand Cr Sl
      B hand Fo Ki
      turn A play`).table,
    silly: /@1/,
  },
  {
    name: 'does not leave to a Slicer what its last Crusher takes',
    table: scene(`
      scenario 3
      S1(1:6) B [Sl]
      S2(2:1) –
      A hand Cr
      turn A play`).table,
    silly: /^(?!Cr@1)/,
  },
]
