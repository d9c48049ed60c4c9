import type { Match, Step } from './match.ts'
import type { Speech } from './text.ts'

/** A matter of the match in a sentence; null for a move of the game, which tells itself. */
export function tellMatter(
  match: Match,
  { matter, seat }: Step,
  who: string,
  { say }: Speech,
): string | null {
  if (!matter) return null
  if (matter === 'concede') return say('match.conceded', { who })
  const agreed = match.result?.by === 'agreement' && match.steps.at(-1)?.seat === seat
  return agreed ? say('match.agreesToDraw', { who }) : say('match.wantsDraw', { who })
}
