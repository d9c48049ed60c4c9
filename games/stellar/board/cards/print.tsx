import type { ReactNode } from 'react'
import { MILITARY, SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { classWord, doesWhat } from '../../words/ships.ts'
import { Glyph } from '../art/glyphs.tsx'
import { usePoints } from './settlement.ts'
import './print.css'

interface HandPrintProps {
  readonly ship: Ship
  readonly back: number
  readonly speech: Speech
  readonly beats?: readonly Ship[]
}

/** A card in the hand says what it does. */
export function HandPrint({ ship, back, speech, beats = [] }: HandPrintProps) {
  const points = usePoints(ship)
  if (back === MILITARY) {
    const word = speech.say('stellar.board.beats')
    const wide = word.length * 4.8 + 5
    const start = (100 - wide - beats.length * 18) / 2
    return (
      <>
        <path d="M18 11 24 18 18 25 12 18Z" className="st-class-mark" />
        <SmallPrint x={88} y={22} end>
          {classWord(speech, back)}
        </SmallPrint>
        <Glyph ship={ship} size={68} stroke={1.7} x={16} y={25} />
        <text x="50" y="109" className="st-card-title">
          {SHIP_NAMES[ship]}
        </text>
        <SmallPrint x={start} y={128} end={false}>
          {word}
        </SmallPrint>
        {beats.map((beaten, at) => (
          <Glyph key={beaten} ship={beaten} size={15} stroke={5} x={start + wide + at * 18} y={117} />
        ))}
      </>
    )
  }
  const [above, below] = inTwoLines(doesWhat(speech, ship, 'board.does'))
  return (
    <>
      <text x="12" y="35" className="st-card-points-hand">
        {points}
      </text>
      <SmallPrint x={88} y={22} end>
        {classWord(speech, back)}
      </SmallPrint>
      <Glyph ship={ship} size={56} stroke={1.7} x={23} y={31} />
      <text x="50" y="103" className="st-card-title">
        {SHIP_NAMES[ship]}
      </text>
      <text x="50" y="117" className="st-card-does">
        {above}
      </text>
      <text x="50" y="128" className="st-card-does">
        {below}
      </text>
    </>
  )
}

const SmallPrint = ({
  x,
  y,
  end,
  children,
}: {
  readonly x: number
  readonly y: number
  readonly end: boolean
  readonly children: ReactNode
}) => (
  <text x={x} y={y} className={end ? 'st-small-print st-end' : 'st-small-print'}>
    {children}
  </text>
)

/** Cuts a short sentence near its middle. */
function inTwoLines(text: string): readonly [string, string] {
  const words = text.split(' ')
  let cut = 1
  const longest = (at: number): number =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)
  for (let at = 1; at < words.length; at++) if (longest(at) < longest(cut)) cut = at
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
}
