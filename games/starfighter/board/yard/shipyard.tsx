// SF-1.4, SF-1.8: choosing a cruiser, dividing a set, composing a pile
import { Preview, Spot } from '@sternentisch/grammar'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { idOf } from '../../reading/faces.ts'
import { isSeated, SEATS } from '../../reading/seats.ts'
import { cruiserAction } from '../../rules/action.ts'
import type { Ship } from '../../rules/kit.ts'
import { CHOSEN } from '../../rules/table.ts'
import { boxOf, leftOutOf, pileOf } from '../../rules/zones.ts'
import { describeAction } from '../../words/describe.ts'
import { nameAt } from '../../words/names.ts'
import { CruiserFace } from '../art/faces.tsx'
import { Pictogram } from '../art/pictograms.tsx'
import { handLabel } from '../card/labels.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { asks } from '../prompt/asks.ts'
import { useTable } from '../table/context.tsx'

/** Before the first round. */
export function Shipyard() {
  const { view, names, speech, kit } = useTable()
  const phase = view.pending.at(-1)?.kind
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
      {phase === 'draft' ? <Draft /> : phase === 'compose' ? <Composing /> : <Cruisers />}
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

/** The cards that nobody has picked yet. */
function Draft() {
  const { view, speech } = useTable()
  const mine = new Set(view.zones[boxOf(0)].cards.map(({ face }) => face))
  const faces = view.zones[boxOf(1)].cards.map(({ face }) => face).filter((face) => mine.has(face))
  const picked = isSeated(view) ? view.zones[pileOf(true, view.viewer)].size : 0
  return (
    <Levels faces={faces} move="pick">
      <span>{speech.say('starfighter.board.picked', { n: picked })}</span>
      <Done part="stop" label={speech.say('starfighter.board.stop')} />
    </Levels>
  )
}

/** The own share: what is in the pile, of which any card can be left out. */
function Composing() {
  const { view, kit, speech } = useTable()
  if (!isSeated(view)) return null
  const inZone = (zone: number): readonly number[] => view.zones[zone].cards.map(({ face }) => face)
  const out = new Set([...inZone(boxOf(view.viewer)), ...inZone(leftOutOf(view.viewer))])
  const faces = [...kit.ids.keys()].filter((face) => !out.has(face))
  const left = view.zones[leftOutOf(view.viewer)].size
  return (
    <Levels faces={faces} move="leave">
      <span>{speech.say('starfighter.board.inPile', { n: faces.length, m: left })}</span>
      <Done part="ready" label={speech.say('starfighter.board.pileReady')} />
    </Levels>
  )
}

/** No more cards: offered as soon as it is legal. */
function Done({ part, label }: { readonly part: string; readonly label: string }) {
  return (
    <Spot className="sf-button" parts={[part]} label={label} why={part}>
      {label}
    </Spot>
  )
}

interface LevelsProps {
  readonly faces: readonly number[]
  readonly move: 'pick' | 'leave'
  readonly children: ReactNode
}

/** Many cards, level by level. */
function Levels({ faces, move, children }: LevelsProps) {
  const { kit, speech } = useTable()
  const [level, show] = useState(0)
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
        {children}
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
                why={`${move} ${idOf(kit, face)}`}
              >
                <SquadronCard kit={kit} face={face} named speech={speech} />
              </Spot>
            </li>
          ))}
      </ol>
    </div>
  )
}
