// ST-4: play, reveal, draw
import { useTable } from '../table/context.ts'
import './steps.css'

const STEPS = ['play', 'reveal', 'draw'] as const

/** Where in the turn the viewer is. */
export function TurnSteps() {
  const { view, speech } = useTable()
  const turn = view.pending.find((frame) => frame.kind === 'turn')
  if (turn?.kind !== 'turn' || turn.seat !== view.viewer) return null
  return (
    <ol className="st-steps" aria-label={speech.say('stellar.board.steps')}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === turn.step ? 'step' : undefined}>
          {speech.say(`stellar.board.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
