import { type Decided, MARKS, tallyOf } from '@sternentisch/bots/review'
import { unbroken } from '@sternentisch/grammar'
import { labelled } from '@sternentisch/kernel'
import { useState } from 'react'
import { Segmented } from '../../shell/segmented.tsx'
import { MarkSign } from './mark-sign.tsx'
import { faultsIn, percentOf, type Reviewing } from './reviewing.ts'

const SHOWN = ['faults', 'all'] as const

interface ListProps {
  readonly reviewing: Reviewing
  readonly at: number
  readonly onChoose: (move: number) => void
}

/** How many of each, and how accurate; then the decisions themselves, those worth a look first. */
export function DecisionList({ reviewing, at, onChoose }: ListProps) {
  const { decisions, speech } = reviewing
  const [shown, show] = useState<(typeof SHOWN)[number]>('faults')
  const faults = faultsIn(decisions)
  const listed = shown === 'faults' ? faults : decisions
  const counts = { faults: faults.length, all: decisions.length }
  return (
    <section className="decisions" aria-label={speech.say('review.decisions')}>
      <Tallied reviewing={reviewing} />
      <Segmented
        label={speech.say('review.decisions')}
        hideLabel
        values={SHOWN}
        value={shown}
        nameOf={(which) => `${speech.say(`review.${which}`)} ${counts[which]}`}
        onChange={(which) => show(which)}
      />
      {listed.length === 0 ? (
        <p className="verdict-note">{speech.say('review.none')}</p>
      ) : (
        <ol>
          {listed.map((decided) => (
            <Row key={decided.move} {...{ reviewing, decided, onChoose }} current={decided.move === at} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Tallied({ reviewing: { decisions, speech } }: Pick<ListProps, 'reviewing'>) {
  const tally = tallyOf(decisions)
  return (
    <ul className="tally">
      {MARKS.map((mark) => (
        <li key={mark}>
          <span className="unseen">{labelled(speech.lang, speech.say(`review.mark.${mark}`), '')}</span>
          <MarkSign mark={mark} />
          <b>{tally[mark]}</b>
          <small aria-hidden="true">{speech.say(`review.mark.${mark}`)}</small>
        </li>
      ))}
    </ul>
  )
}

interface RowProps extends Pick<ListProps, 'reviewing' | 'onChoose'> {
  readonly decided: Decided
  readonly current: boolean
}

function Row({ reviewing, decided: { move, verdict }, current, onChoose }: RowProps) {
  const { speech, described } = reviewing
  const { mark, rival, loss, played } = verdict
  const lost = rival !== null && mark !== null && mark !== 'best'
  const made = described(move, played.move)
  const better = lost ? described(move, rival.move) : ''
  const points = percentOf(loss)
  const said = mark ? speech.say(`review.mark.${mark}`) : speech.say('review.unjudged')
  const label = lost
    ? speech.say('review.row', { n: move + 1, mark: said, loss: points, move: made, better })
    : speech.say('review.rowPlain', { n: move + 1, mark: said, move: made })
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-current={current ? 'step' : undefined}
        onClick={() => onChoose(move)}
      >
        <span className="decision-number">{move + 1}</span>
        <MarkSign mark={mark} />
        <span className="decision-words">
          {unbroken(made)}
          {lost && <small>{unbroken(speech.say('review.rowBetter', { move: better }))}</small>}
        </span>
        {lost && <b>{speech.say('review.points', { loss: points })}</b>}
      </button>
    </li>
  )
}
