import type { Fare, Fares as Measured } from '@sternentisch/grammar'
import type { Lang } from '@sternentisch/kernel'
import type { Speech } from '../text/index.ts'

interface FaresProps {
  readonly fares: Measured | undefined
  readonly card: string
  readonly speech: Speech
}

/** What the lab found out about a card; nothing where it has not measured it. */
export function Fares({ fares, card, speech }: FaresProps) {
  const figures = fares?.of[card]
  if (!fares || !figures) return null
  return (
    <section className="cards-fares">
      <h3>{speech.say('gallery.fares')}</h3>
      <p>{fares.about(speech)}</p>
      <dl>
        {figures.map((fare) => (
          <div key={fare.name(speech)}>
            <dt>{fare.name(speech)}</dt>
            <dd>
              {figureOf(fare, speech.lang)}
              {fare.within !== undefined && <small> ± {numberIn(fare.within, fare, speech.lang)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const numberIn = (value: number, { as }: Fare, lang: Lang): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: as === 'percent' ? 0 : 2 }).format(value)

const figureOf = (fare: Fare, lang: Lang): string => {
  if (fare.as === 'percent') return `${numberIn(fare.value, fare, lang)}\u00a0%`
  return `${fare.value < 0 ? '−' : '+'}${numberIn(Math.abs(fare.value), fare, lang)}`
}
