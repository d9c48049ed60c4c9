import { Spot } from '@sternentisch/grammar'
import { labelled } from '@sternentisch/kernel'
import { placeCard, placeDesign } from '../../reading/cards.ts'
import { Icon } from '../art/icons.tsx'
import { PlaceScene } from '../art/scenes.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import { withHyphens } from '../words/hyphens.ts'
import { sideOf } from '../words/reason.ts'
import { Hold, holdText } from './hold.tsx'
import { PlaceSigns } from './signs.tsx'
import './scene.css'

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
      label={labelled(
        speech.lang,
        `${name}, ${speech.say(`sternenfeuer.board.${type}`)}`,
        `${text} ${holdText(standing, speech, view)}`,
      )}
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
