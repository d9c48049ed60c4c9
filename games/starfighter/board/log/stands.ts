// How a line stands in the log: rounds and engagements are heads, what comes of an effect or a salvo are steps
import type { LineStanding } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { StarfighterEvent } from '../../rules/events.ts'

/** Rules by effect, in the order of the vocabulary. */
const EFFECT_RULES = ['', '6.20', '6.21', '6.22', '6.23', '6.24', '6.25', '6.26', '6.27', '6.28', '6.29']

const RULES: Partial<Record<StarfighterEvent['kind'], string>> = {
  shuffled: '2.6',
  supply: '2.3',
  played: '3.2',
  passed: '3.8',
  cancelled: '6.8',
  shifted: '4.1',
  ordered: '4.4',
  engagement: '5.1',
  absorbed: '5.9',
  chainLimit: '6.10',
  roundEnd: '5.13',
}

const STEPS: readonly StarfighterEvent['kind'][] = [
  ...(['supply', 'shuffled', 'aside', 'moved', 'pivoted', 'rolled', 'destroyed', 'marked'] as const),
  ...(['hull', 'absorbed', 'cancelled'] as const),
]

export function stands(event: Told<StarfighterEvent>): LineStanding {
  const rule = ruleOf(event)
  return {
    ...(event.kind === 'round' || event.kind === 'engagement' ? { as: 'head' as const } : {}),
    ...(STEPS.includes(event.kind) ? { as: 'step' as const } : {}),
    ...(rule ? { rule: `SF-${rule}` } : {}),
  }
}

function ruleOf(event: Told<StarfighterEvent>): string | undefined {
  switch (event.kind) {
    case 'effect':
      return event.possible ? EFFECT_RULES[event.effect] : '6.4'
    case 'destroyed':
      return event.by === 'damage' ? '5.5' : undefined
    case 'hull':
      return event.by === 'damage' ? '5.7' : undefined
    default:
      return RULES[event.kind]
  }
}
