import {
  type Batch,
  Block,
  BOLD,
  CARD,
  type GamePrint,
  glance,
  linesOf,
  type Measure,
  type Piece,
  sizeFor,
  TITLES,
  Typed,
} from '@sternentisch/grammar/print'
import { isRefusal, speechIn } from '@sternentisch/kernel'
import { Damage, Initiative } from '../board/art/marks.tsx'
import { Pictogram } from '../board/art/pictograms.tsx'
import type { StarfighterCards } from '../cards/index.ts'
import { rulebook } from '../learn/rulebook/index.ts'
import { roundAtAGlance } from '../learn/rulebook/overview.ts'
import { type CardSymbol, SYMBOLS } from '../reading/symbols.ts'
import { facesIn, READY_DECKS } from '../rules/decks.ts'
import { type Speech, starfighterText } from '../text/index.ts'
import { meaningOf, symbolName } from '../words/symbols.ts'
import { boardOf } from './board.tsx'
import { Back, Front } from './card.tsx'
import { figures } from './figures.ts'
import { style, TITLE } from './style.ts'
import '../board/fonts.css'

const [WIDTH, HEIGHT] = CARD

export const starfighterPrint: GamePrint = {
  style,
  title: TITLE,
  rulebook,
  figures,
  decksOf: () =>
    Object.keys(READY_DECKS).map((deck) => {
      const name = (lang: 'en' | 'de' | 'fr'): string =>
        speechIn(lang, [starfighterText]).find(`starfighter.option.deckSouth.${deck}`) ?? deck
      return { deck, name: { en: name('en'), de: name('de'), fr: name('fr') } }
    }),
  batches({ file, deck, lang, measure }) {
    const set = file as StarfighterCards
    const speech: Speech = speechIn(lang, [starfighterText])
    const faces = deck === null ? [...set.cards.keys()] : facesIn(deck, set)
    if (isRefusal(faces)) return faces
    const back = <Back back={set.back} />
    const cards = faces.map((face): Piece => {
      const card = set.cards[face]
      return { name: card.id, width: WIDTH, height: HEIGHT, copies: 1, front: <Front card={card} />, back }
    })
    const boards = set.cruisers.map(
      (cruiser): Batch => ({
        what: 'boards',
        title: cruiser.name,
        pieces: boardOf(cruiser, speech, measure),
      }),
    )
    return [
      { what: 'cards', title: TITLES.cards[lang], pieces: cards },
      ...(deck === null ? boards : []),
      { what: 'tokens', title: TITLES.tokens[lang], pieces: tokens },
      {
        what: 'reference',
        title: TITLES.reference[lang],
        pieces: [
          symbols(SYMBOLS.slice(0, 6), speech, measure),
          symbols(
            ['hitEnemy', 'hitOwn', 'barrelRoll', 'hitFighter', 'shields3', 'forceField'],
            speech,
            measure,
          ),
          glance(roundAtAGlance, TITLE, lang, measure),
        ],
      },
    ]
  },
}

const tokens: readonly Piece[] = [
  {
    name: 'damage',
    width: 13,
    height: 13,
    copies: 60,
    round: true,
    front: <Token size={13} mark={<Damage size={11} x={1} y={1} />} />,
  },
  {
    name: 'initiative',
    width: 34,
    height: 34,
    copies: 1,
    round: true,
    front: <Token size={34} mark={<Initiative size={20} x={8} y={7} />} />,
  },
]

function Token({ size, mark }: { readonly size: number; readonly mark: Piece['front'] }) {
  return (
    <>
      <circle cx={size / 2} cy={size / 2} r={size / 2 - 0.15} fill="#fff" stroke="#000" strokeWidth=".3" />
      {mark}
    </>
  )
}

/** What the symbols mean. */
function symbols(shown: readonly CardSymbol[], speech: Speech, measure: Measure): Piece {
  const step = (HEIGHT - 10) / shown.length
  return {
    ...{ name: 'symbols', width: WIDTH, height: HEIGHT, copies: 2 },
    front: shown.map((symbol, at) => (
      <g key={symbol} transform={`translate(4.500 ${5 + at * step})`}>
        <Pictogram symbol={symbol} size={7.5} x={0} y={0.6} />
        <Typed
          x={10}
          y={3}
          size={sizeFor(symbolName(symbol, speech), WIDTH - 18, 2.7, measure, BOLD)}
          face={BOLD}
        >
          {symbolName(symbol, speech)}
        </Typed>
        <Block
          lines={linesOf(meaningOf(symbol, speech), WIDTH - 19, 2.35, measure)}
          x={10}
          y={6}
          size={2.35}
          leading={1.24}
        />
      </g>
    )),
  }
}
