// How a line stands in the log: turns are heads, what comes of a move are steps, with the rule behind them
import type { LineStanding } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { SternenfeuerEvent } from '../../rules/events.ts'

type Event = Told<SternenfeuerEvent>

const STEPS: readonly Event['kind'][] = ['passed', 'repelled', 'compared', 'lost', 'uncoupled']

export function stands(event: Event): LineStanding {
  const rule = ruleOf(event)
  return {
    ...(event.kind === 'turn' ? { as: 'head' as const } : {}),
    ...(STEPS.includes(event.kind) || (event.kind === 'turnedUp' && event.why !== 'owner')
      ? { as: 'step' as const }
      : {}),
    ...(rule ? { rule: `SN-${rule}` } : {}),
  }
}

/** Only where a newcomer would ask why. */
function ruleOf(event: Event): string | undefined {
  switch (event.kind) {
    case 'turn':
      return event.forced ? '3.10' : undefined
    case 'turnedUp':
      return { owner: undefined, attacked: '5.5', arrival: '10.5', end: '12.3' }[event.why]
    case 'compared':
      return event.loser === null && event.attacking.total !== event.defending.total ? '5.9' : '5.5'
    case 'repelled':
      return '6.2'
    case 'lost':
      return { beaten: undefined, partner: '14.1', unfit: '10.4' }[event.why]
    case 'uncoupled':
      return { lost: '8.5', spared: '8.6', transfer: '8.7', dismantled: '7.8' }[event.why]
    case 'ended':
      return '3.9'
    case 'over':
      return '12.1'
    default:
      return undefined
  }
}
