import { LANGS, type Lang, langFrom } from '@sternentisch/kernel'
import { useSyncExternalStore } from 'react'

export interface Settings {
  readonly lang: Lang
  readonly theme: 'system' | 'dark' | 'light'
  readonly motion: 'system' | 'full' | 'none'
  /** How long one thing that happens is shown, in milliseconds. */
  readonly pace: number
  readonly sound: boolean
  readonly cardSize: 'small' | 'normal' | 'large'
  /** Decisions with a single answer are taken without asking. */
  readonly autoPass: boolean
  /** The standing orders that are given, by name. */
  readonly orders: readonly string[]
}

const KEY = 'sternentisch.settings'

const usual = (): Settings => ({
  lang: langFrom(
    navigator.languages.find((wish) => LANGS.some((lang) => wish.toLowerCase().startsWith(lang))),
  ),
  theme: 'system',
  motion: 'system',
  pace: 700,
  sound: false,
  cardSize: 'normal',
  autoPass: true,
  orders: [],
})

const VALUES: Partial<Record<keyof Settings, readonly unknown[]>> = {
  lang: LANGS,
  theme: ['system', 'dark', 'light'],
  motion: ['system', 'full', 'none'],
  cardSize: ['small', 'normal', 'large'],
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const allowed = (key: keyof Settings, value: unknown): boolean =>
  key === 'orders' ? isList(value) : (VALUES[key]?.includes(value) ?? true)

let settings: Settings = { ...usual(), ...kept() }
const listeners = new Set<() => void>()

/** Whatever was stored and still makes sense; the rest is as usual. */
function kept(): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const model = usual()
    const fits = (key: keyof Settings, value: unknown): boolean =>
      typeof value === typeof model[key] && allowed(key, value)
    return Object.fromEntries(
      Object.entries(stored).filter(([key, value]) => key in model && fits(key as keyof Settings, value)),
    )
  } catch {
    return {}
  }
}

export const getSettings = (): Settings => settings

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Private windows may forbid storing; the settings then last as long as the page.
  }
  for (const listener of listeners) listener()
}

export const onSettings = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, () => settings)

/** Whether things may move on screen. */
export const wantsMotion = ({ motion }: Settings): boolean =>
  motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'full'
