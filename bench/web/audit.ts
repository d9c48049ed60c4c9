import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Audit {
  /** 0 to 100, in the order of CATEGORIES. */
  readonly scores: readonly number[]
  /** The longest task while the page was loading, in milliseconds. */
  readonly longTask: number
  /** How quick this machine was at that moment, by Lighthouse's own yardstick. */
  readonly power: number
  /** What cost points, in one line each. */
  readonly remarks: readonly string[]
}

interface Visit {
  readonly address: string
  readonly browser: string
  readonly flags: readonly string[]
  /** How much slower than this machine the visitor's is; null for a desktop. */
  readonly slower: number | null
}

const settings = { onlyCategories: [...CATEGORIES], logLevel: 'error' as const, output: 'json' as const }

/**
 * How much to slow this machine down so that it equals a phone of the middle class, as Lighthouse advises: four
 * times is meant for an idle desktop, and too much for a machine that is slow or busy with other things.
 */
export function slowdownFor(power: number): number {
  const times = power < 800 ? 1 + (power - 150) / 650 : 2 + (power - 800) / 500
  return Math.min(4, Math.max(1, times))
}

/** Lighthouse on a fresh profile: a phone on a slow network, or a desktop. */
export async function audit({ address, browser, flags, slower }: Visit): Promise<Audit> {
  const profile = mkdtempSync(join(tmpdir(), 'sternentisch-'))
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: [...flags, '--headless=new'],
    userDataDir: profile,
  })
  try {
    const run =
      slower === null
        ? await lighthouse(address, { ...settings, port: chrome.port }, desktopConfig)
        : await lighthouse(address, { ...settings, port: chrome.port, throttling: phone(slower) })
    if (!run) throw new Error('Lighthouse gave no answer')
    return readOut(run.lhr)
  } finally {
    chrome.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Lighthouse's slow 4G. */
const phone = (slower: number) => ({
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: slower,
})

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function readOut({ categories, audits, environment }: Report): Audit {
  const details = audits['long-tasks']?.details as { items?: { duration: number }[] } | undefined
  const lost = CATEGORIES.flatMap((id) => categories[id].auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id].score ?? 0) * 100)),
    power: environment.benchmarkIndex,
    longTask: Math.max(0, ...(details?.items ?? []).map(({ duration }) => duration)),
    remarks: lost.map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`.trim()),
  }
}
