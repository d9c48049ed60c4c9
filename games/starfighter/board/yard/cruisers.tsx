import { Spot } from '@sternentisch/grammar'
import { labelled, nameAt, type Seat } from '@sternentisch/kernel'
import { nearSeat, SEATS } from '../../reading/seats.ts'
import { cruiserAction } from '../../rules/action.ts'
import { freeCruisers } from '../../rules/beginning.ts'
import type { Ship } from '../../rules/kit.ts'
import type { Speech } from '../../text/index.ts'
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
  const first = SEATS.find((seat) => view.cruisers[seat] >= 0)
  const free = freeCruisers(kit, first === undefined ? -1 : view.cruisers[first])
  return (
    <ol className="sf-cruisers">
      {ships.map((ship) => {
        const owned = SEATS.some((seat) => kit.ships[view.cruisers[seat]] === ship)
        const gone = !free.some(({ card }) => card === ship.cruiser.id)
        return (
          <li key={ship.cruiser.id}>
            <CruiserCard ship={ship} owner={owned || gone ? first : undefined} />
          </li>
        )
      })}
    </ol>
  )
}

interface CruiserCardProps {
  readonly ship: Ship
  /** Who has it, or the other side of its board. */
  readonly owner: Seat | undefined
}

function CruiserCard({ ship, owner }: CruiserCardProps) {
  const { kit, view, names, speech } = useTable()
  const { id, name, hull, sectors } = ship.cruiser
  const taken = owner !== undefined && {
    by: nameAt(names, owner),
    team: owner === nearSeat(view) ? 'near' : 'far',
    // With a board its other side is gone, though nobody has it.
    words: takenWords(ship, kit.ships[view.cruisers[owner]], speech),
  }
  const character = speech.find(`starfighter.board.cruiser.${id}`)
  return (
    <Spot
      className={`sf-cruiser${taken ? ' sf-taken' : ''}`}
      parts={[id]}
      label={[
        describeAction(cruiserAction(id), view, speech),
        ...(taken ? [labelled(speech.lang, taken.words, taken.by)] : []),
      ].join(', ')}
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
        <span className={`sf-taken-mark sf-team-${taken.team}`}>
          {taken.words}
          <b>{taken.by}</b>
        </span>
      )}
    </Spot>
  )
}

const takenWords = (ship: Ship, owned: Ship, { say }: Speech): string =>
  ship === owned
    ? say('starfighter.board.taken')
    : say('starfighter.board.otherSide', { cruiser: owned.cruiser.name })
