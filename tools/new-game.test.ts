// The house is copied, a game is added to the copy, and everything that holds for a game must hold for it.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { tidy, whyNotName, writeGame } from './new-game.mjs'
import { freshFolder } from './test/fresh-folder.ts'

const root = join(import.meta.dirname, '..')
const house = freshFolder()
const run = promisify(execFile)
const tool = (name: string): string => join('node_modules', '.bin', name)

/** Answers what was said, or fails with it. */
const inHouse = async (command: string, ...words: string[]): Promise<string> => {
  const { VITEST: _, ...env } = process.env
  // One worker: to read all sources takes longer than these tests.
  env.ST_WORKERS = '1'
  const { stdout } = await run(command, words, { cwd: house, env, maxBuffer: 2 ** 26 }).catch((failed) => {
    throw new Error(`${words.join(' ')}\n${failed.stdout}\n${failed.stderr}`)
  })
  return stdout
}

const vitest = (project: string, ...words: string[]): Promise<string> =>
  inHouse(process.execPath, tool('vitest'), 'run', '--project', project, ...words)

/** What lies beside the games, and not in one. */
const testsOfAll = (): string[] =>
  readdirSync(join(house, 'games')).flatMap((name) => (name.endsWith('.test.ts') ? [`games/${name}`] : []))

/** Rooms of the house whose tests go through the games; those of browsers take too long. */
const EACH = {
  engine: ['bots', 'cli', 'lab', 'server', 'bench/prove/moments'],
  pages: ['web'],
}

/** What goes through the games, by the lists that there are of them. */
const THROUGH = /\b(?:games|boxes|shelf|lightestFirst)\.(?:map|flatMap|filter)\(|\bof (?:games|boxes|shelf)\b/

const testsOfEach = (project: keyof typeof EACH): string[] =>
  EACH[project].flatMap((room) =>
    readdirSync(join(house, room), { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file))
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('e2e'))
      .filter((file) => THROUGH.test(readFileSync(join(house, file), 'utf8'))),
  )

/** Sources are copied; packages are shared, but the house's own must be those of the copy. */
function copyHouse(): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const files = ['package.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts']
  for (const part of [...workspaces, 'tools', 'docs', ...files])
    cpSync(join(root, part), join(house, part), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist|\.cache)$/.test(path),
    })
  const packages = join(house, 'node_modules')
  mkdirSync(join(packages, '@sternentisch'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@sternentisch') symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const part of workspaces) symlinkSync(join(house, part), join(packages, '@sternentisch', part))
  // Most sources are the same, and so is what Node reads instead of them.
  mkdirSync(join(house, '.cache'))
  symlinkSync(join(root, '.cache', 'native'), join(house, '.cache', 'native'))
}

beforeAll(async () => {
  copyHouse()
  writeGame(house, 'embers')
  tidy(house, 'embers')
  await inHouse(process.execPath, 'tools/run.mjs', 'tools/record.ts', 'embers')
})

describe('a game made by npm run new-game', () => {
  it('compiles, and so does the shelf that it was put on', async () => {
    // All others see no more of it than that it is a box.
    const include = ['index.ts', 'pinned.d.ts', 'embers'].map((each) => `../games/${each}`)
    const added = join('.cache', 'tsconfig.json')
    writeFileSync(join(house, added), JSON.stringify({ extends: '../tsconfig.json', include }))
    await inHouse(process.execPath, tool('tsc'), '-p', added)
  })

  it('is set as the house sets its sources', () =>
    inHouse(
      process.execPath,
      tool('biome'),
      'check',
      '--vcs-enabled=false',
      'games/embers',
      'games/index.ts',
    ))

  it('keeps the house rules, and one file outside its folder names it', async () => {
    await inHouse(process.execPath, 'tools/check-arrows.mjs')
    await inHouse(process.execPath, 'tools/check-unused.mjs')
    expect(await inHouse(process.execPath, 'tools/check-rules.mjs')).toContain('embers: 8 rules')
    expect(await inHouse(process.execPath, 'tools/check-boxes.mjs')).toContain('name a game: 1\n')
    expect(readFileSync(join(house, 'games/index.ts'), 'utf8').match(/embers/g)).toHaveLength(3)
  })

  it('passes its own tests', async () => {
    await vitest('engine', 'games/embers')
    await vitest('pages', 'games/embers')
  })

  it('passes what is tested of every game', async () => {
    await vitest('engine', '--testNamePattern=embers', ...testsOfAll(), ...testsOfEach('engine'))
    await vitest('pages', '--testNamePattern=embers', ...testsOfEach('pages'))
  })

  it('has words that pass as those of the others do', () => vitest('engine', 'tools/check-text'))

  it('leaves others where they were', () =>
    vitest('engine', 'cli/play/play.test.ts', 'cli/referee/docs.test.ts'))
})

test.each([
  ['Skirmish', 'newGame.name'],
  ['two words', 'newGame.name'],
  ['../out', 'newGame.name'],
  ['a', 'newGame.name'],
  ['stellar', 'newGame.there'],
  ['parley', null],
  ['class', 'newGame.word'],
  ['round', 'newGame.word'],
])('%s as a name: %s', (name, refusal) => {
  expect(whyNotName(root, name)).toBe(refusal)
})
