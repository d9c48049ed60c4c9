import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { designOf } from '../../reading/cards.ts'
import { askedSeat, farSeat, nearSeat } from '../../reading/seats.ts'
import { DECK, DISCARD, handOf } from '../../rules/zones.ts'
import { cardName } from '../../words/names.ts'
import { CardArt } from '../art/card-art.tsx'
import { Emblem } from '../art/emblem.tsx'
import { Icon } from '../art/icons.tsx'
import { Petals } from '../art/petals.tsx'
import { valuesOf } from '../figures/figure.tsx'
import { useTable } from '../table/context.tsx'
import { nameAt } from '../words/names.ts'

/** Beside the places: the other player, the piles, the score as it stands, and the steps of the turn. */
export function Rail() {
  const { view } = useTable()
  return (
    <div className="sn-rail">
      <Who seat={farSeat(view)} />
      <Piles />
      <Score />
      <Steps />
    </div>
  )
}

function Who({ seat }: { readonly seat: Seat }) {
  const { view, names, speech } = useTable()
  const n = view.zones[handOf(seat)].size
  const busy = askedSeat(view) === seat
  return (
    <section className={`sn-who${busy ? ' sn-busy' : ''}`} aria-label={nameAt(names, seat)}>
      <span className="sn-avatar" data-travel={`hand ${seat}`}>
        <Icon name="moon" size={26} />
      </span>
      <b>{nameAt(names, seat)}</b>
      {!view.result && (
        <span className="sn-who-doing">
          {speech.say(busy ? 'sternenfeuer.board.decides' : 'sternenfeuer.board.waits')}
        </span>
      )}
      <span className="sn-minis" aria-hidden="true">
        {Array.from({ length: n }, (_, at) => (
          <i key={at} style={{ '--i': at - (n - 1) / 2 } as React.CSSProperties} />
        ))}
      </span>
      <span className="sn-who-hand">
        <Icon name="cards" size={16} />
        <b>{n}</b>
        <span>{speech.say('sternenfeuer.board.handCards', { n })}</span>
      </span>
    </section>
  )
}

function Piles() {
  const { view, speech } = useTable()
  const discard = view.zones[DISCARD].cards
  const top = discard.at(-1)
  const deck = view.zones[DECK].size
  return (
    <div className="sn-piles">
      <Spot
        as="div"
        className={`sn-pile sn-deck${deck === 0 ? ' sn-pile-empty' : ''}`}
        parts={['draw']}
        why="+"
        label={speech.say('sternenfeuer.board.deck', { n: deck })}
      >
        <span className="sn-pile-card" data-travel="deck">
          {deck > 0 && <Petals />}
        </span>
        <b>{deck}</b>
        <span>{speech.say('sternenfeuer.board.deckWord')}</span>
      </Spot>
      <Spot
        as="div"
        className={`sn-pile${top ? '' : ' sn-pile-empty'}`}
        parts={['discard']}
        label={
          speech.say('sternenfeuer.board.discard', { n: discard.length }) +
          (top ? `, ${cardName(top.face, speech)}` : '')
        }
      >
        <span className="sn-pile-card" data-travel={top ? `card ${top.handle}` : 'discard'}>
          {top && <Face design={top.face} />}
        </span>
        <b>{discard.length}</b>
        <span>{speech.say('sternenfeuer.board.discardWord')}</span>
      </Spot>
    </div>
  )
}

/** A card at the size of a pile: a figure by its emblem, the others by what they show. */
export function Face({ design }: { readonly design: number }) {
  const { view } = useTable()
  const drawn = designOf(view, design)
  return drawn.kind === 'figure' ? <Emblem values={valuesOf(drawn.values)} /> : <CardArt design={drawn} />
}

/** How it would come out if it were over now. */
function Score() {
  const { view, speech, standings } = useTable()
  const held = (seat: Seat): number => standings.filter(({ owner }) => owner === seat).length
  const [near, far] = [held(nearSeat(view)), held(farSeat(view))]
  return (
    <p
      className="sn-score"
      role="img"
      aria-label={speech.say('sternenfeuer.board.wouldScore', { own: near, foe: far })}
    >
      <Icon name="sun" size={15} />
      <b>{near}</b>
      <i />
      <b>{far}</b>
      <Icon name="moon" size={15} />
    </p>
  )
}

/** What the player at turn has done, does now and may still do. */
function Steps() {
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
