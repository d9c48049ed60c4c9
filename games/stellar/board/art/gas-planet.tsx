import './gas-planet.css'

const BANDS = [
  [24, 8],
  [32, 7],
  [39, 6],
  [45, 9],
  [54, 8],
  [62, 5],
  [67, 8],
  [75, 7],
  [82, 6],
  [88, 10],
].map(([y, height], at) => {
  const wave = at % 2 ? 2 : -2
  return `M-2 ${y}C14 ${y - wave} 6 ${y + wave} 18 ${y}C34 ${y + wave} 46 ${y - wave} 60 ${y}S88 ${y + wave} 122 ${y}V${y + height + 3}H-2Z`
})

const RINGS = [
  [58, 13],
  [54, 11.8],
  [49.5, 10.6],
  [46, 9.6],
] as const

const Rings = ({ front }: { readonly front: boolean }) => (
  <g transform="rotate(-16 60 60)">
    {RINGS.map(([rx, ry], at) => (
      <path
        key={rx}
        className={`st-ring st-ring-${at}`}
        d={`M${60 - rx} 60A${rx} ${ry} 0 0 ${front ? 0 : 1} ${60 + rx} 60`}
      />
    ))}
  </g>
)

/** Type 3: bands, a storm, and rings around it. */
export const GasPlanet = ({ id, plain }: { readonly id: string; readonly plain: boolean }) => (
  <>
    <Rings front={false} />
    <g clipPath={`url(#${id}-disc)`}>
      <rect x="20" y="20" width="80" height="80" className="st-band-0" />
      <g transform="rotate(-16 60 60)">
        <g className="st-drift">
          {BANDS.map((band, at) => (
            <path key={band} d={band} className={`st-band-${at}`} />
          ))}
        </g>
        <ellipse cx="72" cy="70.5" rx="8" ry="4.4" className="st-storm" />
        <ellipse cx="72" cy="70.5" rx="4.5" ry="2.2" className="st-storm-eye" />
        {!plain && (
          <path
            className="st-streak"
            d="M22 49C34 46 40 52 54 49S78 46 98 50M22 79C40 76 48 82 66 78S86 76 98 79"
          />
        )}
      </g>
      <circle cx="60" cy="60" r="36" fill={`url(#${id}-night)`} />
    </g>
    <circle cx="60" cy="60" r="36" className="st-limb-gas" />
    <Rings front />
  </>
)
