import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { whatActs } from './tools/acting-tests.ts'
import LongestFirst from './tools/longest-first.ts'
import { isLateNote } from './tools/test/late-notes.ts'

const engine = ['{kernel,wire,games,bots,lab,server,cli,bench,tools}/**/*.test.ts']
const pages = [
  '{grammar,web}/**/*.test.{ts,tsx}',
  'games/*/{board,learn}/**/*.test.{ts,tsx}',
  'bench/prove/moments/pinned.test.ts',
]
const browser = ['web/e2e/**/*.test.ts']
const acting = whatActs(['grammar', 'web', 'games'])

/** What `npm run test:quick` runs: the rules and the kernel without what plays at length, and one path a game. */
const quick = {
  engine: ['{kernel,games}/**/*.test.ts'],
  tooLong: [
    'games/{checks,planted-*,mutated-moves,laid-tables,card-files}.test.ts',
    'games/*/test/{random-battles,hidden-information*,*-visibility}.test.ts',
  ],
  browser: ['web/e2e/quick.test.ts'],
}

/**
 * Node loads the sources itself, and one process serves many files: tests leave nothing behind. Most of what they make is
 * soon forgotten: with more room for it than usual, less is carried about before it is cleared away.
 */
const native = {
  isolate: false,
  globalSetup: './tools/test/nothing-left.mjs',
  execArgv: ['--max-semi-space-size=64', '--import', new URL('./tools/native.mjs', import.meta.url).href],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/**
 * A test often waits for a page, or for a program that it has started: meanwhile others have the core. What is said here
 * holds for the projects, whatever the command line says.
 */
const WORKERS = Number(process.env.ST_WORKERS ?? availableParallelism() + 3)

export default defineConfig(({ mode }) => ({
  test: {
    // What hangs is noticed; a busy machine may take its time, to clear away what a test has made as well.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    onUnhandledError: (error) => !isLateNote(error),
    projects: [
      {
        extends: true,
        test: {
          ...native,
          name: 'engine',
          include: mode === 'quick' ? quick.engine : engine,
          exclude: [...configDefaults.exclude, ...pages, ...(mode === 'quick' ? quick.tooLong : [])],
        },
      },
      // Pages are drawn as players have them, which takes a third of the time; only where a test has to act in them,
      // with the React for those who build.
      {
        extends: true,
        test: {
          ...native,
          name: 'pages',
          include: pages,
          exclude: [...configDefaults.exclude, ...browser, ...acting],
          env: { NODE_ENV: 'production' },
        },
      },
      { extends: true, test: { ...native, name: 'acting', include: acting } },
      // A busy machine may take its time; what hangs is noticed all the same. Where nobody watches, a test may try
      // twice, and is named (tools/second-tries.mjs): one slip of a browser must not hide what thousands of others say.
      {
        extends: true,
        test: {
          ...native,
          name: 'browser',
          include: mode === 'quick' ? quick.browser : browser,
          maxConcurrency: 4,
          retry: process.env.CI ? 1 : 0,
          testTimeout: 240_000,
        },
      },
    ],
  },
}))
