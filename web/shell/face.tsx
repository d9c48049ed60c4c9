import type { Level } from '@sternentisch/bots/levels'

/** Bots are called after moons: the better one plays, the fuller it is. `turn` bends the edge of the light. */
const LIT: Readonly<Record<Level, { readonly edge: number; readonly turn: 0 | 1 }>> = {
  1: { edge: 8.5, turn: 0 },
  2: { edge: 4.5, turn: 0 },
  3: { edge: 0.5, turn: 1 },
  4: { edge: 6, turn: 1 },
  5: { edge: 11, turn: 1 },
}

/** Eyes and mouth: half asleep, cheerful, calm, attentive, keen. */
const DRAWN: Readonly<Record<Level, string>> = {
  1: 'M10 15q2 1.6 4 0M18 15q2 1.6 4 0M13.5 20.5q2.5 1.6 5 0',
  2: 'M12 14v1.6M20 14v1.6M12.5 19.5q3.5 3.4 7 0',
  3: 'M12 13.5v2.4M20 13.5v2.4M12.5 20.5h7',
  4: 'M10 12.2l3.6-.6M22 12.2l-3.6-.6M12 14.4v2M20 14.4v2M12.8 20.8q3.2-1 6.4 0',
  5: 'M9.6 11.4l4.2 1.8M22.4 11.4l-4.2 1.8M10.8 15.6h3M18.2 15.6h3M13 21q3 1.2 6-.4',
}

/** The face of a bot, always beside its name. */
export function Face({ level, size = 28 }: { readonly level: Level; readonly size?: number }) {
  const { edge, turn } = LIT[level]
  return (
    <svg className="face" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15.25" fill="#0b1222" stroke="#b7c2d4" strokeOpacity=".6" />
      <circle cx="16" cy="16" r="11" fill="#63708c" />
      <path d={`M16 5A11 11 0 0 1 16 27A${edge} 11 0 0 ${turn} 16 5Z`} fill="#f3e8c6" />
      <path d={DRAWN[level]} fill="none" stroke="#0b1222" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
