// SF-1.4, SF-1.8: choosing a cruiser, and picking cards in turn
import { Preview, Spot } from '@sternentisch/grammar'
import { type CSSProperties, useState } from 'react'
import { cruiserAction } from '../rules/action.ts'
import type { Ship } from '../rules/kit.ts'
import { CHOSEN } from '../rules/table.ts'
import { boxOf, pileOf } from '../rules/zones.ts'
import { describeAction } from '../terminal/describe.ts'
import { CruiserFace } from './art/faces.tsx'
import { Pictogram } from './art/pictograms.tsx'
import { handLabel } from './labels.ts'
import { nameAt } from './names.ts'
import { idOf, isSeated, SEATS } from './reading.ts'
import { SquadronCard } from './squadron-card.tsx'
import { useTable } from './table-context.tsx'
import { asks } from './words/asks.ts'

/** Before the first round. */
export function Shipyard() {
  const { view, names, speech, kit } = useTable()
  const drafting = view.pending.at(-1)?.kind === 'draft'
  return (
    <section className="sf-yard" aria-label={speech.say('starfighter.board.yard')}>
      <h2>{asks(view, names, speech)}</h2>
      <ul className="sf-yard-seats">
        {SEATS.map((seat) => {
          const cruiser = view.cruisers[seat]
          const ship = kit.ships[cruiser]
          return (
            <li key={seat} className={seat === 0 ? 'sf-team-near' : 'sf-team-far'}>
              <b>{nameAt(names, seat)}</b>{' '}
              {ship?.cruiser.name ?? (cruiser === CHOSEN ? speech.say('starfighter.board.ready') : '…')}
            </li>
          )
        })}
      </ul>
      {drafting ? <Draft /> : <Cruisers />}
      <div className="sf-act">
        <Preview className="sf-preview" />
      </div>
    </section>
  )
}

function Cruisers() {
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
  const character = `starfighter.board.cruiser.${id}`
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
      {speech.has(character) && <em>{speech.say(character)}</em>}
    </Spot>
  )
}

/** The cards that nobody has picked yet, level by level. */
function Draft() {
  const { view, kit, speech } = useTable()
  const [level, show] = useState(0)
  const mine = new Set(view.zones[boxOf(0)].cards.map(({ face }) => face))
  const faces = view.zones[boxOf(1)].cards.map(({ face }) => face).filter((face) => mine.has(face))
  const picked = isSeated(view) ? view.zones[pileOf(kit.ownPiles, view.viewer)].size : 0
  return (
    <div className="sf-draft">
      <div className="sf-draft-levels">
        {[0, 1, 2, 3].map((each) => (
          <button
            key={each}
            type="button"
            className="sf-button"
            aria-pressed={each === level}
            onClick={() => show(each)}
          >
            {speech.say('starfighter.board.level', { level: each })}
          </button>
        ))}
        <span>{speech.say('starfighter.board.picked', { n: picked })}</span>
      </div>
      <ol className="sf-draft-cards" style={{ '--w': '92px', '--s': '42px' } as CSSProperties}>
        {faces
          .filter((face) => kit.level[face] === level)
          .map((face) => (
            <li key={face}>
              <Spot
                className="sf-held"
                parts={[idOf(kit, face)]}
                label={handLabel(kit, face, speech)}
                why={`pick ${idOf(kit, face)}`}
              >
                <SquadronCard kit={kit} face={face} named speech={speech} />
              </Spot>
            </li>
          ))}
      </ol>
    </div>
  )
}
