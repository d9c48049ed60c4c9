import { Spot } from '@sternentisch/grammar'
import { DECK, DISCARD } from '../../rules/zones.ts'
import { cardName } from '../../words/names.ts'
import { Petals } from '../art/petals.tsx'
import { useTable } from '../table/context.ts'
import { Face } from './face.tsx'
import './piles.css'

export function Piles() {
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
