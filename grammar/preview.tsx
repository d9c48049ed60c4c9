import type { AnyGame, Refusal } from '@sternentisch/kernel'
import { useContext } from 'react'
import { type Interacting, InteractionContext, RegardedContext } from './context.ts'
import { foreseen, refusalAt } from './regarded.ts'
import { deedOn, standingOf } from './standing.ts'
import type { Speech } from './text/index.ts'
import { unbroken } from './unbroken.tsx'
import type { OpenChoice } from './use-choice.ts'

/**
 * Says what the picked action would do, or why a spot cannot be picked, and offers to confirm or to put back.
 * Stands anywhere inside an interaction, once.
 */
export function Preview({ className }: { readonly className?: string }) {
  const here = useContext(InteractionContext)
  const regarded = useContext(RegardedContext)
  const { choice, speech, game } = here
  if (!speech || !game) return null
  const shown = whatToShow(here, regarded)
  return (
    <section
      className={className ? `preview ${className}` : 'preview'}
      aria-label={speech.say('grammar.preview')}
    >
      <div className="preview-words" aria-live="polite" data-kind={shown.kind}>
        {shown.kind === 'action' && <ActionWords here={here} action={shown.action} />}
        {shown.kind === 'why' && <WhyNot refusal={shown.refusal} game={game} speech={speech} />}
        {shown.kind === 'wait' && <p className="preview-why">{shown.note}</p>}
        {shown.kind === 'note' && <p className="preview-note">{shown.note}</p>}
      </div>
      {choice && choice.picks.length > 0 && (
        <Buttons here={here} choice={choice} speech={speech} enters={entersAt(here, regarded)} />
      )}
    </section>
  )
}

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'action'; readonly action: unknown }
  | { readonly kind: 'why'; readonly refusal: Refusal }
  | { readonly kind: 'note' | 'wait'; readonly note: string }

/** What the pointer or the focus is at comes first, then what is picked. */
function whatToShow(here: Interacting, regarded: string | null): Shown {
  const { choice, spots, speech } = here
  const entry = regarded === null ? undefined : spots.get(regarded)
  if (!choice || !speech || choice.actions.length === 0)
    return entry && here.waiting ? { kind: 'wait', note: here.waiting } : { kind: 'nothing' }
  const action = foreseen(here, regarded)
  if (action !== null) return { kind: 'action', action }
  const standing = entry && standingOf(choice, { ...entry, at: regarded })
  if (entry && standing && !standing.pickable && !standing.picked) {
    const refusal = refusalAt(here, regarded)
    if (refusal) return { kind: 'why', refusal }
    if (choice.complete === null) return { kind: 'note', note: speech.say('grammar.notNow') }
  }
  if (choice.complete !== null) return { kind: 'action', action: choice.complete }
  if (choice.picks.length > 0) return { kind: 'note', note: whatIsMissing(here, choice, speech) }
  return { kind: 'nothing' }
}

/** Where one deed is left, which nobody does by mistake, it is named: there is nothing else to look for. */
function whatIsMissing({ board, view }: Interacting, { fitting }: OpenChoice, speech: Speech): string {
  const [only, ...others] = fitting
  return board && others.length === 0
    ? speech.say('grammar.onlyThis', { deed: board.deed(only, view, speech) })
    : (board?.goOn?.(fitting, speech) ?? speech.say('grammar.goOn'))
}

function ActionWords({ here, action }: { readonly here: Interacting; readonly action: unknown }) {
  const { board, view, speech } = here
  if (!board || !speech) return null
  return (
    <>
      <p className="preview-action">{unbroken(board.describe(action, view, speech))}</p>
      {board.warnings(action, view, speech).map((warning) => (
        <p className="preview-warning" key={warning}>
          {unbroken(warning)}
        </p>
      ))}
    </>
  )
}

/** A refusal in words, with a link to the rule behind it. */
export function WhyNot({
  refusal,
  game,
  speech,
}: {
  readonly refusal: Refusal
  readonly game: AnyGame
  readonly speech: Speech
}) {
  return (
    <p className="preview-why">
      {speech.explain(refusal)}{' '}
      {refusal.rule && (
        <a
          href={`#/rules/${game.id}/${refusal.rule}`}
          aria-label={speech.say('grammar.readRule', { rule: refusal.rule })}
        >
          {refusal.rule}
        </a>
      )}
    </p>
  )
}

/** Whether Enter confirms now, with the focus where it is. */
function entersAt({ choice, spots }: Interacting, regarded: string | null): boolean {
  const entry = regarded === null ? undefined : spots.get(regarded)
  return entry !== undefined && deedOn(choice, { ...entry, at: regarded }) === 'confirm'
}

/** What is complete is confirmed by the deed's own name. */
function Buttons({
  here,
  choice,
  speech,
  enters,
}: {
  readonly here: Interacting
  readonly choice: OpenChoice
  readonly speech: Speech
  readonly enters: boolean
}) {
  return (
    <div className="preview-buttons">
      {choice.complete !== null && here.board && (
        <button type="button" className="preview-confirm" onClick={() => choice.confirm()}>
          {here.board.deed(choice.complete, here.view, speech)}{' '}
          {enters && <kbd>{speech.say('grammar.enter')}</kbd>}
        </button>
      )}
      <button type="button" className="preview-back" onClick={() => choice.takeBack()}>
        {speech.say('grammar.putBack')} <kbd>{speech.say('grammar.escape')}</kbd>
      </button>
    </div>
  )
}
