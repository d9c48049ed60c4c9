import { nameAt, type Seat } from '@sternentisch/kernel'
import type { CSSProperties } from 'react'
import { nearSeat } from '../../reading/seats.ts'
import { asideOf, discardOf, handOf, pileOf } from '../../rules/zones.ts'
import { Wing } from '../art/wings.tsx'
import { SquadronCard } from '../card/squadron-card.tsx'
import { useTable } from '../table/context.ts'
import './piles.css'

/** Some backs on top of one another. */
const Backs = ({ count }: { readonly count: number }) => (
  <span className="sf-backs" aria-hidden="true">
    {Array.from({ length: Math.min(3, count) }, (_, at) => (
      <i key={at} style={{ '--at': at } as CSSProperties} />
    ))}
    {count > 0 && <Wing wing={3} size={20} />}
  </span>
)

/** Draw pile, discard, and the cards that wait beside the board. */
export function Piles() {
  const { view, kit, speech } = useTable()
  const near = nearSeat(view)
  const discard = view.zones[discardOf(kit.ownPiles, near)]
  const last = discard.cards.at(-1)?.face ?? -1
  return (
    <aside className="sf-piles">
      <div className="sf-pile" data-travel="pile">
        <Backs count={view.zones[pileOf(kit.ownPiles, near)].size} />
        <b>{view.zones[pileOf(kit.ownPiles, near)].size}</b>
        <em>{speech.say('starfighter.board.pile')}</em>
      </div>
      <div className="sf-pile" data-travel="discard">
        {last >= 0 ? (
          <span className="sf-pile-card" style={{ '--w': '60px', '--s': '28px' } as CSSProperties}>
            <SquadronCard kit={kit} face={last} speech={speech} />
          </span>
        ) : (
          <Backs count={discard.size} />
        )}
        <b>{discard.size}</b>
        <em>{speech.say('starfighter.board.discard')}</em>
      </div>
      <div className="sf-pile" data-travel={`aside-${near}`}>
        <Backs count={view.zones[asideOf(near)].size} />
        <b>{view.zones[asideOf(near)].size}</b>
        <em>{speech.say('starfighter.board.aside')}</em>
      </div>
    </aside>
  )
}

/** Who sits opposite, and how many cards they hold. */
export function Crew({ seat }: { readonly seat: Seat }) {
  const { view, kit, names, speech } = useTable()
  const hand = view.zones[handOf(seat)].size
  const aside = view.zones[asideOf(seat)].size
  return (
    <aside className={`sf-crew ${seat === nearSeat(view) ? 'sf-team-near' : 'sf-team-far'}`}>
      <strong>{nameAt(names, seat)}</strong>
      {(view.passed & (1 << seat)) !== 0 && (
        <span className="sf-passed">{speech.say('starfighter.draw.passed')}</span>
      )}
      <span className="sf-crew-fan" data-travel={`crew-${seat}`} aria-hidden="true">
        {Array.from({ length: Math.min(8, hand) }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <span>{speech.say('starfighter.board.inHand', { n: hand })}</span>
      <span className="sf-crew-more">
        <span>{speech.say('starfighter.board.asideOf', { n: aside })}</span>
        {kit.ownPiles && (
          <span>{speech.say('starfighter.board.pileOf', { n: view.zones[pileOf(true, seat)].size })}</span>
        )}
      </span>
    </aside>
  )
}
