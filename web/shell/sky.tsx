import { useEffect, useRef } from 'react'
import { useSettings, wantsMotion } from './settings.ts'
import './sky.css'

const TRAILS = 760
const ARC = 0.21
const FARTHEST = 1300
const BRIGHTNESS = [0.07, 0.11, 0.17, 0.27, 0.42]

/** The same sky for everybody, every night. */
function starsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const shortly = (value: number): number => Math.round(value * 10) / 10

/** Trails of one colour and brightness are one path: twenty shapes instead of several hundred. */
function drawTrails(): { readonly tone: number; readonly opacity: number; readonly d: string }[] {
  const chance = starsFrom(20060)
  const paths = new Map<string, string>()
  for (let i = 0; i < TRAILS; i++) {
    const r = 16 + chance() ** 0.62 * (FARTHEST - 16)
    const from = chance() * 2 * Math.PI
    const wish = 0.07 + chance() ** 4 * 0.5
    const level = BRIGHTNESS.findLastIndex((brightness) => wish >= brightness - 0.001)
    const [x, y, u, v] = [from, from + ARC].flatMap((angle) => [r * Math.cos(angle), r * Math.sin(angle)])
    const key = `${i % 4} ${level}`
    const arc = `M${shortly(x)} ${shortly(y)}A${shortly(r)} ${shortly(r)} 0 0 1 ${shortly(u)} ${shortly(v)}`
    paths.set(key, (paths.get(key) ?? '') + arc)
  }
  return [...paths].map(([key, d]) => {
    const [tone, level] = key.split(' ').map(Number)
    return { tone, opacity: BRIGHTNESS[level], d }
  })
}

const trails = drawTrails()

/** One degree a minute, in steps too small to be seen as steps; a phone saves its battery. */
const DEGREES_PER_SECOND = 1 / 60
const LARGE = '(min-width: 721px)'

/** Star trails round one pole star; beside forms and texts they keep further back. */
export default function Sky({ quiet }: { readonly quiet: boolean }) {
  const turning = useRef<SVGSVGElement>(null)
  const moves = wantsMotion(useSettings())
  useEffect(() => {
    if (!moves || !matchMedia(LARGE).matches) return
    let degrees = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      degrees += DEGREES_PER_SECOND
      turning.current?.style.setProperty('rotate', `${degrees}deg`)
    }, 1000)
    return () => clearInterval(timer)
  }, [moves])
  return (
    <div className={quiet ? 'sky quiet' : 'sky'}>
      <svg
        ref={turning}
        className="trails"
        aria-hidden="true"
        viewBox={`${-FARTHEST} ${-FARTHEST} ${2 * FARTHEST} ${2 * FARTHEST}`}
      >
        {trails.map(({ tone, opacity, d }) => (
          <path key={`${tone} ${opacity}`} className={`tone${tone}`} strokeOpacity={opacity} d={d} />
        ))}
      </svg>
      <svg className="pole" viewBox="-9 -9 18 18" aria-hidden="true">
        <path d="M0 -9l2 7 7 2-7 2-2 7-2-7-7-2 7-2Z" />
      </svg>
    </div>
  )
}
