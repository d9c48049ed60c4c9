import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { SHIP_NAMES } from '../../rules/ships.ts'
import { discardOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { blurredOf } from '../../words/blur.ts'
import { classWord } from '../../words/ships.ts'
import { MiniBack } from '../art/back.tsx'
import { Glyph } from '../art/glyphs.tsx'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { Count } from './piles.tsx'

/** Lost ships: known ones by their sign, others by class. Blurred groups say so in words (§7.3). */
export function Discard({ seat, room = 8 }: { readonly seat: Seat; readonly room?: number }) {
  const { view, names, speech } = useTable()
  const zone = view.zones[discardOf(seat)]
  const blurred = zone.strays > 0
  const lines = blurredOf(view, seat, speech, { names })
  const cards = zone.cards.slice(0, room)
  const title = lines.length > 0 ? lines.join(' ') : wordsOf(zone.cards, speech)
  return (
    <span className={blurred ? 'st-pile st-blurred' : 'st-pile'} title={title || undefined}>
      <Count n={zone.size} word={speech.say('stellar.draw.discard')} place={`discard ${seat}`} />
      {cards.length > 0 && (
        <span className="st-minis">
          {cards.map(({ face, back }, at) =>
            face === UNKNOWN ? (
              <MiniBack key={at} back={back} />
            ) : (
              <span key={at} className={`st-mini-known ${back === 1 ? 'st-military' : 'st-civil'}`}>
                <Glyph ship={face} size={18} stroke={5} />
              </span>
            ),
          )}
          {zone.cards.length > room && <small>+{zone.cards.length - room}</small>}
        </span>
      )}
      {blurred && (
        <span className="st-blur-mark">
          <Icon name="eye" size={13} />≈{zone.size}+{zone.strays}
        </span>
      )}
      {title && <span className="st-hidden-text">{title}</span>}
    </span>
  )
}

const wordsOf = (
  cards: readonly { readonly face: number; readonly back: number }[],
  speech: Speech,
): string =>
  cards.map(({ face, back }) => (face === UNKNOWN ? classWord(speech, back) : SHIP_NAMES[face])).join(', ')
