import { type CardSide, type Meaning, type ShownCard, said } from '@sternentisch/grammar'
import { labelled } from '@sternentisch/kernel'
import type { StellarCards } from '../../cards/index.ts'
import { CLASS_OF, isMilitary, SHIP_NAMES, SHIPS, type Ship } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { listOf } from '../../words/names.ts'
import { classWord, doesWhat } from '../../words/ships.ts'
import { Glyph } from '../art/glyphs.tsx'
import { Settlement } from '../cards/settlement.ts'
import { ShipCard } from '../cards/ship.tsx'

/** By the usual chart of who beats whom. */
function beatenBy({ combat, shipTypes }: StellarCards, ship: Ship): readonly Ship[] {
  const row = combat.matrices.apexSpy.outcome[shipTypes[ship].id] ?? {}
  return SHIPS.filter((other) => row[shipTypes[other].id] === 'win')
}

/** Where the rulebook speaks of each ability. */
const RULES = { look: 'ST-8.1', warp: 'ST-9.3', mend: 'ST-10.2', rogue: 'ST-11.1' }

const FRONT = said({ en: 'Front', de: 'Vorderseite', fr: 'Recto' })
const BACK = said({ en: 'Back', de: 'Rückseite', fr: 'Verso' })

const side = (set: StellarCards, ship: Ship, id: string, name: CardSide['name']): CardSide => ({
  ...{ id, name },
  draw: (speech: Speech, size) => (
    <Settlement value={settlementOf(set)}>
      <ShipCard
        ship={id === 'front' ? ship : null}
        back={CLASS_OF[ship]}
        look={id === 'front' ? 'open' : 'hidden'}
        width={size === 'large' ? 190 : 100}
        beats={beatenBy(set, ship)}
        speech={speech}
      />
    </Settlement>
  ),
})

const settlementOf = ({ shipTypes }: StellarCards): readonly number[] =>
  shipTypes.map(({ settlement }) => settlement)

function wordsOf(set: StellarCards, ship: Ship, speech: Speech): string {
  const names = listOf(
    speech,
    beatenBy(set, ship).map((beaten) => SHIP_NAMES[beaten]),
  )
  const what = isMilitary(ship)
    ? `${speech.say('stellar.role.beats', { ships: names })}. ${speech.say('stellar.ability.military')}`
    : doesWhat(speech, ship, 'ability')
  return labelled(speech.lang, classWord(speech, CLASS_OF[ship]), what)
}

const SETTLES = said({ en: 'Settlement points', de: 'Siedlungspunkte', fr: 'Points de colonie' })
const WINS = said({ en: 'Takes a sector', de: 'Nimmt einen Sektor', fr: 'Prend un secteur' })

function meansOf(set: StellarCards, ship: Ship): readonly Meaning[] {
  const { ability, settlement } = set.shipTypes[ship]
  const sign = () => <Glyph ship={ship} size={30} stroke={3.2} />
  if (ability === null)
    return [
      {
        rule: 'ST-7.6',
        name: (speech: Speech) =>
          speech.say('stellar.role.beats', {
            ships: listOf(
              speech,
              beatenBy(set, ship).map((beaten) => SHIP_NAMES[beaten]),
            ),
          }),
        sign,
      },
      { rule: 'ST-14.1', name: WINS },
    ]
  return [
    { rule: RULES[ability], name: (speech: Speech) => doesWhat(speech, ship, 'board.does'), sign },
    { rule: 'ST-14.2', name: SETTLES, note: () => String(settlement) },
  ]
}

export const shipsOf = (set: StellarCards): readonly ShownCard[] =>
  set.shipTypes.map(({ id, ability }, ship) => ({
    id,
    name: () => SHIP_NAMES[ship],
    words: (speech: Speech) => wordsOf(set, ship, speech),
    facets: { kind: [isMilitary(ship) ? 'military' : 'civil'], effect: [ability ?? 'fights'] },
    copies: set.shipSets.standard16[id] ?? 0,
    sides: [side(set, ship, 'front', FRONT), side(set, ship, 'back', BACK)],
    means: meansOf(set, ship),
  }))
