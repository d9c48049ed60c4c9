import { useMemo } from 'react'
import { encode } from 'uqr'

interface Props {
  readonly text: string
  readonly label: string
}

/** A QR code: dark on paper in both themes, since cameras expect no other. */
export function Qr({ text, label }: Props) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`-2 -2 ${size + 4} ${size + 4}`}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} rx="1.5" fill="#fbf9f3" />
      <path d={path} fill="#0b1222" shapeRendering="crispEdges" />
    </svg>
  )
}

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const rows = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: rows.join('') }
}
