// The five places as scenes, 320 × 160: what is told stands on the left, what is seen on the right.
import { memo, type ReactNode, useId } from 'react'

type Scene = (id: string) => ReactNode

/** Stars that are always the same: a small generator with a seed, so that nothing flickers between two drawings. */
export function Stars({
  count,
  seed,
  width,
  height,
}: Readonly<Record<'count' | 'seed' | 'width' | 'height', number>>) {
  let state = seed
  const next = (): number => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const stars = Array.from({ length: count }, () => [
    next() * width,
    next() * height,
    0.4 + next() * 0.9,
    0.25 + next() * 0.6,
  ])
  return (
    <g fill="var(--sn-star)">
      {stars.map(([x, y, r, opacity], at) => (
        <circle key={at} cx={x.toFixed(0)} cy={y.toFixed(0)} r={r.toFixed(1)} opacity={opacity.toFixed(2)} />
      ))}
    </g>
  )
}

const steps = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at)

/** A red world of rock in layers; thoughts break on it. */
const rauthak: Scene = (id) => (
  <>
    <defs>
      <radialGradient id={`${id}r`} cx=".3" cy=".28" r=".85">
        <stop offset="0" stopColor="#a8452a" />
        <stop offset=".45" stopColor="#5a201d" />
        <stop offset="1" stopColor="#160a14" />
      </radialGradient>
      <clipPath id={`${id}c`}>
        <circle cx="246" cy="92" r="104" />
      </clipPath>
    </defs>
    <rect width="320" height="160" fill="#1c0e20" />
    <Stars count={34} seed={71} width={320} height={150} />
    <circle cx="246" cy="92" r="118" fill="none" stroke="#ff8a4c" strokeOpacity=".14" strokeWidth="10" />
    <circle cx="246" cy="92" r="104" fill={`url(#${id}r)`} />
    <g clipPath={`url(#${id}c)`} fill="none">
      {steps(11).map((i) => (
        <path
          key={i}
          d={`M60 ${-18 + i * 20}C130 ${-34 + i * 21} 190 ${10 + i * 17} 330 ${-26 + i * 20}`}
          stroke={i % 3 ? '#7a2f22' : '#c0532c'}
          strokeOpacity=".58"
          strokeWidth={i % 3 ? 5 : 1.4}
        />
      ))}
      <path
        d="M196 -10C206 22 190 44 214 66S204 118 232 140 226 176 240 196"
        stroke="#ffb061"
        strokeWidth="2.2"
      />
      <path
        d="M214 66C240 60 256 76 282 68M232 140C252 128 276 142 300 130"
        stroke="#ff8a4c"
        strokeWidth="1.3"
      />
      <circle cx="286" cy="40" r="13" fill="#2a0f15" stroke="#d0653a" strokeOpacity=".5" />
      <circle cx="264" cy="104" r="8" fill="#2a0f15" stroke="#d0653a" strokeOpacity=".5" />
    </g>
    <g fill="none" stroke="#c8aaff" transform="translate(76 -6)">
      {steps(6).map((i) => (
        <path
          key={i}
          d={`M${52 + i * 17} ${50 - i * 2}q${14 - i * 2} ${26 + i} 0 ${54 + i * 3}`}
          strokeOpacity={0.75 - i * 0.12}
          strokeWidth={1.8 - i * 0.2}
        />
      ))}
    </g>
  </>
)

