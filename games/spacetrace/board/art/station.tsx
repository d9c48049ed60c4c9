const SPOKES = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6
  const end = (radius: number): string =>
    `${(42 + radius * Math.cos(angle)).toFixed(1)} ${(42 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${end(22)}L${end(36)}`
}).join('')

/** The Base: a station seen from above. */
export const Station = ({ size = 76 }: { readonly size?: number }) => (
  <svg className="sp-station" width={size} height={size} viewBox="0 0 84 84" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <circle cx={42} cy={42} r={39} />
      <circle cx={42} cy={42} r={36} fill="currentColor" fillOpacity={0.09} stroke="none" />
      <circle cx={42} cy={42} r={29} />
      <circle cx={42} cy={42} r={20} fill="currentColor" fillOpacity={0.09} stroke="none" />
      <path d={`${SPOKES}M42 22v40M22 42h40M28 28l28 28M56 28 28 56`} strokeWidth={0.9} strokeOpacity={0.6} />
    </g>
    <circle cx={42} cy={42} r={8} fill="currentColor" />
  </svg>
)
