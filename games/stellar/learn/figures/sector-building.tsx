import { opensSector } from '../../rules/solar-system.ts'
import { type FigureProps, inLang, Solar } from './pieces.tsx'

const DEALT = [3, 4, 1, 2, 5, 5, 3, 4]

const WORDS = {
  en: { first: 'first card', higher: 'higher than {n}', equal: 'equal to {n}', lower: 'lower than {n}' },
  de: { first: 'erste Karte', higher: 'höher als {n}', equal: 'gleich {n}', lower: 'niedriger als {n}' },
  fr: {
    first: 'première carte',
    higher: 'plus haut que {n}',
    equal: 'égal à {n}',
    lower: 'plus bas que {n}',
  },
}

interface Laid {
  readonly type: number
  readonly previous: number | null
  readonly at: number
}

/** Laid out by the same rule as at the table. */
function sectorsOf(types: readonly number[]): readonly Laid[][] {
  const sectors: Laid[][] = []
  for (const [at, type] of types.entries()) {
    const previous = at === 0 ? null : types[at - 1]
    if (opensSector(type, previous, sectors.at(-1)?.length ?? 0)) sectors.push([])
    sectors[sectors.length - 1].push({ type, previous, at })
  }
  return sectors
}

/** The example of ST-2.6, card by card. */
export function SectorBuilding({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const reason = ({ type, previous }: Laid): string => {
    if (previous === null) return words.first
    const word = type > previous ? words.higher : type === previous ? words.equal : words.lower
    return word.replace('{n}', String(previous))
  }
  return (
    <ol className="st-fig-sectors stellar">
      {sectorsOf(DEALT).map((sector, number) => (
        <li key={sector[0].at} className="st-fig-sector">
          <b>
            {speech.say('stellar.draw.sector')} {number + 1}
          </b>
          <ol>
            {sector.map((laid) => (
              <li key={laid.at} className="st-fig-dealt">
                <Solar speech={speech} card={String(laid.type)} size={48} />
                <b>{laid.type}</b>
                {reason(laid)}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
