import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Node and whatever it starts look for the place of temporary files. */
const NAMES = ['TMPDIR', 'TMP', 'TEMP']

/** A browser ends with its worker, by force; on a busy machine it may still be writing while the driver takes its files away. */
const OF_BROWSERS = /^playwright(-artifacts|_chromiumdev_profile)-/

/** Where only tests of some name are run, a file of which none is leaves what it made at its top. */
const isPart = process.argv.some((word) => /^(-t|--testNamePattern)\b/.test(word))

let isPrepared = false

/** A run of tests has a place of its own for temporary files, and fails with the name of all that lies there at its end. */
export default function nothingLeft() {
  // Every project asks, and all of them share the place.
  if (isPrepared) return
  isPrepared = true
  const place = mkdtempSync(join(tmpdir(), 'st-'))
  for (const name of NAMES) process.env[name] = place
  // Not before: a worker has its browser until it ends.
  process.once('exit', () => {
    const left = readdirSync(place).filter((name) => !OF_BROWSERS.test(name))
    rmSync(place, { recursive: true, force: true })
    if (left.length === 0 || isPart) return
    console.error(`tests left temporary files behind: ${left.join(', ')}`)
    process.exitCode = 1
  })
}
