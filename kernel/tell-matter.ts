import type { Match, Step } from './match.ts'
import type { KernelMessages } from './text/index.ts'
import type { Speech } from './text.ts'

/**
 * A matter of the match in a sentence; null for a move of the game, which tells itself. `who` is null where the reader
 * is the one who did it.
 */
export function tellMatter(
  match: Match,
  step: Step,
  who: string | null,
  { say }: Speech<KernelMessages>,
): string | null {
  if (!step.matter) return null
  if (step.matter === 'concede')
    return who === null ? say('match.youConceded') : say('match.conceded', { who })
  if (match.result?.by === 'agreement' && match.steps.at(-1) === step)
    return who === null ? say('match.youAgreeToDraw') : say('match.agreesToDraw', { who })
  return who === null ? say('match.youWantDraw') : say('match.wantsDraw', { who })
}
