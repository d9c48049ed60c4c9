import type { Matter } from './matter.ts'
import type { KernelMessages } from './text/index.ts'
import type { Speech } from './text.ts'

/**
 * A matter of the match in a sentence. `who` is null where the reader is the one who did it; `agreed` where by this
 * everybody wants the draw.
 */
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
