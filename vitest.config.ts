import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

const engine = ['{kernel,games,bots,cli,bench,tools}/**/*.test.ts']
const pages = ['{grammar,web}/**/*.test.{ts,tsx}', 'games/*/{board,learn}/**/*.test.{ts,tsx}']
const browser = ['web/e2e/**/*.test.ts']

/** Node loads the sources itself, and one process serves many files: tests leave nothing behind. */
const native = {
  isolate: false,
  execArgv: ['--import', './tools/native.mjs'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** They mostly wait, for what moves and for bots that think: two cores can serve several. */
const BROWSERS = 4

export default defineConfig({
  test: {
    // What hangs is noticed; a busy machine may take its time.
    testTimeout: 180_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...native,
          name: 'engine',
          include: engine,
          exclude: [...configDefaults.exclude, ...pages],
        },
      },
      {
        extends: true,
        test: { ...native, name: 'pages', include: pages, exclude: [...configDefaults.exclude, ...browser] },
      },
      // Once everything else is done, which would slow them down. A busy machine may take its time; what hangs is
      // noticed all the same. Where nobody watches, a test may try twice, and is named (tools/second-tries.mjs): one
      // slip of a browser must not hide what thousands of others say.
      {
        extends: true,
        test: {
          ...native,
          name: 'browser',
          include: browser,
          maxWorkers: BROWSERS,
          maxConcurrency: 3,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 30_000 } },
          retry: process.env.CI ? 1 : 0,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
