// How a line stands in the log: turns and battles are heads, what comes of a row are steps, with the rule behind them
import type { LineStanding } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../../rules/events.ts'

type Event = Told<SpacetraceEvent>

const HEADS: readonly Event['kind'][] = ['turn', 'battle']
const STEPS: readonly Event['kind'][] = [
  ...(['fired', 'effect', 'boosted', 'selfdestructed', 'baseHit', 'left', 'gaveUp'] as const),
  ...(['resolved', 'scanned', 'lostFromHand', 'toFront', 'joined', 'ordered'] as const),
]

const RULES: Partial<Record<Event['kind'], string>> = {
  drawn: '3.2',
  reinforced: '4.2',
  paid: '4.4',
  commands: '7.2',
  sacrificed: '5.4',
  moved: '14.5',
  traded: '8.1',
  gaveUp: '8.2',
  chained: '6.3',
  attack: '9.1',
  joined: '9.2',
  ordered: '9.5',
  boosted: '12.11',
  selfdestructed: '11.8',
  done: '3.6',
  offered: '16.4',
  turnOver: '16.3',
}

export function stands(event: Event): LineStanding {
  const rule = ruleOf(event)
  return {
    ...(HEADS.includes(event.kind) ? { as: 'head' as const } : {}),
    ...(STEPS.includes(event.kind) ? { as: 'step' as const } : {}),
    ...(rule ? { rule: `SP-${rule}` } : {}),
  }
}

/** Rules of the effects that ships and tactics have on ships. */
const EFFECTS: Readonly<Record<string, string>> = {
  damage: '12.1',
  destroy: '12.3',
  kill: '12.3',
  jam: '12.4',
  repair: '12.5',
  reconstruct: '12.6',
}

const LEAVING: Readonly<Record<string, string>> = {
  wrecked: '12.9',
  sacrificed: '5.4',
  removed: '12.10',
  lostFleet: '14.6',
  commander: '7.4',
}

const ENDINGS: Readonly<Record<string, string>> = {
  base: '16.1',
  quiet: '16.3',
  cap: '16.5',
  agreed: '16.4',
}

function ruleOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'deployed':
      return event.fleet === 0 ? '5.2' : '14.1'
    case 'row':
      return event.fires.includes(false) ? '10.5' : event.classes[0] !== event.classes[1] ? '10.4' : undefined
    case 'effect':
      return event.preempt ? '11.1' : EFFECTS[event.op]
    case 'fired':
      return event.unfired > 0 ? '11.3' : undefined
    case 'resolved':
      return event.outcome === 'noTarget' ? '6.3' : undefined
    case 'left':
      return LEAVING[event.why]
    case 'over':
      return ENDINGS[event.why]
    default:
      return RULES[event.kind]
  }
}