/** Spheres within spheres, and an eye that sleeps. */
const dreamConstant: Scene = (id) => (
  <>
    <defs>
      <radialGradient id={`${id}d`} cx=".36" cy=".3" r=".8">
        <stop offset="0" stopColor="#e6d6ff" stopOpacity=".85" />
        <stop offset=".35" stopColor="#8f76e8" stopOpacity=".55" />
        <stop offset="1" stopColor="#2a2a7a" stopOpacity=".12" />
      </radialGradient>
      <linearGradient id={`${id}b`} x2="1" y2="1">
        <stop offset="0" stopColor="#130d30" />
        <stop offset=".6" stopColor="#251a58" />
        <stop offset="1" stopColor="#123247" />
      </linearGradient>
    </defs>
    <rect width="320" height="160" fill={`url(#${id}b)`} />
    <Stars count={44} seed={133} width={320} height={160} />
    <path d="M-10 128C60 96 130 150 200 116S300 96 340 112V170H-10Z" fill="#7fd8dc" opacity=".1" />
    <path d="M-10 142C70 118 150 162 220 134S300 118 340 130V170H-10Z" fill="#c8aaff" opacity=".13" />
    <g transform="translate(22 0)">
      {[78, 60, 43, 27].map((r, i) => (
        <circle
          key={r}
          cx={236 - i * 5}
          cy={74 + i * 4}
          r={r}
          fill={`url(#${id}d)`}
          fillOpacity={0.3 + i * 0.1}
          stroke="#e9dcff"
          strokeOpacity={0.32 + i * 0.14}
          strokeWidth="1.1"
        />
      ))}
      <g fill="none" stroke="#fff4dc" strokeLinecap="round">
        <path d="M196 94q24 17 48 0" strokeWidth="2" />
        <path d="M203 99l-4 7M213 102.5l-2 7.5M227 102.5l2 7.5M237 99l4 7" strokeWidth="1.6" />
      </g>
      <ellipse
        cx="226"
        cy="82"
        rx="112"
        ry="22"
        fill="none"
        stroke="#9fe6ea"
        strokeOpacity=".5"
        transform="rotate(-14 226 82)"
        strokeDasharray="46 7"
      />
    </g>
  </>
)

/** A last light on a rock in a dark sea. */
const lastHope: Scene = (id) => (
  <>
    <defs>
      <linearGradient id={`${id}n`} x2="0" y2="1">
        <stop offset="0" stopColor="#0c1030" />
        <stop offset=".62" stopColor="#2b2a63" />
        <stop offset="1" stopColor="#0a1f33" />
      </linearGradient>
      <radialGradient id={`${id}l`}>
        <stop offset="0" stopColor="#fff2c4" />
        <stop offset=".2" stopColor="#ffd27a" stopOpacity=".7" />
        <stop offset="1" stopColor="#ffb45c" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="320" height="160" fill={`url(#${id}n)`} />
    <Stars count={48} seed={517} width={320} height={96} />
    <path d="M226 62 40 34 40 76Z M252 62 340 44 340 78Z" fill="#ffd98a" opacity=".14" />
    <circle cx="239" cy="62" r="56" fill={`url(#${id}l)`} />
    <path d="M-10 112Q70 104 150 111T340 108V170H-10Z" fill="#123048" />
    <path
      d="M168 122C182 104 204 98 222 96L228 70H250L256 96C280 100 298 108 310 122Z"
      fill="#150f2c"
      stroke="#7f6fb5"
      strokeOpacity=".5"
    />
    <path d="M231 70V54H247V70Z" fill="#fff2c4" />
    <path d="M227 54 239 42 251 54Z" fill="#241a45" stroke="#ffd98a" strokeWidth="1" />
    <path d="M233 78v16M245 78v16" stroke="#6f5fa5" strokeOpacity=".6" />
    <g fill="none" stroke="#9fd4ea" strokeOpacity=".4">
      <path d="M10 130q18-6 36 0t36 0 36 0M150 136q18-6 36 0t36 0 36 0 36 0M60 148q18-6 36 0t36 0 36 0 36 0" />
    </g>
    <path d="M239 124v26" stroke="#ffd98a" strokeOpacity=".55" strokeWidth="5" strokeDasharray="3 5" />
  </>
)

