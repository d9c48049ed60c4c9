import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { Icon } from './art/icons.tsx'
import { PlaceScene } from './art/scenes.tsx'
import { VALUE_KEYS, ValueSymbol } from './art/values.tsx'
import { FigureCard } from './figure.tsx'
import { withHyphens } from './hyphens.ts'
import { cardName, nameAt, placeCard, placeName, shortName, spanText, valueName } from './names.ts'
import { designOf, type Figure, farSeat, inSight, nearSeat, placeDesign, rowAt } from './reading.ts'
import type { Standing } from './standing.ts'
import { useTable } from './table-context.tsx'
import { SIDE_SIGN, type Side, sideOf } from './words/reason.ts'

/** From so many letters on the name of a place is set smaller. */
const LONG = 16

/** How close figures stand: side by side, closer, narrow, overlapping, packed. */
const crowdOf = (n: number): string | undefined =>
  n < 3 ? undefined : n === 3 ? 'close' : n === 4 ? 'narrow' : n < 7 ? 'narrow over' : 'narrow over packed'

/** One place with the rows of both sides. */
export function Place({ place, hot }: { readonly place: number; readonly hot: boolean }) {
  const { view, speech } = useTable()
  return (
    <section className={`sn-place${hot ? ' sn-hot' : ''}`} aria-label={placeName(view, place, speech)}>
      <Row seat={farSeat(view)} place={place} />
      <Scene place={place} />
      <Row seat={nearSeat(view)} place={place} />
    </section>
  )
}

function Row({ seat, place }: { readonly seat: Seat; readonly place: number }) {
  const { view, names, speech } = useTable()
  const row = inSight(view, seat, rowAt(view, seat, place))
  const own = seat === nearSeat(view)
  return (
    <div
      className={`sn-row ${own ? 'sn-row-own' : 'sn-row-foe'}`}
      style={{ '--gaps': Math.max(1, row.length - 1) } as React.CSSProperties}
      data-crowd={crowdOf(row.length)}
      data-paired={row.some(({ bond }) => bond) || undefined}
    >
      {own && <End place={place} end="<" />}
      <ul
        aria-label={speech.say('sternenfeuer.board.row', {
          who: nameAt(names, seat),
          place: placeName(view, place, speech),
        })}
      >
        {row.map((figure) => (
          <FigureCard key={figure.handle} figure={figure} />
        ))}
      </ul>
      <Bonds row={row} />
      {own && <End place={place} end=">" />}
    </div>
  )
}

/** Where a figure can join a row of two or more: an end of its own to pick. */
function End({ place, end }: { readonly place: number; readonly end: '<' | '>' }) {
  const { choice, speech, view } = useTable()
  const spot = String(place + 1)
  if (!choice || choice.picked.length === 0 || !choice.canPick(spot, end)) return null
  return (
    <Spot
      as="span"
      className={`sn-end sn-end-${end === '<' ? 'left' : 'right'}`}
      parts={[spot, end]}
      label={speech.say(end === '<' ? 'sternenfeuer.board.leftEnd' : 'sternenfeuer.board.rightEnd', {
        place: placeName(view, place, speech),
      })}
    >
      <i aria-hidden="true" />
    </Spot>
  )
}

/** Pairs of a row: a bar under both, with what they come to together. */
function Bonds({ row }: { readonly row: readonly Figure[] }) {
  const { view, speech, value } = useTable()
  return (
    <>
      {row.flatMap((figure, at) => {
        const { bond } = figure
        if (!bond) return []
        const partner = row.find((each) => each.at === figure.at + 1)
        const powers = [figure, partner].map((each) => (each && value >= 0 ? powerOf(view, each, value) : 0))
        const left = Math.min(at, row.indexOf(partner ?? figure))
        return [
          <Spot
            key={bond.handle}
            as="div"
            className="sn-bond"
            style={{ '--left': left } as React.CSSProperties}
            data-travel={`card ${bond.handle}`}
            parts={[figure.name, designOf(view, bond.design).id]}
            label={`${cardName(bond.design, speech)}: ${[figure, partner].map((each) => (each ? shortName(each.face, speech)[0] : '')).join(', ')}`}
          >
            <Icon name="bond" size={18} />
            <b>{cardName(bond.design, speech)}</b>
            {value >= 0 && (
              <span>
                <i>
                  {powers[0]} + {powers[1]} ={' '}
                </i>
                <strong>{powers[0] + powers[1]}</strong>
              </span>
            )}
          </Spot>,
        ]
      })}
    </>
  )
}

const powerOf = (
  view: Parameters<typeof designOf>[0],
  { face, reinforcements }: Figure,
  value: number,
): number =>
  [face, ...reinforcements.map(({ design }) => design)].reduce(
    (sum, design) => sum + designOf(view, design).values[value],
    0,
  )

