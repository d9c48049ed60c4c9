// Two spheres, 320 × 160
import { Fade, Glow, type Scene, Sky } from './paint.tsx'

/** Spheres within spheres, and an eye that sleeps. */
export const dreamConstant: Scene = (id) => (
  <>
    <defs>
      <Glow
        id={`${id}d`}
        from={{ cx: '.36', cy: '.3', r: '.8' }}
        stops={[
          ['0', '#e6d6ff', '.85'],
          ['.35', '#8f76e8', '.55'],
          ['1', '#2a2a7a', '.12'],
        ]}
      />
      <Fade
        id={`${id}b`}
        aslant
        stops={[
          ['0', '#130d30'],
          ['.6', '#251a58'],
          ['1', '#123247'],
        ]}
      />
    </defs>
    <Sky fill={`url(#${id}b)`} stars={{ count: 44, seed: 133, height: 160 }} />
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
export const lastHope: Scene = (id) => (
  <>
    <defs>
      <Fade
        id={`${id}n`}
        stops={[
          ['0', '#0c1030'],
          ['.62', '#2b2a63'],
          ['1', '#0a1f33'],
        ]}
      />
      <Glow
        id={`${id}l`}
        stops={[
          ['0', '#fff2c4'],
          ['.2', '#ffd27a', '.7'],
          ['1', '#ffb45c', '0'],
        ]}
      />
    </defs>
    <Sky fill={`url(#${id}n)`} stars={{ count: 48, seed: 517, height: 96 }} />
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
