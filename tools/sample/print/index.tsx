import { BOLD, CARD, type GamePrint, type Piece, TITLES, Typed } from '@sternentisch/grammar/print'
import { rulebook } from '../learn/rulebook/index.ts'

const [WIDTH, HEIGHT] = CARD
const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Cards are drawn in millimetres, with SVG alone: the same drawing is shown in the browser and written to a PDF. */
export const samplePrint: GamePrint = {
  style: { colours: {}, classes: {} },
  title: BOLD,
  rulebook,
  batches: ({ lang }) => [
    {
      what: 'cards',
      title: TITLES.cards[lang],
      pieces: ['A', 'B'].flatMap((owner) => STRENGTHS.map(ship(owner))),
    },
  ],
}

const ship =
  (owner: string) =>
  (strength: number): Piece => ({
    ...{ name: `${owner} ${strength}`, width: WIDTH, height: HEIGHT, copies: 1 },
    front: (
      <>
        <rect x="3" y="3" width="57" height="82" rx="3" fill="none" stroke="#000" strokeWidth=".5" />
        <Typed x={31.5} y={56} size={32} face={BOLD} anchor="middle">
          {String(strength)}
        </Typed>
      </>
    ),
    back: <circle cx="31.500" cy="44" r="20" fill="none" stroke="#000" strokeWidth=".5" />,
  })
