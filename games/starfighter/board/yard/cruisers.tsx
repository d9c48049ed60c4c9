import { Spot } from '@sternentisch/grammar'
import { nameAt, type Seat } from '@sternentisch/kernel'
import { nearSeat, SEATS } from '../../reading/seats.ts'
import { cruiserAction } from '../../rules/action.ts'
import type { Ship } from '../../rules/kit.ts'
import { describeAction } from '../../words/describe.ts'
import { CruiserFace } from '../art/faces.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { useTable } from '../table/context.ts'
import './yard.css'

/** The cruisers that can be chosen in this mode. */
export function Cruisers() {
  const { kit, view, choice } = useTable()
  const mode = kit.options.mode === 'transition' ? 'skirmish' : kit.options.mode
  const ships = kit.ships.filter(({ cruiser }) => cruiser.modes.includes(mode))
  return (
    <ol className="sf-cruisers">
      {ships.map((ship) => {
        const owner = SEATS.find((seat) => kit.ships[view.cruisers[seat]] === ship)
        // With a board its other side is gone, though nobody has it.
        const open = !choice || choice.actions.some(({ card }) => card === ship.cruiser.id)
        return (
          <li key={ship.cruiser.id}>
            <CruiserCard ship={ship} owner={owner} taken={owner !== undefined || !open} />
          </li>
        )
      })}
    </ol>
  )
}

interface CruiserCardProps {
  readonly ship: Ship
  readonly owner: Seat | undefined
  readonly taken: boolean
}

function CruiserCard({ ship, owner, taken }: CruiserCardProps) {
  const { view, names, speech } = useTable()
  const { id, name, hull, sectors } = ship.cruiser
  const takenWord = speech.say('starfighter.board.taken')
  const character = speech.find(`starfighter.board.cruiser.${id}`)
  return (
    <Spot
      className={`sf-cruiser${taken ? ' sf-taken' : ''}`}
      parts={[id]}
      label={[describeAction(cruiserAction(id), view, speech), ...(taken ? [takenWord] : [])].join(', ')}
      why={`cruiser ${id}`}
    >
      <CruiserFace cruiser={id} />
      <strong>{name}</strong>
      <span className="sf-cruiser-hull">
        <b>{hull}</b> {speech.say('starfighter.draw.hull')}
      </span>
      <span className="sf-cruiser-sectors" aria-hidden="true">
        {sectors.map(({ slots, draw }, sector) => (
          <span key={sector}>
            {Array.from({ length: slots }, (_, level) => (
              <i key={level}>{(draw[level] ?? 0) > 0 && <Pictogram symbol="draw" size={12} />}</i>
            ))}
          </span>
        ))}
      </span>
      {character !== null && <em>{character}</em>}
      {taken && (
        <span
          className={`sf-taken-mark${owner === undefined ? '' : owner === nearSeat(view) ? ' sf-team-near' : ' sf-team-far'}`}
        >
          {takenWord}
          {owner !== undefined && <b>{nameAt(names, owner)}</b>}
        </span>
      )}
    </Spot>
  )
}
