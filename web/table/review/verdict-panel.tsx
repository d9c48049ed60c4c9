import { factsInWords, winsOf } from '@sternentisch/bots/review'
import { unbroken } from '@sternentisch/grammar'
import { type ReactNode, useEffect, useRef } from 'react'
import { TableIcon } from '../icons.tsx'
import { MarkSign } from './mark-sign.tsx'
import { decisionAt, percentOf, type Reviewing } from './reviewing.ts'

/** Where what lay open makes this much of a difference, it is said that nobody could know. */
const HIDDEN = 0.15

/** Two moves this close are as good as each other. */
const EVEN = 0.01

interface VerdictProps {
  readonly reviewing: Reviewing
  readonly game: string
  readonly at: number
  /** Counts up when somebody jumped here from the list: then the verdict is read out. */
  readonly jumps: number
  /** Null where the match cannot be played on from here. */
  readonly onPlayOn: (() => void) | null
}

/** What is to be said of the position that is shown: a verdict, or whose move it was. */
export function VerdictPanel(props: VerdictProps) {
  const { reviewing, at, jumps, onPlayOn } = props
  const { speech, moves, turns } = reviewing
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (jumps > 0) heading.current?.focus()
  }, [jumps])
  const decided = decisionAt(reviewing, at)
  const turn = turns.find(({ move }) => move === at)
  const mark = decided?.verdict.mark ?? null
  const title = decided
    ? mark
      ? speech.say(`review.mark.${mark}`)
      : speech.say('review.unjudged')
    : at < moves
      ? reviewing.told(at)
      : speech.say('review.title')
  return (
    <section className="verdict" aria-label={speech.say('review.title')}>
      <header>
        {decided && <MarkSign mark={mark} />}
        <h2 ref={heading} tabIndex={-1} data-plain={decided ? undefined : ''}>
          {unbroken(title)}
        </h2>
        {at < moves && <small>{speech.say('review.at', { n: at + 1, all: moves })}</small>}
      </header>
      {turn && (
        <p className="verdict-turn">
          {speech.say('review.turn', { from: percentOf(turn.from), to: percentOf(turn.to) })}
        </p>
      )}
      {decided ? <Weighed {...props} /> : <Standing {...props} />}
      {onPlayOn && (
        <button type="button" className="button main" onClick={onPlayOn}>
          <TableIcon name="play" />
          {speech.say('review.playOn')}
        </button>
      )}
    </section>
  )
}

/** How things stood where that seat had nothing to decide. */
function Standing({ reviewing, at }: VerdictProps) {
  const { line, speech, moves, open } = reviewing
  const chance = line[at]
  return (
    <>
      {chance !== undefined && (
        <p className="verdict-chance">
          {speech.say('review.chance')} <b>{speech.say('review.percent', { percent: percentOf(chance) })}</b>
        </p>
      )}
      {at === 0 && moves > 0 && !open && <p className="verdict-note">{speech.say('review.start')}</p>}
    </>
  )
}

function Weighed({ reviewing, game, at }: VerdictProps) {
  const { speech, described, review, whose } = reviewing
  const verdict = decisionAt(reviewing, at)?.verdict
  if (!verdict) return null
  const { mark, unsure, played, rival, facts } = verdict
  const best = mark === 'best'
  const row = (label: string, move: string, chance: number | null, strong: boolean): ReactNode => (
    <div data-strong={strong ? '' : undefined}>
      <dt>{label}</dt>
      <dd>{unbroken(described(at, move))}</dd>
      <dd>{chance !== null && speech.say('review.percent', { percent: percentOf(chance) })}</dd>
    </div>
  )
  const [top, rest] = best ? [played, rival] : [rival, played]
  const why = [
    ...(unsure ? [speech.say(`review.unsure.${unsure}`)] : []),
    ...(best && top && rest && top.chance - rest.chance < EVEN ? [speech.say('review.even')] : []),
    ...(top && rest && top.chance - rest.chance >= EVEN
      ? [speech.say('review.wins', { ...winsOf(top.chance, rest.chance), move: described(at, rest.move) })]
      : []),
    ...factsInWords(facts, game, speech),
  ].slice(0, 3)
  const open = review.readings[at].open[whose]
  const hidden = Math.abs(open - review.readings[at].chances[whose]) >= HIDDEN
  return (
    <>
      <dl className="verdict-moves">
        {row(speech.say('review.played'), played.move, rival && played.chance, best)}
        {rival && row(speech.say(best ? 'review.next' : 'review.better'), rival.move, rival.chance, !best)}
      </dl>
      <ul className="verdict-why">
        {why.map((each) => (
          <li key={each}>{unbroken(each)}</li>
        ))}
      </ul>
      {hidden && (
        <p className="verdict-hidden">
          <b>{speech.say('review.couldNot')}</b>
          {speech.say('review.couldNot.line', { percent: percentOf(open) })}
        </p>
      )}
    </>
  )
}
