import type { Mark } from '@sternentisch/bots/review'

/** Each mark has a shape and a sign of its own: colour is only an extra. */
const SHAPES: Readonly<Record<Mark | 'unjudged', { readonly path: string; readonly sign?: string }>> = {
  best: { path: 'M10 .8l2.3 6.9 6.9 2.3-6.9 2.3-2.3 6.9-2.3-6.9L.8 10l6.9-2.3Z' },
  good: { path: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM6.4 10.3l2.4 2.4 4.8-5.2' },
  inaccuracy: { path: 'M10 .6l9.4 9.4-9.4 9.4L.6 10Z', sign: '?!' },
  mistake: {
    path: 'M4 1.5h12A2.5 2.5 0 0 1 18.5 4v12a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 16V4A2.5 2.5 0 0 1 4 1.5Z',
    sign: '?',
  },
  blunder: { path: 'M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2Z', sign: '??' },
  unjudged: { path: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z' },
}

/** Inside of a drawing, around its own origin. */
export function MarkShape({ mark }: { readonly mark: Mark | null }) {
  const kind = mark ?? 'unjudged'
  const { path, sign } = SHAPES[kind]
  return (
    <g className="mark" data-mark={kind} transform="translate(-10 -10)">
      <path d={path} />
      {sign && (
        <text x="10" y="10.5" textAnchor="middle" dominantBaseline="central">
          {sign}
        </text>
      )}
    </g>
  )
}

/** A picture of its own; what it means is said beside it. */
export const MarkSign = ({ mark }: { readonly mark: Mark | null }) => (
  <svg className="mark-sign" viewBox="-10 -10 20 20" aria-hidden="true">
    <MarkShape mark={mark} />
  </svg>
)
