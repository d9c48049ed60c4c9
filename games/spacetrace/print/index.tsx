import { CARD, type GamePrint, glance, type Piece, TITLES, Typed } from '@sternentisch/grammar/print'
import { isRefusal, type Lang } from '@sternentisch/kernel'
import { Station } from '../board/art/station.tsx'
import { type AnyCard, type CardFile, readDeck } from '../cards/index.ts'
import { rulebook } from '../learn/rulebook/index.ts'
import { turnAtAGlance } from '../learn/rulebook/overview.ts'
import { refuse } from '../refuse.ts'
import { figuresFor } from '../rules/figures.ts'
import { Back, Front } from './card.tsx'
import { figures as pictures } from './figures.ts'
import { FIGURE, style, TITLE } from './style.ts'
import '../board/fonts.css'

const [WIDTH, HEIGHT] = CARD
/** A box has all cards once for each of two players. */
const HALVES = 2

export const spacetracePrint: GamePrint = {
  style,
  title: TITLE,
  rulebook,
  figures: pictures,
  decksOf: (file) => (file as CardFile).decks.map(({ id, name }) => ({ deck: id, name })),
  batches({ file, deck, lang, measure }) {
    const set = file as CardFile
    const ready = set.decks.find(({ id }) => id === deck)
    const counts = deck === null ? null : (ready?.cards ?? readDeck(deck))
    if (isRefusal(counts)) return counts
    const unknown = Object.keys(counts ?? {}).find((id) => !set.cards.some((card) => card.id === id))
    if (unknown !== undefined) return refuse('spacetrace.deck.unknown', { card: unknown })
    const copies = ({ id, type, perPlayer }: AnyCard): number =>
      counts ? (type === 'base' ? 1 : ((counts[id] as number | undefined) ?? 0)) : perPlayer * HALVES
    const back = <Back />
    const cards = figuresFor(set, true).map(
      (figures): Piece => ({
        ...{ name: figures.id, width: WIDTH, height: HEIGHT, copies: copies(figures.card), back },
        front: (
          <Front figures={figures} kind={KINDS[figures.card.type][lang]} lang={lang} measure={measure} />
        ),
      }),
    )
    return [
      { what: 'cards', title: TITLES.cards[lang], pieces: cards.filter((card) => card.copies > 0) },
      { what: 'boards', title: KINDS.base[lang], pieces: [base(set, lang)] },
      { what: 'tokens', title: TITLES.tokens[lang], pieces: COUNTERS },
      {
        what: 'reference',
        title: TITLES.reference[lang],
        pieces: [glance(turnAtAGlance, TITLE, lang, measure)],
      },
    ]
  },
}

const KINDS: Readonly<Record<AnyCard['type'], Readonly<Record<Lang, string>>>> = {
  base: { en: 'Base', de: 'Basis', fr: 'Base' },
  ship: { en: 'Ship', de: 'Schiff', fr: 'Vaisseau' },
  reinforcement: { en: 'Reinforcement', de: 'Reinforcement', fr: 'Renfort' },
  tactic: { en: 'Tactic', de: 'Taktik', fr: 'Tactique' },
  commander: { en: 'Commander', de: 'Commander', fr: 'Commandant' },
}

/** What is left of the Base, in steps of a twentieth; counters lie on it for the rest. */
function base(set: CardFile, lang: Lang): Piece {
  const card = set.cards.find(({ type }) => type === 'base')
  const lp = card?.type === 'base' ? card.lp : 0
  const steps = Array.from({ length: 20 }, (_, at) => Math.round((lp * (20 - at)) / 20))
  return {
    ...{ name: 'base', width: 126, height: 88, copies: HALVES },
    front: (
      <>
        <rect x="3" y="3" width="120" height="82" fill="none" stroke="#000" strokeWidth=".5" />
        <Typed x={8} y={15} size={8} face={TITLE}>
          {card?.name[lang] ?? ''}
        </Typed>
        <svg aria-hidden="true" viewBox="0 0 84 84" x="8" y="20" width="34" height="34">
          <Station size={84} />
        </svg>
        <Typed x={8} y={66} size={8} face={FIGURE}>
          {`${lp} LP`}
        </Typed>
        {steps.map((step, at) => {
          const [x, y] = [50 + (at % 4) * 18, 8 + Math.floor(at / 4) * 15]
          return (
            <g key={step}>
              <rect x={x} y={y} width="16" height="13" fill="none" stroke="#000" strokeWidth=".3" />
              <Typed x={x + 8} y={y + 8.2} size={4.6} face={FIGURE} anchor="middle">
                {String(step)}
              </Typed>
            </g>
          )
        })}
      </>
    ),
  }
}

/** For ships that are lost, for life points and for manpower. */
const COUNTERS: readonly Piece[] = (
  [
    [1, 30],
    [5, 20],
    [10, 30],
    [50, 20],
    [100, 20],
  ] as const
).map(([n, copies]) => ({
  ...{ name: String(n), width: 15, height: 15, copies, round: true },
  front: (
    <>
      <circle cx="7.500" cy="7.500" r="7.350" fill="#fff" stroke="#000" strokeWidth=".3" />
      <Typed x={7.5} y={n > 99 ? 9.2 : 9.7} size={n > 99 ? 5 : 6.4} face={FIGURE} anchor="middle">
        {String(n)}
      </Typed>
    </>
  ),
}))
