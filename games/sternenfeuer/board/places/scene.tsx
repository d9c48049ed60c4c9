import { Spot } from '@sternentisch/grammar'
import { placeCard, placeDesign } from '../../reading/cards.ts'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import { valueName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { PlaceScene } from '../art/scenes.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.tsx'
import type { Standing } from '../table/standing.ts'
import { withHyphens } from '../words/hyphens.ts'
import { nameAt, spanText } from '../words/names.ts'
import { SIDE_SIGN, type Side, sideOf } from '../words/reason.ts'

/** From so many letters on the name of a place is set smaller. */
const LONG = 16
/** And from so many on its text takes the whole width. */
const LONG_TEXT = 80

/** The place itself: what it is, what it forbids, and who holds it. */
export function Scene({ place }: { readonly place: number }) {
  const { view, speech, standings, value } = useTable()
  const card = placeCard(view, place)
  const name = card.name[speech.lang]
  const text = card.text[speech.lang]
  const standing = standings[place]
  const side = sideOf(view, standing)
  const type = view && placeDesign(view, place).type === 0 ? 'sphere' : 'planet'
  const silent = value >= 0 && (placeDesign(view, place).blocked & (1 << value)) !== 0
  return (
    <Spot
      as="div"
      className={`sn-scene sn-scene-${side}`}
      parts={[String(place + 1)]}
      label={`${name}, ${speech.say(`sternenfeuer.board.${type}`)}: ${text} ${holdText(standing, speech, view)}`}
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
        <span className={text.length > LONG_TEXT ? 'sn-place-text sn-place-text-long' : 'sn-place-text'}>
          {text}
        </span>
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
