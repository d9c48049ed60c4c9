import { type CardSide, type Meaning, type ShownCard, said } from '@sternentisch/grammar'
import { labelled } from '@sternentisch/kernel'
import { cards } from '../../cards/index.ts'
import { CLASS_OF, isMilitary, SETTLEMENT, SHIP_NAMES, SHIPS, type Ship, shipSet } from '../../rules/ships.ts'
import type { Speech } from '../../text/index.ts'
import { listOf } from '../../words/names.ts'
import { classWord, doesWhat } from '../../words/ships.ts'
import { Glyph } from '../art/glyphs.tsx'
import { ShipCard } from '../cards/ship.tsx'

/** The usual chart of who beats whom. */
const { beats } = cards.combat.matrices.apexSpy

const beatenBy = (ship: Ship): readonly Ship[] =>
  (beats[cards.shipTypes[ship].id] ?? []).map((id) => cards.shipTypes.findIndex((type) => type.id === id))

/** Where the rulebook speaks of each ability. */
const RULES = { look: 'ST-8.1', warp: 'ST-9.3', mend: 'ST-10.2', rogue: 'ST-11.1' }

const FRONT = said({ en: 'Front', de: 'Vorderseite', fr: 'Recto' })
const BACK = said({ en: 'Back', de: 'Rückseite', fr: 'Verso' })

const side = (ship: Ship, id: string, name: CardSide['name']): CardSide => ({
  ...{ id, name },
  draw: (speech: Speech, size) => (
    <ShipCard
      ship={id === 'front' ? ship : null}
      back={CLASS_OF[ship]}
      look={id === 'front' ? 'open' : 'hidden'}
      width={size === 'large' ? 190 : 100}
      beats={beatenBy(ship)}
      speech={speech}
    />
  ),
})

function wordsOf(ship: Ship, speech: Speech): string {
  const names = listOf(
    speech,
    beatenBy(ship).map((beaten) => SHIP_NAMES[beaten]),
  )
  const what = isMilitary(ship)
    ? `${speech.say('stellar.role.beats', { ships: names })}. ${speech.say('stellar.ability.military')}`
    : doesWhat(speech, ship, 'ability')
  return labelled(speech.lang, classWord(speech, CLASS_OF[ship]), what)
}

const SETTLES = said({ en: 'Settlement points', de: 'Siedlungspunkte', fr: 'Points de colonie' })
const WINS = said({ en: 'Takes a sector', de: 'Nimmt einen Sektor', fr: 'Prend un secteur' })

function meansOf(ship: Ship): readonly Meaning[] {
  const { ability } = cards.shipTypes[ship]
  const sign = () => <Glyph ship={ship} size={30} stroke={3.2} />
  if (ability === null)
    return [
      {
        rule: 'ST-7.6',
        name: (speech: Speech) =>
          speech.say('stellar.role.beats', {
            ships: listOf(
              speech,
              beatenBy(ship).map((beaten) => SHIP_NAMES[beaten]),
            ),
          }),
        sign,
      },
      { rule: 'ST-14.1', name: WINS },
    ]
  return [
    { rule: RULES[ability], name: (speech: Speech) => doesWhat(speech, ship, 'board.does'), sign },
    { rule: 'ST-14.2', name: SETTLES, note: () => String(SETTLEMENT[ship]) },
  ]
}

export const ships: readonly ShownCard[] = SHIPS.map((ship) => {
  const { id, ability } = cards.shipTypes[ship]
  return {
    id,
    name: () => SHIP_NAMES[ship],
    words: (speech: Speech) => wordsOf(ship, speech),
    facets: { kind: [isMilitary(ship) ? 'military' : 'civil'], effect: [ability ?? 'fights'] },
    copies: shipSet('standard16')[ship],
    sides: [side(ship, 'front', FRONT), side(ship, 'back', BACK)],
    means: meansOf(ship),
  }
})
