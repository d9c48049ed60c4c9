import type { Match, Step } from './match.ts'
import type { Matter } from './matter.ts'
import type { KernelMessages } from './text/index.ts'
import type { Speech } from './text.ts'

/** What a move says of the match in a sentence; null for a move of the game, which tells itself. */
export function tellMatter(
  match: Match,
  step: Step,
  who: string | null,
  speech: Speech<KernelMessages>,
): string | null {
  if (!step.matter) return null
  const agreed = match.result?.by === 'agreement' && match.steps.at(-1) === step
  return sayMatter(step.matter, agreed, who, speech)
}

/** `who` is null where the reader is the one who did it; `agreed` where by this everybody wants the draw. */
export function sayMatter(
  matter: Matter,
  agreed: boolean,
  who: string | null,
  { say }: Speech<KernelMessages>,
): string {
  if (matter === 'concede') return who === null ? say('match.youConceded') : say('match.conceded', { who })
  if (agreed) return who === null ? say('match.youAgreeToDraw') : say('match.agreesToDraw', { who })
  return who === null ? say('match.youWantDraw') : say('match.wantsDraw', { who })
}
