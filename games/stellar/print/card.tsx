import { Block, BOLD, linesOf, type Measure, sizeFor, Typed } from '@sternentisch/grammar/print'
import { figure } from '@sternentisch/kernel'
import { SolarBody } from '../board/art/body.tsx'
import { Glyph } from '../board/art/glyphs.tsx'
import { Icon } from '../board/art/icons.tsx'
import type { StellarCards } from '../cards/index.ts'
import { CIVIL, MILITARY } from '../rules/ships.ts'
import type { Speech } from '../text/index.ts'
import { classWord } from '../words/ships.ts'
import { FIGURE, TITLE } from './style.ts'

const MIDDLE = 31.5
type ShipType = StellarCards['shipTypes'][number]

/** Civil cards are round at their corners, military ones are cut. */
const frameOf = (military: boolean): string =>
  military
    ? 'M9 3H54L60 9V79L54 85H9L3 79V9Z'
    : 'M9 3H54A6 6 0 0 1 60 9V79A6 6 0 0 1 54 85H9A6 6 0 0 1 3 79V9A6 6 0 0 1 9 3Z'

interface ShipProps {
  readonly ship: ShipType
  readonly at: number
  readonly beats: readonly number[]
  readonly owner: string
  readonly speech: Speech
  readonly measure: Measure
}

export function ShipFront({ ship, at, beats, owner, speech, measure }: ShipProps) {
  const military = ship.class === 'military'
  const does = speech.find(`stellar.ability.${military ? 'military' : ship.id}`) ?? ''
  const lines = linesOf(does, 49, 2.75, measure)
  return (
    <>
      <path d={frameOf(military)} fill="#fff" stroke="#000" strokeWidth=".5" />
      {!military && (
        <Typed x={7} y={17} size={11} face={FIGURE}>
          {String(ship.settlement)}
        </Typed>
      )}
      <Typed x={56} y={10} size={2.7} face={BOLD} anchor="end">
        {classWord(speech, military ? MILITARY : CIVIL)}
      </Typed>
      <g color={military ? '#1a3f80' : '#8a2a20'}>
        <Glyph ship={at} size={34} stroke={1.7} x={14.5} y={15} />
      </g>
      <Typed
        x={MIDDLE}
        y={57}
        size={sizeFor(ship.name.en, 48, 7, measure, TITLE)}
        face={TITLE}
        anchor="middle"
      >
        {ship.name.en}
      </Typed>
      <Block lines={lines} x={MIDDLE} y={62.5} size={2.75} leading={1.28} anchor="middle" />
      {beats.length > 0 && (
        <>
          <Typed x={8} y={80} size={2.7} face={BOLD}>
            {speech.say('stellar.board.beats')}
          </Typed>
          {beats.map((beaten, n) => (
            <Glyph key={beaten} ship={beaten} size={6} stroke={5} x={26 + n * 7.5} y={75.5} />
          ))}
        </>
      )}
      <Typed x={56} y={81} size={3} face={BOLD} anchor="end">
        {owner}
      </Typed>
    </>
  )
}

const HATCH = Array.from(
  { length: 45 },
  (_, at) => `M${(at - 27) * 3.5} 91.500L${(at - 27) * 3.5 + 94.5} -3`,
).join('')
const DIAMONDS = [9, 16, 23, 30].map(
  (r) => `M31.500 ${44 - r}L${31.5 + r * 0.72} 44L31.500 ${44 + r}L${31.5 - r * 0.72} 44Z`,
)
const ORBITS = [7, 12.5, 18, 23.5]

export const ShipBack = ({
  military,
  owner,
  speech,
}: {
  readonly military: boolean
  readonly owner: string
  readonly speech: Speech
}) => (
  <>
    <path d={HATCH} stroke="#bbb" strokeWidth=".15" fill="none" />
    <path d={frameOf(military)} fill="#fff" stroke="#000" strokeWidth=".5" />
    <g fill="none" stroke="#000" strokeWidth=".5">
      {military
        ? DIAMONDS.map((d) => <path key={d} d={d} />)
        : ORBITS.map((r) => <circle key={r} cx="31.500" cy="44" r={r} />)}
    </g>
    {military ? <path d="M31.500 40 35 44 31.500 48 28 44Z" /> : <circle cx="31.500" cy="44" r="3" />}
    <Typed x={MIDDLE} y={81} size={3.4} face={BOLD} anchor="middle">
      {classWord(speech, military ? MILITARY : CIVIL)}
    </Typed>
    <Typed x={56} y={81} size={3} face={BOLD} anchor="end">
      {owner}
    </Typed>
  </>
)

interface SolarProps {
  readonly type: number
  readonly name: string
  readonly measure: Measure
}

const Body = ({ type }: { readonly type: number }) => (
  <svg aria-hidden="true" viewBox="0 0 108 108" x="9.500" y="16" width="44" height="44">
    <SolarBody type={type} size={108} />
  </svg>
)

/** The side that is always in view: what it is, and about what it may be worth. */
export const SolarType = ({ type, name, range, measure }: SolarProps & { readonly range: string }) => (
  <>
    <rect x="3" y="3" width="57" height="82" rx="3" fill="#fff" stroke="#000" strokeWidth=".5" />
    <Typed x={7} y={13.5} size={7.5} face={FIGURE}>
      {String(type)}
    </Typed>
    <Body type={type} />
    <Typed x={MIDDLE} y={70} size={sizeFor(name, 50, 6, measure, TITLE)} face={TITLE} anchor="middle">
      {name}
    </Typed>
    <Typed x={MIDDLE} y={79} size={4.2} face={BOLD} anchor="middle">
      {range}
    </Typed>
  </>
)

export const SolarPoints = ({
  type,
  name,
  value,
  fortified,
  measure,
}: SolarProps & { readonly value: number; readonly fortified: boolean }) => (
  <>
    <rect x="3" y="3" width="57" height="82" rx="3" fill="#fff" stroke="#000" strokeWidth=".5" />
    <Typed x={7} y={11} size={5} face={FIGURE}>
      {String(type)}
    </Typed>
    <Typed x={13} y={11} size={sizeFor(name, 40, 4.6, measure, TITLE)} face={TITLE}>
      {name}
    </Typed>
    <Typed x={MIDDLE} y={56} size={30} face={FIGURE} anchor="middle">
      {figure(value)}
    </Typed>
    {fortified && (
      <svg aria-hidden="true" viewBox="0 0 20 20" x="24.500" y="64" width="14" height="14">
        <Icon name="shield" size={20} />
      </svg>
    )}
  </>
)
