// Three planets, 320 × 160
import { Fade, Glow, type Scene, Sky } from './paint.tsx'

const steps = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at)

/** A red world of rock in layers; thoughts break on it. */
export const rauthak: Scene = (id) => (
  <>
    <defs>
      <Glow
        id={`${id}r`}
        from={{ cx: '.3', cy: '.28', r: '.85' }}
        stops={[
          ['0', '#a8452a'],
          ['.45', '#5a201d'],
          ['1', '#160a14'],
        ]}
      />
      <clipPath id={`${id}c`}>
        <circle cx="246" cy="92" r="104" />
      </clipPath>
    </defs>
    <Sky fill="#1c0e20" stars={{ count: 34, seed: 71, height: 150 }} />
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

/** Five suns over white dunes, and not one shadow. */
export const umaru: Scene = (id) => (
  <>
    <defs>
      <Fade
        id={`${id}s`}
        stops={[
          ['0', '#2a1a4f'],
          ['.55', '#a4573f'],
          ['1', '#e8b46b'],
        ]}
      />
      <Glow
        id={`${id}g`}
        stops={[
          ['0', '#fff8e0'],
          ['.3', '#ffe0a0', '.75'],
          ['1', '#ffc56b', '0'],
        ]}
      />
    </defs>
    <Sky fill={`url(#${id}s)`} />
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
export const horon: Scene = (id) => (
  <>
    <defs>
      <Glow
        id={`${id}h`}
        stops={[
          ['.3', '#ffd78a'],
          ['.42', '#d2774a', '.75'],
          ['1', '#7a2c6a', '0'],
        ]}
      />
      <Fade
        id={`${id}v`}
        stops={[
          ['0', '#120b2a'],
          ['1', '#431d4c'],
        ]}
      />
      <Fade
        id={`${id}p`}
        stops={[
          ['0', '#3b1c48'],
          ['1', '#0d0718'],
        ]}
      />
    </defs>
    <Sky fill={`url(#${id}v)`} stars={{ count: 36, seed: 911, height: 100 }} />
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
