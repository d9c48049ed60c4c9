import { type CardSide, type Meaning, type ShownCard, said } from '@sternentisch/grammar'
import { figure, fill } from '@sternentisch/kernel'
import type { StellarCards } from '../../cards/index.ts'
import type { Speech } from '../../text/index.ts'
import { spanOf } from '../../words/figures.ts'
import { solarName } from '../../words/solar.ts'
import { SolarBody } from '../art/body.tsx'
import { Icon } from '../art/icons.tsx'
import { SolarCard } from '../cards/solar.tsx'

const POINTS = said({
  en: '{points} {n|point|points}',
  de: '{points} {n|Punkt|Punkte}',
  fr: '{points} {n|point|points}',
})
const pointsOf = (value: number, speech: Speech): string =>
  fill(POINTS(speech), { points: figure(value), n: value }, speech.lang)
const WITH_SHIELD = said({ en: 'with a shield', de: 'mit Schild', fr: 'avec un bouclier' })

const TURNED_UP = said({ en: 'Points', de: 'Punkteseite', fr: 'Points' })
const FACE_DOWN = said({ en: 'Type', de: 'Typseite', fr: 'Type' })

const sectors = (type: number): Meaning => ({
  rule: 'ST-2.2',
  name: said({ en: 'Makes sectors', de: 'Bildet Sektoren', fr: 'Forme les secteurs' }),
  note: (speech: Speech) => `${type} ${solarName(speech, type)}`,
  sign: () => <SolarBody type={type} size={30} />,
})
const worth = (value: number): Meaning => ({
  rule: 'ST-14.1',
  name: said({
    en: 'Goes to who wins the sector',
    de: 'Bekommt, wer den Sektor gewinnt',
    fr: 'Revient à qui gagne le secteur',
  }),
  note: (speech: Speech) => pointsOf(value, speech),
})
const SHIELD: Meaning = {
  rule: 'ST-15.2',
  name: said({ en: 'Shield', de: 'Schild', fr: 'Bouclier' }),
  sign: () => <Icon name="shield" size={26} />,
}

type Group = StellarCards['compositions']['sets']['balanced']['groups'][number]

/** What an entry of the card file is called in the gallery. */
export function solarId({ solarTypes }: StellarCards, entry: unknown): string {
  const [type, value, fortified] = entry as Group
  return `${solarTypes[type - 1]?.id}${value}${fortified ? 'f' : ''}`
}

/** The usual solar cards, each kind of them once. */
export function solarsOf(set: StellarCards): readonly ShownCard[] {
  const { groups } = set.compositions.sets.balanced
  return groups.map((group) => {
    const [type, value, fortified, copies] = group
    const values = groups.flatMap(([other, points]) => (other === type ? [points] : []))
    const span = [Math.min(...values), Math.max(...values)] as const
    const words = (speech: Speech): string =>
      [pointsOf(value, speech), ...(fortified ? [WITH_SHIELD(speech)] : [])].join(', ')
    const seen = (speech: Speech, shown: boolean, large: boolean) => (
      <ul className={`stellar st-shown-solar st-shown-${large ? 'large' : 'small'}`}>
        <SolarCard
          solar={{
            type,
            value: shown ? value : null,
            fortified: shown && fortified,
            open: shown,
            range: span,
            others: [],
            handle: 0,
          }}
          name={solarName(speech, type)}
          label={`${solarName(speech, type)}, ${shown ? words(speech) : spanOf(span)}`}
          body={large ? 120 : 64}
          width={large ? 180 : 100}
          compact={false}
          watched={false}
        />
      </ul>
    )
    const side = (id: string, name: CardSide['name']): CardSide => ({
      ...{ id, name },
      draw: (speech: Speech, size) => seen(speech, id === 'front', size === 'large'),
    })
    return {
      id: solarId(set, group),
      name: (speech: Speech) => `${solarName(speech, type)} ${figure(value)}`,
      words,
      facets: { kind: ['solar'], type: [String(type)], ...(fortified ? { effect: ['shield'] } : {}) },
      copies,
      sides: [side('front', TURNED_UP), side('back', FACE_DOWN)],
      means: [sectors(type), worth(value), ...(fortified ? [SHIELD] : [])],
    }
  })
}
