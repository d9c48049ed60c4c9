import type { Level } from '@sternentisch/bots/levels'
import { gameWord, type Refusal } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import { Face } from '../../shell/face.tsx'
import type { Speech } from '../../text/index.ts'
import { TableIcon } from '../icons.tsx'
import { modeOf } from '../names.ts'
import type { Notice } from '../recording.ts'

/** The line above a table: what is played, whose decision it is, and what can be done about it. */
export function Bar({
  bill,
  speech,
  progress,
  asks,
  yours,
  thinks = null,
  notice,
  children,
}: {
  readonly bill: Notice
  readonly speech: Speech
  /** How far the match is. */
  readonly progress: string | null
  readonly asks: string
  /** The decision is the viewer's own. */
  readonly yours: boolean
  /** The bot that is waited for. */
  readonly thinks?: Level | null
  /** Something of the table itself, beside what is asked. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}) {
  const mode = modeOf(bill, speech)
  return (
    <header className="table-bar">
      <a className="button plain table-leave" href="#/">
        <TableIcon name="back" />
        <span className="unseen">{speech.say('table.leave')}</span>
      </a>
      <h1>
        <span className="title" data-game={bill.game}>
          {gameWord(speech, bill.game, 'name')}
        </span>{' '}
        {mode && <small className="table-mode">{mode}</small>}
      </h1>
      {progress && <p className="table-progress">{progress}</p>}
      <p className="table-asks" aria-live="polite" data-yours={yours ? '' : undefined}>
        {thinks && <Face level={thinks} size={22} />}
        {asks}
      </p>
      {notice}
      <div className="table-tools">{children}</div>
    </header>
  )
}

export function Tool({
  icon,
  label,
  onUse,
  why = null,
  about = null,
  wide = false,
  dot = false,
}: {
  readonly icon: Parameters<typeof TableIcon>[0]['name']
  readonly label: string
  readonly onUse: () => void
  /** Why it cannot be used now. It can still be pressed, and then says so. */
  readonly why?: string | null
  readonly about?: string | null | undefined
  readonly wide?: boolean
  /** Something new is behind it. */
  readonly dot?: boolean
}) {
  return (
    <button
      type="button"
      className={wide ? 'button tool wide' : 'button tool'}
      aria-disabled={why !== null}
      data-dot={dot ? '' : undefined}
      title={why ?? about ?? label}
      onClick={onUse}
    >
      <TableIcon name={icon} />
      <span>{label}</span>
    </button>
  )
}

export const reasonOf = (refusal: Refusal | null, speech: Speech): string | null =>
  refusal && speech.explain(refusal)
