import { BOLD, CARD, type GamePrint, glance, type Piece, TITLES, Typed } from '@sternentisch/grammar/print'
import type { Lang } from '@sternentisch/kernel'
import { Icon } from '../board/art/icons.tsx'
import { ValueShape } from '../board/art/values.tsx'
import { type CardSet, KINDS } from '../cards/index.ts'
import { rulebook } from '../learn/rulebook/index.ts'
import { turnAtAGlance } from '../learn/rulebook/overview.ts'
import { designsOf } from '../rules/designs.ts'
import { Back, FRAMES, Front } from './card.tsx'
import { figures } from './figures.ts'
import { placePiece } from './places.tsx'
import { style, TITLE } from './style.ts'
import '../board/fonts.css'

const [WIDTH, HEIGHT] = CARD
const size = { width: WIDTH, height: HEIGHT }

export const sternenfeuerPrint: GamePrint = {
  style,
  title: TITLE,
  rulebook,
  figures,
  batches({ file, lang, measure }) {
    const set = file as CardSet
    const designs = designsOf(set.cards)
    const back = <Back />
    const cards = set.cards.map(
      (card, at): Piece => ({
        ...{ ...size, name: card.id, copies: card.copies, back },
        front: <Front card={card} design={designs[at]} set={set} lang={lang} measure={measure} />,
      }),
    )
    const places = set.places.map((place) => placePiece(place, set, lang, measure))
    return [
      { what: 'cards', title: TITLES.cards[lang], pieces: cards },
      { what: 'boards', title: PLACES[lang], pieces: places },
      { what: 'tokens', title: TITLES.tokens[lang], pieces: [token('sun', 0.3), token('moon', 1)] },
      {
        what: 'reference',
        title: TITLES.reference[lang],
        pieces: [values(set, lang), outlines(set, lang), glance(turnAtAGlance, TITLE, lang, measure)],
      },
    ]
  },
}

const PLACES = { en: 'Places', de: 'Orte', fr: 'Lieux' }

/** Who holds a place: sun has a thin rim, moon a thick one. */
const token = (name: 'sun' | 'moon', rim: number): Piece => ({
  ...{ name, width: 18, height: 18, copies: 5, round: true },
  front: (
    <>
      <circle cx="9" cy="9" r={9 - rim / 2} fill="#fff" stroke="#000" strokeWidth={rim} />
      <svg aria-hidden="true" viewBox="0 0 24 24" x="4" y="4" width="10" height="10">
        <Icon name={name} size={24} />
      </svg>
    </>
  ),
})

const values = (set: CardSet, lang: Lang): Piece => ({
  ...{ ...size, name: 'values', copies: 2 },
  front: set.values.map(({ id, name, abbr }, at) => (
    <g key={id} transform={`translate(6 ${8 + at * 15.5})`}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="10" height="10">
        <ValueShape value={id} />
      </svg>
      <Typed x={14} y={5} size={4} face={BOLD}>
        {name[lang]}
      </Typed>
      <Typed x={14} y={9.5} size={3} fill="#333">
        {abbr[lang]}
      </Typed>
    </g>
  )),
})

const outlines = (set: CardSet, lang: Lang): Piece => ({
  ...{ ...size, name: 'outlines', copies: 2 },
  front: KINDS.map((kind, at) => (
    <g key={kind}>
      <svg aria-hidden="true" viewBox="-1 -1 59 84" x="6" y={5 + at * 13.3} width="9" height="12">
        <path d={FRAMES[kind]} fill="none" stroke="#000" strokeWidth="2.500" />
      </svg>
      <Typed x={20} y={12.5 + at * 13.3} size={4} face={BOLD}>
        {set.kinds.find(({ id }) => id === kind)?.name[lang] ?? kind}
      </Typed>
    </g>
  )),
})
