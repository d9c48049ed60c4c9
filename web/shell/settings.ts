import { type Asking, LANGS, type Lang, langFrom } from '@sternentisch/kernel'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readSmallJson, writeSmall } from '../storage/small.ts'

export interface Settings {
  readonly lang: Lang
  readonly theme: 'system' | 'dark' | 'light'
  readonly motion: 'system' | 'full' | 'none'
  /** How long one thing that happens is shown, in milliseconds. */
  readonly pace: number
  readonly sound: boolean
  /** Of 100. */
  readonly volume: number
  /** Sound was offered at a table: it is not offered again. */
  readonly soundOffered: boolean
  readonly cardSize: 'small' | 'normal' | 'large'
  /** Decisions with a single answer are taken without asking, in games for which nothing else was said. */
  readonly autoPass: boolean
  /** When to ask, by the game it was said for. */
  readonly asking: Readonly<Record<string, Asking>>
  /** The standing orders that are given, by name. */
  readonly orders: readonly string[]
}

/** Among the small things: language and theme must be known before the first picture is drawn. */
const KEY = 'sternentisch.settings'

export const USUAL_PACE = 700
export const USUAL_VOLUME = 60

const usual = (): Settings => ({
  lang: langFrom(
    navigator.languages.find((wish) => LANGS.some((lang) => wish.toLowerCase().startsWith(lang))),
  ),
  theme: 'system',
  motion: 'system',
  pace: USUAL_PACE,
  sound: false,
  volume: USUAL_VOLUME,
  soundOffered: false,
  cardSize: 'normal',
  autoPass: true,
  asking: {},
  orders: [],
})

const AskingKept = v.object({ when: v.picklist(['always', 'able', 'only']), at: v.array(v.string()) })

/** Whatever was stored and still makes sense; the rest is as usual. */
function kept(): Settings {
  const model = usual()
  const Kept = v.object({
    lang: v.fallback(v.picklist(LANGS), model.lang),
    theme: v.fallback(v.picklist(['system', 'dark', 'light']), model.theme),
    motion: v.fallback(v.picklist(['system', 'full', 'none']), model.motion),
    pace: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)), model.pace),
    sound: v.fallback(v.boolean(), model.sound),
    volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), model.volume),
    soundOffered: v.fallback(v.boolean(), model.soundOffered),
    cardSize: v.fallback(v.picklist(['small', 'normal', 'large']), model.cardSize),
    autoPass: v.fallback(v.boolean(), model.autoPass),
    asking: v.fallback(v.record(v.string(), AskingKept), { ...model.asking }),
    orders: v.fallback(v.array(v.string()), [...model.orders]),
  })
  const read = v.safeParse(Kept, readSmallJson(KEY))
  return read.success ? read.output : model
}

let settings: Settings = kept()
const listeners = new Set<() => void>()

export const getSettings = (): Settings => settings

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  writeSmall(KEY, JSON.stringify(settings))
  for (const listener of listeners) listener()
}

export const onSettings = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, () => settings)

/** When somebody at this device wants to be asked in a game. */
export const askingIn = (game: string, { asking, autoPass }: Settings = settings): Asking =>
  asking[game] ?? { when: autoPass ? 'able' : 'always', at: [] }

/** Whether things may move on screen. */
export const wantsMotion = ({ motion }: Settings): boolean =>
  motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'full'

/** How long one thing is shown; nothing moves for those who want no motion. */
export const paceNow = (): number => (wantsMotion(getSettings()) ? getSettings().pace : 0)