function Scene({ place }: { readonly place: number }) {
  const { view, speech, standings, value } = useTable()
  const card = placeCard(view, place)
  const name = card.name[speech.lang]
  const standing = standings[place]
  const side = sideOf(view, standing)
  const type = view && placeDesign(view, place).type === 0 ? 'sphere' : 'planet'
  const silent = value >= 0 && (placeDesign(view, place).blocked & (1 << value)) !== 0
  return (
    <Spot
      as="div"
      className={`sn-scene sn-scene-${side}`}
      parts={[String(place + 1)]}
      label={`${card.name[speech.lang]}, ${speech.say(`sternenfeuer.board.${type}`)}: ${card.text[speech.lang]} ${holdText(standing, speech, view)}`}
    >
      <PlaceScene place={card.key} />
      <span className="sn-scrim" />
      <span className="sn-place-words">
        <span className="sn-place-type">
          <Icon name={type} size={14} />
          <span>{speech.say(`sternenfeuer.board.${type}`)}</span>
          {silent && (
            <em className="sn-chip">
              <ValueSymbol value={VALUE_KEYS[value]} size={11} />
              <span>{speech.say('sternenfeuer.board.silent')} · SN-10.3</span>
            </em>
          )}
        </span>
        <b className={name.length > LONG ? 'sn-place-name sn-place-long' : 'sn-place-name'}>
          {withHyphens(name)}
        </b>
        <span className="sn-place-text">{card.text[speech.lang]}</span>
        <PlaceSigns place={place} />
      </span>
      <Hold standing={standing} side={side} />
    </Spot>
  )
}

/** On a phone the text of a place shrinks to its signs. */
function PlaceSigns({ place }: { readonly place: number }) {
  const { view, speech } = useTable()
  const { blocked, arriveFaceUp, loneDefenderBonus, admits } = placeDesign(view, place)
  const demands = placeCard(view, place).effects.flatMap((effect) =>
    effect.op === 'arrivalRequirement' ? effect.anyOf : [],
  )
  return (
    <span className="sn-place-signs" aria-hidden="true">
      {VALUE_KEYS.map((key, at) =>
        blocked & (1 << at) ? (
          <span key={key} title={valueName(view, at, speech)}>
            <ValueSymbol value={key} size={13} /> {speech.say('sternenfeuer.board.silentShort')}
          </span>
        ) : null,
      )}
      {arriveFaceUp && (
        <span>
          <Icon name="eye" size={13} /> {speech.say('sternenfeuer.board.arriveOpen')}
        </span>
      )}
      {loneDefenderBonus > 0 && (
        <span>
          <Icon name="shield" size={13} /> {speech.say('sternenfeuer.board.lone', { n: loneDefenderBonus })}
        </span>
      )}
      {admits &&
        demands.map(({ value, min }) => (
          <span key={value}>
            <ValueSymbol value={value} size={12} /> {min}+
          </span>
        ))}
    </span>
  )
}

/** Who holds the place and by what, on the holder's edge of the scene; the holder's number comes first. */
function Hold({ standing, side }: { readonly standing: Standing; readonly side: Side }) {
  const { view, names, speech } = useTable()
  const { figures, by, owner, cosmos } = standing
  const first = owner ?? nearSeat(view)
  const second = first === 0 ? 1 : 0
  const counts = { n: figures[first], m: figures[second] }
  const holder = owner === null ? by : owner === view.viewer ? 'you' : 'they'
  const params = { who: owner === null ? '' : nameAt(names, owner) }
  return (
    <span className={`sn-hold sn-hold-${side}`}>
      <Icon name={SIDE_SIGN[side]} size={14} />
      <b className="sn-hold-who">{speech.say(`sternenfeuer.board.hold.${holder}`, params)}</b>
      <b className="sn-hold-short">{speech.say(`sternenfeuer.board.hold.short.${holder}`, params)}</b>
      {by !== 'empty' && (
        <span className="sn-hold-count">
          {counts.n} : {counts.m}
        </span>
      )}
      {by !== 'empty' && (
        <span className="sn-hold-words">{speech.say('sternenfeuer.board.hold.figures', counts)}</span>
      )}
      {figures[0] === figures[1] && figures[0] > 0 && (
        <span className="sn-hold-why">
          <ValueSymbol value="cosmos" size={11} /> {spanText(...cosmos[first])} :{' '}
          {spanText(...cosmos[second])}
        </span>
      )}
    </span>
  )
}

const holdText = (
  { owner, by, figures }: Standing,
  speech: ReturnType<typeof useTable>['speech'],
  view: Parameters<typeof nearSeat>[0],
): string => {
  const count = `${figures[nearSeat(view)]} : ${figures[farSeat(view)]}`
  const side = owner === null ? by : owner === nearSeat(view) ? 'yours' : 'theirs'
  return `${speech.say(`sternenfeuer.board.held.${side}`)}, ${count}`
}
