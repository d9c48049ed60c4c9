import { figure, type Seat } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { Event } from '../reading/told.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from './names.ts'

/** How the players stand after a scenario. */
export function tellStanding(
  { scenario, scores, reserves }: Event<'standing'>,
  speech: Speech,
  page: Names,
): string {
  const each = (values: readonly number[]): string =>
    values.map((value, seat) => `${nameOf(page, seat as Seat)} ${figure(value)}`).join(', ')
  return speech.say('stellar.report.standing', {
    number: scenario,
    scores: each(scores),
    reserves: each(reserves),
  })
}
