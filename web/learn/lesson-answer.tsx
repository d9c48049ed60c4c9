import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import { type LessonRun, stepOf } from './lesson-run.ts'

/** Why the move that was tried was not made: another one is wanted, or a rule forbids it. */
export function LessonAnswer({ run, speech }: { readonly run: LessonRun; readonly speech: Speech }) {
  const { answer, game } = run
  if (!answer) return null
  if (answer.kind === 'hint') return <p className="lesson-hint">{stepOf(run)?.hint?.[speech.lang]}</p>
  const { refusal } = answer
  return (
    <p className="lesson-hint">
      {speech.say('learn.lesson.notAllowed', { why: speech.explain(refusal) })}{' '}
      {refusal.rule && (
        <a href={addressOf({ name: 'rules', game: game.id, rule: refusal.rule })}>
          {speech.say('learn.lesson.rule', { rule: refusal.rule })}
        </a>
      )}
    </p>
  )
}
