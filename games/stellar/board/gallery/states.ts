// Tables worth looking at
import { inTurn, laid, type Pictured, random, stopped } from './film.ts'
import { CONCEPT, CONCEPT_MOVES, CROWD, QUARTET, TRIO } from './scenes.ts'

export const gallery: Readonly<Record<string, () => Pictured>> = {
  concept: () => laid(0, CONCEPT, CONCEPT_MOVES),
  waiting: () => laid(0, CONCEPT, CONCEPT_MOVES.slice(0, 2)),
  reveal: () => laid(0, CONCEPT, [...CONCEPT_MOVES, 'A: Cr@4']),
  audience: () => laid('audience', CONCEPT, CONCEPT_MOVES),
  defender: () => laid(1, CONCEPT, CONCEPT_MOVES),
  battle: () => laid(0, CONCEPT, CONCEPT_MOVES.slice(0, 9)),
  clash: () => stopped(laid(0, CONCEPT, CONCEPT_MOVES.slice(0, 9)), 'fight'),
  blurred: () => laid(0, CONCEPT.replace('B discard Fo Cr', 'B discard Fo Cr+A'), CONCEPT_MOVES),
  warp: () => laid(0, CONCEPT, [...CONCEPT_MOVES, 'A: Wr@1']),
  rogue: () => laid(0, QUARTET, ['A: Ro@2'], { mode: 'quartet' }),
  mend: () =>
    laid(
      0,
      QUARTET.replace('A hand Ro Cr', 'A hand Me Cr').replace('A discard Sl Me', 'A discard Sl Fo Ro Ro'),
      ['A: Me@4'],
      { mode: 'quartet' },
    ),
  mendAll: () =>
    laid(
      0,
      QUARTET.replace('A hand Ro Cr', 'A hand Me Cr')
        .replace('A fleet De Fl', 'A fleet Fl')
        .replace('A discard Sl Me', 'A discard Fo Wr Ro De Sl Cr Fl Ki'),
      ['A: Me@4'],
      { mode: 'quartet' },
    ),
  foe: () =>
    laid(
      0,
      'S1(5:4 4:4) B (Ki) [Sl] | D (Cr)\nS2(3:2) C (Fo)\nS3(2:2 1:6) A (Ro)\nA hand Fl Cr\nB hand Fo\nA fleet De',
      ['A: Fl@1~'],
      {
        mode: 'tandem',
      },
    ),
  trio: () => laid(0, TRIO, [], { mode: 'trio' }),
  quartet: () => laid(0, QUARTET, [], { mode: 'quartet' }),
  tandem: () =>
    laid(
      0,
      QUARTET.replace('A (Ki+B) [Wr] | C (Me)', 'A (Ki+B) [Wr] | C (De)').replace(
        'C hand Fo De',
        'C hand Fo',
      ),
      [],
      { mode: 'tandem' },
    ),
  warpCrowd: () =>
    laid(
      0,
      CROWD.replace('A [Fo] [Wr] [Ro]', 'A [Fo] [Ro]').replace('A hand Cr Fl', 'A hand Wr Fl'),
      ['A: Wr@7'],
      { mode: 'trio' },
    ),
  crowd: () => laid(0, CROWD, [], { mode: 'trio' }),
  fleets: () => random(0, {}, 'fleets', (table) => table.pending.at(-1)?.kind === 'fleets'),
  fleetsLater: () =>
    random(0, {}, 'later', (table) => table.pending.at(-1)?.kind === 'fleets' && table.scenario === 3),
  fleetsTrio: () => random(1, { mode: 'trio' }, 'trio', (table) => table.pending.at(-1)?.kind === 'fleets'),
  sent: () => random(0, { mode: 'quartet' }, 'sent', (_, moves) => moves === 3),
  report: () => random(0, {}, 'report', (table) => table.scenario === 2),
  reportTandem: () => random(0, { mode: 'tandem' }, 'report', (table) => table.scenario === 2),
  verdict: () =>
    stopped(
      random(0, {}, 'report', (table) => table.scenario === 2),
      'sector',
    ),
  over: () => random(0, {}, 'over', () => false),
  overTandem: () => random(0, { mode: 'tandem' }, 'over', () => false),
  late: () => random(0, {}, 'late', inTurn(0, 4, 6)),
  wild: () => random(0, { mode: 'quartet' }, 'wild', inTurn(0, 3, 18)),
  fiveCycle: () => random(0, { combatMatrix: 'fiveCycle' }, 'over', () => false),
}
