import { figure } from '@sternentisch/kernel'
import type { SolarSeen } from '../../reading/solar.ts'
import { spanOf } from '../../words/figures.ts'
import { SolarBody } from '../art/body.tsx'
import { Icon } from '../art/icons.tsx'
import './solar.css'

interface SolarCardProps {
  readonly solar: SolarSeen
  readonly name: string
  /** All there is to know about it, in words. */
  readonly label: string
  readonly body: number
  readonly width: number
  readonly compact: boolean
  /** Does somebody else know its points? */
  readonly watched: boolean
}

/** A minus sign of the right height is drawn, since that of the display face sits too low; the sign itself is there to be heard. */
export const Figure = ({ text }: { readonly text: string }) =>
  text.startsWith('−') ? (
    <>
      <span className="st-minus">−</span>
      {text.slice(1)}
    </>
  ) : (
    text
  )

/** A solar card: its type above, its points below if the viewer knows them, else what they may be. */
export const SolarCard = ({ solar, name, label, body, width, compact, watched }: SolarCardProps) => (
  <li
    className={`st-solar${solar.value === null ? '' : solar.open ? ' st-solar-open' : ' st-solar-known'}`}
    style={{ width }}
    title={label}
  >
    <span className="st-hidden-text">{label}</span>
    {!compact && (
      <span className="st-solar-type" aria-hidden="true">
        <b>{solar.type}</b>
        {width > 72 && <span>{name}</span>}
      </span>
    )}
    <SolarBody type={solar.type} size={body} />
    <span className="st-solar-value" aria-hidden="true">
      {solar.value !== null && !solar.open && <Icon name="eye" size={compact ? 12 : 16} />}
      <b>
        <Figure text={solar.value === null ? spanOf(solar.range) : figure(solar.value)} />
      </b>
      {solar.fortified && <Icon name="shield" size={compact ? 13 : 18} />}
      {watched && (
        <span className="st-watched">
          <Icon name="eye" size={compact ? 12 : 14} />
        </span>
      )}
    </span>
  </li>
)
