import { configDefaults, defineConfig } from 'vitest/config'

const engine = ['{kernel,games,bots,cli,bench,tools}/**/*.test.ts']
const pages = ['{grammar,web}/**/*.test.{ts,tsx}', 'games/*/{board,learn}/**/*.test.{ts,tsx}']
const browser = ['web/e2e/**/*.test.ts']

export default defineConfig({
  test: {
    // What hangs is noticed; a busy machine may take its time.
    testTimeout: 180_000,
    projects: [
      // Plain functions without globals: one environment serves all files, which halves the time.
      { extends: true, test: { name: 'engine', include: engine, exclude: pages, isolate: false } },
      {
        extends: true,
        test: { name: 'pages', include: pages, exclude: [...configDefaults.exclude, ...browser] },
      },
      // One browser after the other, once everything else is done: they would slow each other down. A busy machine may
      // take its time; what hangs is noticed all the same. Where nobody watches, a test may try twice, and is named
      // (tools/second-tries.mjs): one slip of a browser must not hide what thousands of others say.
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          maxWorkers: 1,
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
