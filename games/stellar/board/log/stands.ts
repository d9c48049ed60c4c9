// How a line stands in the log: scenarios are heads, what comes of a ship that was laid or turned up are steps
import type { LineStanding } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Reason, StellarEvent } from '../../rules/events.ts'

const HEADS: readonly StellarEvent['kind'][] = ['scenario', 'standing']

const STEPS: readonly StellarEvent['kind'][] = [
  'looked',
  'warped',
  'mended',
  'fight',
  'destroyed',
  'lapsed',
  'drawn',
]

const RULES: Partial<Record<StellarEvent['kind'], string>> = {
  scenario: '2.2',
  fleets: '3.6',
  looked: '8.1',
  warped: '9.1',
  mended: '10.1',
  fight: '7.6',
  destroyed: '11.1',
  standing: '16.1',
}

const REASONS: Record<Reason, string> = {
  military: '14.1',
  settlement: '14.2',
  tie: '14.3',
  partners: '19.5',
  empty: '14.3',
}

export function stands(event: Told<StellarEvent>): LineStanding {
  const rule = ruleOf(event)
  return {
    ...(HEADS.includes(event.kind) ? { as: 'head' as const } : {}),
    ...(STEPS.includes(event.kind) ? { as: 'step' as const } : {}),
    ...(rule ? { rule: `ST-${rule}` } : {}),
  }
}

function ruleOf(event: Told<StellarEvent>): string | undefined {
  if (event.kind === 'sector') return REASONS[event.reason]
  if (event.kind === 'lapsed') return event.byItself ? '6.3' : '6.2'
  return RULES[event.kind]
}
