import type { Reader, Scene } from './feed/reader.ts'
import type { KernelMessages } from './text/index.ts'
import type { Speech } from './text.ts'

/**
 * A matter of the match in a sentence; null for a move of the game, which tells itself. `who` is null where the reader
 * is the one who did it.
 */
export function tellMatter(
  { scenes, standing }: Pick<Reader, 'scenes' | 'standing'>,
  scene: Scene,
  who: string | null,
  { say }: Speech<KernelMessages>,
): string | null {
  if (scene.kind === 'concede')
    return who === null ? say('match.youConceded') : say('match.conceded', { who })
  if (scene.kind === 'time') return who === null ? say('match.youLate') : say('match.late', { who })
  if (scene.kind !== 'draw') return null
  if (standing?.result?.by === 'agreement' && scenes.at(-1) === scene)
    return who === null ? say('match.youAgreeToDraw') : say('match.agreesToDraw', { who })
  return who === null ? say('match.youWantDraw') : say('match.wantsDraw', { who })
}
