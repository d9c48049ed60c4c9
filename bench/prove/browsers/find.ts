import { existsSync } from 'node:fs'

/** All that finding browsers asks of the machine, so that a test can be another one. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  exists(path: string): boolean
}

const here: Machine = { env: process.env, exists: existsSync }

/** The programs that a browser is driven with. */
export type Found =
  | { readonly kind: 'firefox'; readonly program: string }
  /** A screen of its own is made by `screen`; null where there is one. */
  | {
      readonly kind: 'webkit'
      readonly driver: string
      readonly program: string
      readonly screen: string | null
    }

/** A browser that is not here, and what is missing of it. */
export interface Missing {
  readonly kind: Found['kind']
  readonly missing: string
}

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
]
const DRIVER = ['/usr/bin/WebKitWebDriver']
const MINI_BROWSER = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']
  .flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => `${folder}/${name}`),
  )
  .map((folder) => `${folder}/MiniBrowser`)
const SCREEN = ['/usr/bin/Xvfb']

/** Each is found where systems keep it, or nothing is made of it. */
export const findBrowsers = (machine = here): readonly (Found | Missing)[] => [
  findFirefox(machine),
  findWebKit(machine),
]

function findFirefox({ env, exists }: Machine): Found | Missing {
  const program = env.FIREFOX_PATH ?? FIREFOX.find(exists)
  if (program === undefined || !exists(program))
    return { kind: 'firefox', missing: env.FIREFOX_PATH ?? 'firefox' }
  return { kind: 'firefox', program }
}

/** It cannot do without a screen: where nobody sits, one that nobody sees. */
function findWebKit({ env, exists }: Machine): Found | Missing {
  const [driver, program] = [DRIVER, MINI_BROWSER].map((places) => places.find(exists))
  const isScreen = Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
  const screen = isScreen ? null : SCREEN.find(exists)
  if (driver && program && screen !== undefined) return { kind: 'webkit', driver, program, screen }
  const names = { WebKitWebDriver: driver, MiniBrowser: program, Xvfb: screen }
  const missing = Object.entries(names).filter(([, path]) => path === undefined)
  return { kind: 'webkit', missing: missing.map(([name]) => name).join(', ') }
}
