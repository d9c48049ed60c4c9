import { figure, sentence } from '@sternentisch/kernel'
import { cards as data } from '../../cards/index.ts'
import { unseenSolar } from '../../reading/unseen.ts'
import type { SolarFace } from '../../rules/kit.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { solarName } from '../../words/solar.ts'
import { SolarBody } from '../art/body.tsx'
import { Icon } from '../art/icons.tsx'
import { Figure } from '../cards/solar.tsx'
import './unseen.css'

/** §11: what a face-down solar card can still be, from everything the viewer has seen. */
export function UnseenSolar({ view, speech }: { readonly view: View; readonly speech: Speech }) {
  const unseen = unseenSolar(view)
  return (
    <details className="st-unseen">
      <summary>{speech.say('stellar.board.unseen', { n: unseen.length })}</summary>
      <ul>
        {data.solarTypes.map((_, at) => {
          const faces = unseen.filter(({ type }) => type === at + 1).sort((a, b) => a.value - b.value)
          return (
            <li key={at}>
              <SolarBody type={at + 1} size={26} />
              <span className="st-unseen-words">
                <b>{sentence(solarName(speech, at + 1), speech)}</b>
                <small>
                  {faces.length > 0
                    ? speech.say('stellar.board.unseen.mean', { mean: meanOf(faces, speech) })
                    : speech.say('stellar.unseen.none')}
                </small>
              </span>
              <span className="st-unseen-faces">
                {faces.map(({ value, fortified }, card) => (
                  <span key={card}>
                    <Figure text={figure(value)} />
                    {fortified && <Icon name="shield" size={12} />}
                    {fortified && (
                      <span className="st-hidden-text">{speech.say('stellar.board.withShield')}</span>
                    )}
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** What a card of these is worth on average, with the minus sign that all figures have. */
function meanOf(faces: readonly SolarFace[], { lang }: Speech): string {
  const mean = faces.reduce((sum, { value }) => sum + value, 0) / faces.length
  return mean.toLocaleString(lang, { maximumFractionDigits: 1 }).replace('-', '−')
}
