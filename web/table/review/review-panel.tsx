import type { Seat, Viewer } from '@sternentisch/kernel'
import { Segmented } from '../../shell/segmented.tsx'
import type { Speech } from '../../text/index.ts'
import { Accuracies } from './accuracies.tsx'
import { DecisionList } from './decision-list.tsx'
import { ReadingLine } from './reading-line.tsx'
import type { Reviewing } from './reviewing.ts'
import { VerdictPanel } from './verdict-panel.tsx'

interface PanelProps {
  readonly reviewing: Reviewing
  readonly game: string
  readonly at: number
  readonly jumps: number
  /** Who is called “you”. */
  readonly you: Seat | null
  readonly onChoose: (move: number) => void
  readonly onViewer: (viewer: Viewer) => void
  readonly onPlayOn: (() => void) | null
}

const EYES = ['knew', 'open'] as const

/** Everything there is to say of the position that is shown, and the way to the others. */
export function ReviewPanel(props: PanelProps) {
  const { reviewing, game, at, jumps, you, onChoose, onViewer, onPlayOn } = props
  const { review, open, whose, name, speech } = reviewing
  return (
    <div className="review-panel">
      <ReadingLine review={review} speech={speech} />
      <VerdictPanel {...{ reviewing, game, at, jumps, onPlayOn }} />
      <Segmented
        label={speech.say('review.judgedBy')}
        values={EYES}
        value={open ? 'open' : 'knew'}
        nameOf={(eyes) => (eyes === 'open' ? speech.say('review.open') : knewBy(whose, name, you, speech))}
        onChange={(eyes) => onViewer(eyes === 'open' ? 'all' : whose)}
      />
      <Accuracies reviewing={reviewing} onWhose={onViewer} />
      {!open && <DecisionList {...{ reviewing, at, onChoose }} />}
    </div>
  )
}

const knewBy = (whose: Seat, name: string, you: Seat | null, { say }: Speech): string =>
  whose === you ? say('review.knewYou') : say('review.knew', { who: name })
