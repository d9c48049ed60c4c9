import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Seen from this program: as it is packed, bundled, or written. */
const PLACES = ['./web/', '../web/dist/', '../../web/dist/']

/** Where the built web app lies; null if it has not been built. */
export const siteFolder = (): string | null =>
  PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((folder) =>
    existsSync(join(folder, 'index.html')),
  ) ?? null
