import { type CardEditing, type EditedList, said } from '@sternentisch/grammar'
import { type Field, type Fields, fieldOf } from '@sternentisch/kernel/card-file'
import { StellarCards } from '../../cards/index.ts'
import { isMilitary, SHIP_NAMES, SHIPS } from '../../rules/ships.ts'
import { solarName } from '../../words/solar.ts'
import { SolarBody } from '../art/body.tsx'
import { Glyph } from '../art/glyphs.tsx'
import { solarId } from '../collection/solars.tsx'
import { settled } from './settled.ts'
import { IDS, words } from './words.ts'
import '../tokens.css'

const { shipTypes, compositions, shipSets } = StellarCards.entries
type Composition = keyof StellarCards['compositions']['sets']

const group = fieldOf(compositions.entries.sets.entries.balanced.entries.groups.item) as Extract<
  Field,
  { kind: 'row' }
>
const TYPE: Field = { kind: 'choice', values: [1, 2, 3, 4, 5] }

/** The solar cards of one composition, each kind with the number of its copies. */
const solars = (id: Composition, name: EditedList['name']): EditedList => ({
  path: ['compositions', 'sets', id, 'groups'],
  name,
  entry: { kind: 'row', items: [TYPE, ...group.items.slice(1)] },
  shown: (entry, file) => solarId(file as StellarCards, entry),
  fresh: (_, like) => like ?? [1, 0, false, 1],
})

const OUTCOME: Field = { kind: 'choice', values: ['win', 'lose', 'both'] }
const WARSHIPS = SHIPS.filter(isMilitary)

/** Each pair of military ships once: what one wins, the other loses. */
const pairs: Fields = Object.fromEntries(
  WARSHIPS.slice(0, -1).map((ship, at) => {
    const others = WARSHIPS.slice(at + 1).map((other) => [IDS[other], OUTCOME] as const)
    return [IDS[ship], { kind: 'group', fields: Object.fromEntries(others) }]
  }),
)

const shipNamed = (id: string): number => IDS.indexOf(id)

/** What ships are worth, how many there are and who beats whom; the solar cards. */
export const stellarEditing: CardEditing = {
  lists: [
    {
      path: ['shipTypes'],
      name: said({ en: 'Ships', de: 'Schiffe', fr: 'Vaisseaux' }),
      entry: fieldOf(shipTypes.item),
    },
    solars('balanced', said({ en: 'Solar cards', de: 'Sonnensystemkarten', fr: 'Cartes solaires' })),
    solars(
      'twins',
      said({
        en: 'Solar cards: twins',
        de: 'Sonnensystemkarten: Zwillinge',
        fr: 'Cartes solaires\u00a0: jumelles',
      }),
    ),
    solars(
      'lowForts',
      said({
        en: 'Solar cards: low forts',
        de: 'Sonnensystemkarten: niedrige Schilde',
        fr: 'Cartes solaires\u00a0: petits boucliers',
      }),
    ),
  ],
  parts: [
    {
      path: ['shipSets'],
      name: said({ en: 'Ships of a player', de: 'Schiffe eines Spielers', fr: 'Vaisseaux d’un joueur' }),
      field: fieldOf(shipSets),
    },
    {
      path: ['combat', 'matrices', 'apexSpy', 'outcome'],
      name: said({ en: 'Who beats whom', de: 'Wer wen schlägt', fr: 'Qui bat qui' }),
      field: { kind: 'group', fields: pairs },
    },
  ],
  note: said({
    en: 'Names and abilities of the ships are part of the rules and stay as they are. What can be changed: points, who beats whom, how many ships there are, and the solar cards.',
    de: 'Namen und Fähigkeiten der Schiffe gehören zu den Regeln und bleiben, wie sie sind. Ändern lassen sich Punkte, wer wen schlägt, die Zahl der Schiffe und die Sonnensystemkarten.',
    fr: 'Les noms et les capacités des vaisseaux font partie des règles et restent tels quels. On peut changer les points, qui bat qui, le nombre de vaisseaux et les cartes solaires.',
  }),
  hidden: ['id', 'code', 'class', 'ability', 'name', 'aliases', 'role', 'text'],
  word: (field, speech) => {
    const ship = shipNamed(field.at(-1) ?? '')
    return ship < 0 ? words.word(field, speech) : SHIP_NAMES[ship]
  },
  value: (field, value, speech) =>
    field.at(-1) === '0' ? solarName(speech, Number(value)) : words.value(field, value, speech),
  sign(field, value) {
    if (field.at(-1) === '0') return <SolarBody type={Number(value)} size={22} />
    const ship = shipNamed(value)
    return ship < 0 ? null : <Glyph ship={ship} size={24} stroke={3.2} />
  },
  settled: (file) => settled(file as StellarCards),
}
