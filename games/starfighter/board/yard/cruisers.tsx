import { Spot } from '@sternentisch/grammar'
import { cruiserAction } from '../../rules/action.ts'
import type { Ship } from '../../rules/kit.ts'
import { describeAction } from '../../words/describe.ts'
import { CruiserFace } from '../art/faces.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { useTable } from '../table/context.ts'
import './yard.css'

/** The cruisers that can be chosen in this mode. */
export function Cruisers() {
  const { kit, view } = useTable()
  const mode = kit.options.mode === 'transition' ? 'skirmish' : kit.options.mode
  const ships = kit.ships.filter(({ cruiser }) => cruiser.modes.includes(mode))
  return (
    <ol className="sf-cruisers">
      {ships.map((ship) => (
        <li key={ship.cruiser.id}>
          <CruiserCard ship={ship} taken={view.cruisers.some((each) => kit.ships[each] === ship)} />
        </li>
      ))}
    </ol>
  )
}

function CruiserCard({ ship, taken }: { readonly ship: Ship; readonly taken: boolean }) {
  const { view, speech } = useTable()
  const { id, name, hull, sectors } = ship.cruiser
  const character = speech.find(`starfighter.board.cruiser.${id}`)
  return (
    <Spot
      className={`sf-cruiser${taken ? ' sf-taken' : ''}`}
      parts={[id]}
      label={describeAction(cruiserAction(id), view, speech)}
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
    </Spot>
  )
}
