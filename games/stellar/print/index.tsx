import { CARD, type GamePrint, glance, type Piece, TITLES } from '@sternentisch/grammar/print'
import { figure, speechIn } from '@sternentisch/kernel'
import { Icon } from '../board/art/icons.tsx'
import type { StellarCards } from '../cards/index.ts'
import { rulebook } from '../learn/rulebook/index.ts'
import { turnAtAGlance } from '../learn/rulebook/overview.ts'
import { type Speech, stellarText } from '../text/index.ts'
import { solarName } from '../words/solar.ts'
import { ShipBack, ShipFront, SolarPoints, SolarType } from './card.tsx'
import { figures } from './figures.ts'
import { style, TITLE } from './style.ts'

const [WIDTH, HEIGHT] = CARD
const OWNERS = ['A', 'B', 'C', 'D']

export const stellarPrint: GamePrint = {
  style,
  title: TITLE,
  rulebook,
  figures,
  batches({ file, lang, measure }) {
    const set = file as StellarCards
    const speech: Speech = speechIn(lang, [stellarText])
    const size = { width: WIDTH, height: HEIGHT }
    const { beats } = set.combat.matrices[set.combat.default as keyof StellarCards['combat']['matrices']]
    const index = (id: string): number => set.shipTypes.findIndex((ship) => ship.id === id)
    const ships = OWNERS.flatMap((owner) =>
      set.shipTypes.map((ship, at): Piece => {
        const military = ship.class === 'military'
        const beaten = (beats[ship.id] ?? []).map(index)
        return {
          ...{ ...size, name: `${ship.code} ${owner}`, copies: set.shipSets.standard16[ship.id] ?? 0 },
          front: (
            <ShipFront ship={ship} at={at} beats={beaten} owner={owner} speech={speech} measure={measure} />
          ),
          back: <ShipBack military={military} owner={owner} speech={speech} />,
        }
      }),
    )
    const { groups } =
      set.compositions.sets[set.compositions.default as keyof StellarCards['compositions']['sets']]
    const solar = groups.map(([type, value, fortified, copies]): Piece => {
      const { min, max } = set.solarTypes[type - 1].values
      const common = { type, name: solarName(speech, type), measure }
      return {
        ...{ ...size, name: `${type} ${value}`, copies },
        front: <SolarPoints {...common} value={value} fortified={fortified} />,
        back: <SolarType {...common} range={min === max ? figure(min) : `${figure(min)} … ${figure(max)}`} />,
      }
    })
    return [
      { what: 'cards', title: TITLES.cards[lang], pieces: ships },
      { what: 'boards', title: SOLAR[lang], pieces: solar },
      { what: 'tokens', title: TITLES.tokens[lang], pieces: [first] },
      {
        what: 'reference',
        title: TITLES.reference[lang],
        pieces: [glance(turnAtAGlance, TITLE, lang, measure)],
      },
    ]
  },
}

const SOLAR = { en: 'Solar cards', de: 'Sonnensystemkarten', fr: 'Cartes du système solaire' }

/** Who begins. */
const first: Piece = {
  ...{ name: 'first', width: 34, height: 34, copies: 1, round: true },
  front: (
    <>
      <circle cx="17" cy="17" r="16.850" fill="#fff" stroke="#000" strokeWidth=".3" />
      <svg aria-hidden="true" viewBox="0 0 20 20" x="7" y="7" width="20" height="20">
        <Icon name="star" size={20} />
      </svg>
    </>
  ),
}
