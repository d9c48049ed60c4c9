import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import './steps.css'

/** What the player at turn has done, does now and may still do. */
export function Steps() {
  const { view, speech } = useTable()
  const turn = view.pending.find((frame) => frame.kind === 'turn')
  if (turn?.kind !== 'turn') return null
  const state = (done: boolean, now: boolean): string => (done ? 'done' : now ? 'now' : 'free')
  const main = turn.left === 0 && turn.made > 0
  const steps = [
    [turn.step === 'draw' ? 'draw' : turn.drew ? 'drew' : 'declined', state(turn.step !== 'draw', true)],
    [turn.left > 1 ? 'mainMore' : main ? 'mainDone' : 'main', state(main, turn.step === 'act')],
    [turn.turnedUp ? 'turnedUp' : 'mayTurnUp', state(turn.turnedUp, false)],
  ] as const
  return (
    <ol className="sn-steps" aria-label={speech.say('sternenfeuer.board.turn', { n: view.turn })}>
      {steps.map(([word, how]) => (
        <li key={word} className={`sn-step-${how}`}>
          {how === 'done' ? <Icon name="check" size={13} /> : <i aria-hidden="true" />}
          {speech.say(`sternenfeuer.board.step.${word}`, { n: turn.left })}
        </li>
      ))}
    </ol>
  )
}
