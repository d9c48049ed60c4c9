import './prompt.css'
import { Preview, Spot } from '@sternentisch/grammar'
import { topFrame } from '../../reading/frames.ts'
import type { Action } from '../../rules/action.ts'
import { parts } from '../../rules/notation.ts'
import { describeAction } from '../../words/moves.ts'
import { warnings } from '../../words/warnings.ts'
import { type TableProps, useTable } from '../table/context.ts'
import { SCROLLS } from '../table/scrolling.ts'
import { asks } from './asks.ts'
import { deed } from './deed.ts'
import { assumptionsOf, paysOff, reportOf, worthOf } from './worth.ts'

/** What is decided, what it is worth, and what decides it. */
export function Prompt() {
  const table = useTable()
  const { view, names, speech, choice } = table
  const worth = worthOf(table)
  const picking = choice !== null && choice.picked.length > 0
  return (
    <div className="sp-prompt-seat">
      <section
        className="sp-prompt"
        aria-label={speech.say('spacetrace.board.decision')}
        data-yours={choice ? '' : undefined}
        data-worth={worth ? '' : undefined}
      >
        {!picking && (
          <p className="sp-say">
            <span className="sp-report">{reportOf(table)}</span>{' '}
            <b>{worth ?? helpOf(table) ?? asks(view, names, speech)}</b>{' '}
            {worth && <span>{assumptionsOf(view, speech, table.reorder?.wary)}</span>}
          </p>
        )}
        {choice && <Decisions />}
        <Preview className="sp-preview" />
      </section>
    </div>
  )
}

/** What can be done in a turn of one's own, where there is no attack to weigh. */
function helpOf({ view, choice, speech }: TableProps): string | null {
  if (!choice || topFrame(view)?.kind !== 'turn') return null
  return speech.say(view.attacked ? 'spacetrace.board.help.attacked' : 'spacetrace.board.help.main')
}

/** Decided by one press: nothing is lost by it, or it can be said again. */
const AT_ONCE = ['pass', 'keep', 'join', 'decline', 'recall', 'done'] as const
/** Looked at first, then confirmed. */
const WITH_CONSENT = ['attack', 'trade', 'offer', 'accept'] as const

const SAID = [...AT_ONCE, ...WITH_CONSENT]

/** An action that is no card and no place on the table. */
interface Said extends Action {
  readonly kind: (typeof SAID)[number]
}

const isSaid = (action: Action): action is Said => SAID.some((kind) => kind === action.kind)
const isAtOnce = ({ kind }: Said): boolean => AT_ONCE.some((each) => each === kind)

function Decisions() {
  const table = useTable()
  const { choice, reorder, speech } = table
  const actions = choice?.actions ?? []
  const main = actions.find(
    ({ kind, pass }) => kind === 'keep' || pass === 'once' || (kind === 'attack' && paysOff(table)),
  )
  return (
    <div {...SCROLLS} className="sp-decisions">
      {actions
        .filter(isSaid)
        .sort((a, b) => weight(b) - weight(a))
        .map((action) => (
          <Decision key={keyOf(action)} action={action} main={action === main} />
        ))}
      {reorder && (
        <button
          type="button"
          className="sp-button sp-button-minor sp-toggle"
          aria-pressed={reorder.wary}
          onClick={() => reorder.setWary(!reorder.wary)}
        >
          {speech.say('spacetrace.board.wary')}
        </button>
      )}
    </div>
  )
}

/** What is wanted most often comes first. */
const weight = ({ kind, pass }: Action): number =>
  kind === 'attack' || kind === 'keep' ? 3 : kind === 'done' || pass === 'once' ? 2 : 1

const keyOf = ({ kind, gain, join, pass }: Action): string => `${kind} ${gain} ${join} ${pass}`

function Decision({ action, main }: { readonly action: Said; readonly main: boolean }) {
  const { view, speech, choice } = useTable()
  const long = describeAction(action, view, speech)
  const alone = choice !== null && isAtOnce(action) && warnings(action, view, speech).length === 0
  const minor = action.pass !== '' && action.pass !== 'once'
  return (
    <Spot
      as="span"
      className={`sp-button${main ? ' sp-button-main' : ''}${minor ? ' sp-button-minor' : ''}`}
      parts={parts(action)}
      decides={alone ? action : undefined}
      label={long}
    >
      {deed(action, view, speech)}
    </Spot>
  )
}
