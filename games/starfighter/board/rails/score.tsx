import { figure, nameAt } from '@sternentisch/kernel'
import { phaseOf } from '../../reading/phase.ts'
import { nearSeat } from '../../reading/seats.ts'
import { other } from '../../rules/table.ts'
import { asideOf, discardOf, handOf, pileOf } from '../../rules/zones.ts'
import { cruiserName } from '../../words/names.ts'
import { Initiative } from '../art/marks.tsx'
import { battleAhead, tollOf } from '../battle/forecast.ts'
import { useTable } from '../table/context.ts'
import { begunIn } from '../table/memory.ts'
import './score.css'
import './status.css'

const SPONSOR = 'MONDBRÄU 0,0'

/** The score bug of the broadcast: hulls now, and after the battle as it stands. */
export function Score() {
  const { view, names, speech, foresight, memory, event } = useTable()
  const near = nearSeat(view)
  const after = foresight?.after ?? view
  const ahead = battleAhead(after, begunIn(memory, after, event))
  const { open } = tollOf(ahead, near)
  const sign = open ? '≈' : '→'
  const over = phaseOf(view) === 'over'
  return (
    <aside className="sf-score">
      <header>
        <span className="sf-live">
          <i />
          {speech.say('starfighter.board.live')}
        </span>
        <span>{speech.say('starfighter.board.round', { number: Math.max(1, view.round) })}</span>
      </header>
      <Phases />
      {[other(near), near].map((seat) => (
        <div key={seat} className={`sf-score-row ${seat === near ? 'sf-team-near' : 'sf-team-far'}`}>
          <strong>{cruiserName(view, names, seat)}</strong>
          {view.initiative === seat && <Initiative size={15} />}
          <b key={view.hull[seat]}>{figure(view.hull[seat])}</b>
          {!over && (
            <em>
              {sign} {figure(after.hull[seat] - tollOf(ahead, seat).hull)}
            </em>
          )}
        </div>
      ))}
      <footer>
        <span>
          <Initiative size={12} />
          {nameAt(names, view.initiative)}
        </span>
        {!over && (
          <span title={open ? speech.say('starfighter.board.mayChange') : undefined}>
            {sign} {speech.say('starfighter.board.afterBattle')}
          </span>
        )}
      </footer>
    </aside>
  )
}

const PHASES = [
  ['supply', 'starfighter.board.phase.supply'],
  ['deployment', 'starfighter.board.phase.deployment'],
  ['battle', 'starfighter.board.phase.battle'],
] as const

/** SF-2.1: a round is supply, deployment and battle. */
function Phases() {
  const { view, speech } = useTable()
  const now = phaseOf(view)
  return (
    <ol className="sf-phases">
      {PHASES.map(([phase, word]) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {speech.say(word)}
        </li>
      ))}
    </ol>
  )
}

/** War is television: impacts are sponsored. */
export function Advert() {
  const { speech } = useTable()
  return (
    <p className="sf-advert" aria-hidden="true">
      <i />
      <span>
        <em>{speech.say('starfighter.board.presents')}</em>
        <b>{SPONSOR}</b>
      </span>
    </p>
  )
}

/** On a narrow screen: the round, the piles, and what the other side holds, in one line. */
export function Status() {
  const { view, kit, names, speech } = useTable()
  const near = nearSeat(view)
  const far = other(near)
  return (
    <p className="sf-status">
      <b>{speech.say('starfighter.board.round', { number: Math.max(1, view.round) })}</b>
      <span>
        {speech.say('starfighter.board.short.pile', { n: view.zones[pileOf(kit.ownPiles, near)].size })}
      </span>
      <span>
        {speech.say('starfighter.board.short.discard', { n: view.zones[discardOf(kit.ownPiles, near)].size })}
      </span>
      <span>{speech.say('starfighter.board.short.aside', { n: view.zones[asideOf(near)].size })}</span>
      <span className="sf-status-far">
        {nameAt(names, far)}
        <i data-travel={`crew-${far}`} aria-hidden="true" />
        <b aria-hidden="true">{view.zones[handOf(far)].size}</b>
        <span className="sf-unseen">
          {speech.say('starfighter.board.inHand', { n: view.zones[handOf(far)].size })}
        </span>
        {(view.passed & (1 << far)) !== 0 && ` · ${speech.say('starfighter.draw.passed')}`}
      </span>
    </p>
  )
}
