import { MILITARY } from '../../rules/ships.ts'
import { closed, dot, polar } from './geometry.ts'
import { CARD_BOX, outline } from './outline.ts'
import './back.css'

const DIAMONDS = [12, 23, 34, 45].map((r) =>
  closed([
    [50, 70 - r],
    [50 + r * 0.84, 70],
    [50, 70 + r],
    [50 - r * 0.84, 70],
  ]),
)
const ORBITS = [10, 19, 28, 37]
const MOONS = (
  [
    [-40, 19],
    [150, 28],
    [35, 37],
    [230, 37],
    [80, 28],
  ] as const
)
  .map(([angle, r]) => dot(...polar(angle, r, [50, 70]), 2.6))
  .join('')

/** Rings and points for civil ships, nested diamonds for military ones. */
const Pattern = ({ back }: { readonly back: number }) =>
  back === MILITARY ? (
    <>
      {DIAMONDS.map((diamond, at) => (
        <path key={diamond} d={diamond} className={`st-back-line st-fade-${at}`} />
      ))}
      <path d="M50 25V115M12 70H88" className="st-back-line st-fade-2" />
      <path d="M50 63.5 55.5 70 50 76.5 44.5 70Z" className="st-back-fill" />
    </>
  ) : (
    <>
      {ORBITS.map((r, at) => (
        <circle key={r} cx="50" cy="70" r={r} className={`st-back-line st-fade-${at}`} />
      ))}
      <path d={MOONS + dot(50, 70, 4)} className="st-back-fill" />
    </>
  )

/** The inside of a card seen from behind; the word says the class once more. */
export const CardBack = ({ back, word }: { readonly back: number; readonly word: string | null }) => (
  <>
    <path d={outline(back)} className="st-deep" />
    <g transform={word === null ? undefined : 'translate(6 0) scale(.88)'}>
      <Pattern back={back} />
    </g>
    <path d={outline(back, 5)} className="st-back-rule" />
    <path d={outline(back)} className="st-edge" />
    {word !== null && (
      <text x="50" y="127" className="st-back-word">
        {word}
      </text>
    )}
  </>
)

/** A back the size of a word. */
export const MiniBack = ({ back, width = 16 }: { readonly back: number; readonly width?: number }) => (
  <svg
    className={`st-mini ${back === MILITARY ? 'st-military' : 'st-civil'}`}
    viewBox={CARD_BOX}
    width={width}
    height={Math.round(width * 1.4)}
    aria-hidden="true"
  >
    <path d={outline(back)} className="st-mini-back" />
    {back === MILITARY ? (
      <path d="M50 40 75 70 50 100 25 70Z" className="st-mini-mark" />
    ) : (
      <circle cx="50" cy="70" r="22" className="st-mini-mark" />
    )}
  </svg>
)
