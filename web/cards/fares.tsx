import type { FareFigure, Fares as Measured } from '@sternentisch/grammar'
import { gameWord, type Lang } from '@sternentisch/kernel'
import type { Speech } from '../text/index.ts'

interface FaresProps {
  readonly game: string
  readonly fares: Measured | undefined
  readonly card: string
  readonly speech: Speech
}

/** What the lab found out about a card; nothing where it has not measured it. */
export function Fares({ game, fares, card, speech }: FaresProps) {
  const { say, lang } = speech
  const figures = fares?.cards[card]
  if (!fares || !figures) return null
  const { held, worth } = figures
  const [mode] =
    fares.mode === null ? [''] : gameWord(speech, game, `option.mode.${fares.mode}`).split(/\s*:/)
  const within = ({ low, high }: FareFigure, write: (value: number) => string): string =>
    say('gallery.fares.within', { low: write(low), high: write(high) })
  const share = (value: number): string => numberIn(value, lang)
  const points = (value: number): string => signed(value, lang)
  return (
    <section className="cards-fares">
      <h3>{say('gallery.fares')}</h3>
      <dl>
        <div>
          <dt>{say('gallery.fares.held')}</dt>
          <dd>
            {share(held.value)}&nbsp;% <small>{within(held, share)}</small>
          </dd>
        </div>
        {worth && (
          <div>
            <dt>{say('gallery.fares.worth')}</dt>
            <dd>
              {points(worth.value)} <small>{within(worth, points)}</small>
            </dd>
          </div>
        )}
      </dl>
      <p>
        {fares.mode === null
          ? say('gallery.fares.any', { n: fares.matches })
          : say('gallery.fares.about', { n: fares.matches, mode })}{' '}
        {say('gallery.fares.how')}
      </p>
    </section>
  )
}

const numberIn = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }).format(value)

const signed = (value: number, lang: Lang): string => {
  const written = numberIn(Math.abs(value), lang)
  return written === '0' ? written : `${value < 0 ? '−' : '+'}${written}`
}
