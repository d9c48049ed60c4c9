import type { CSSProperties } from 'react'

const SPIKES = Array.from({ length: 22 }, (_, at) => {
  const [radius, angle] = [at % 2 ? 27 : 62 - (at % 3) * 7, (at * Math.PI) / 11]
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
})

const STAR = `M${SPIKES.join('L')}Z`

/** Splinters fly each their own way, but the same way each time. */
const SHARDS = Array.from({ length: 16 }, (_, at) => {
  const angle = at * 2.4
  const far = 58 + ((at * 37) % 60)
  return { x: Math.cos(angle) * far * 1.5, y: Math.sin(angle) * far * 0.8, size: 2.5 + (at % 4) * 1.4 }
})

/** The shot that decided it, and what flies off. Around the origin; `from` is where the shot comes from. */
export const Blast = ({ from }: { readonly from: 'above' | 'below' }) => (
  <g className="sf-fin-blast">
    <g transform={from === 'above' ? 'scale(1 -1)' : undefined}>
      <g className="sf-fin-shot">
        <path d="M-22 120V34M0 132V12M22 116V30" />
      </g>
    </g>
    {SHARDS.map(({ x, y, size }, at) => (
      <path
        key={at}
        className="sf-fin-shard"
        data-kind={at % 3}
        style={
          {
            '--x': `${x.toFixed(0)}px`,
            '--y': `${y.toFixed(0)}px`,
            '--turn': `${at * 47}deg`,
          } as CSSProperties
        }
        d={`M0 ${-size}l${size} ${size * 1.5}l${-size * 1.8} ${size * 0.3}Z`}
      />
    ))}
    <path className="sf-fin-star" d={STAR} />
  </g>
)