/** Five suns over white dunes, and not one shadow. */
const umaru: Scene = (id) => (
  <>
    <defs>
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop offset="0" stopColor="#2a1a4f" />
        <stop offset=".55" stopColor="#a4573f" />
        <stop offset="1" stopColor="#e8b46b" />
      </linearGradient>
      <radialGradient id={`${id}g`}>
        <stop offset="0" stopColor="#fff8e0" />
        <stop offset=".3" stopColor="#ffe0a0" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffc56b" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="320" height="160" fill={`url(#${id}s)`} />
    {(
      [
        [176, 60, 15],
        [214, 34, 20],
        [252, 52, 26],
        [288, 30, 17],
        [304, 70, 13],
      ] as const
    ).map(([x, y, r]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={r * 2.1} fill={`url(#${id}g)`} />
        <circle cx={x} cy={y} r={r * 0.55} fill="#fffaf0" />
      </g>
    ))}
    <path d="M-10 124C50 96 96 128 150 112S260 92 340 118V170H-10Z" fill="#7d4a35" opacity=".75" />
    <path d="M-10 142C60 120 120 148 190 130S290 120 340 134V170H-10Z" fill="#f0d2a0" />
    <path d="M-10 150C80 138 150 156 220 144S300 140 340 148V170H-10Z" fill="#fff0d0" />
    <g fill="none" stroke="#b98552" strokeOpacity=".5">
      <path d="M120 140q40-8 80 2M200 150q40-6 90 0" />
    </g>
  </>
)

/** A gate before a setting sun; whoever is too light does not come through. */
const horon: Scene = (id) => (
  <>
    <defs>
      <radialGradient id={`${id}h`}>
        <stop offset=".3" stopColor="#ffd78a" />
        <stop offset=".42" stopColor="#d2774a" stopOpacity=".75" />
        <stop offset="1" stopColor="#7a2c6a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}v`} x2="0" y2="1">
        <stop offset="0" stopColor="#120b2a" />
        <stop offset="1" stopColor="#431d4c" />
      </linearGradient>
      <linearGradient id={`${id}p`} x2="0" y2="1">
        <stop offset="0" stopColor="#3b1c48" />
        <stop offset="1" stopColor="#0d0718" />
      </linearGradient>
    </defs>
    <rect width="320" height="160" fill={`url(#${id}v)`} />
    <Stars count={36} seed={911} width={320} height={100} />
    <circle cx="262" cy="92" r="92" fill={`url(#${id}h)`} opacity=".6" />
    <circle cx="262" cy="94" r="31" fill="#ffe2a3" />
    <path d="M-10 140C80 120 170 134 340 126V170H-10Z" fill="#1a0c22" />
    <g stroke="#c98a5e" strokeOpacity=".55">
      <path d="M214 150V62H234V150ZM290 150V62H310V150Z" fill={`url(#${id}p)`} />
      <path d="M202 62 262 38 322 62V70H202Z" fill={`url(#${id}p)`} />
      <path d="M210 50 262 30 314 50" fill="none" strokeOpacity=".8" />
    </g>
    <path d="M240 150Q262 142 284 150" fill="none" stroke="#ffe2a3" strokeOpacity=".6" strokeWidth="2" />
    <g stroke="#ffd78a" strokeOpacity=".5" strokeDasharray="2 6">
      <path d="M248 72v58M262 68v62M276 72v58" />
    </g>
  </>
)

const SCENES: Readonly<Record<string, Scene>> = {
  traumkonstante: dreamConstant,
  'insel-der-letzten-hoffnung': lastHope,
  rauthak,
  umaru,
  horon,
}

/** A place that somebody typed in from their own box has no scene of ours: a quiet sky stands for it. */
const elsewhere: Scene = () => (
  <>
    <rect width="320" height="160" fill="#17102f" />
    <Stars count={60} seed={29} width={320} height={160} />
    <circle cx="250" cy="80" r="46" fill="#3a2c6b" stroke="#c8aaff" strokeOpacity=".5" />
    <ellipse
      cx="250"
      cy="80"
      rx="78"
      ry="16"
      fill="none"
      stroke="#c8aaff"
      strokeOpacity=".5"
      transform="rotate(-12 250 80)"
    />
  </>
)

export const PlaceScene = memo(function PlaceScene({ place }: { readonly place: string }) {
  return (
    <svg
      className="sn-scene-art"
      viewBox="0 0 320 160"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g>{(SCENES[place] ?? elsewhere)(useId())}</g>
    </svg>
  )
})
