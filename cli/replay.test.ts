import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { savedIn, sternentisch } from './test-console.ts'

const folder = freshFolder()
let file = ''
let log = ''

beforeAll(async () => {
  const ran = await sternentisch(
    'play stellar --mode trio --seats person,random,random --names Anna,Bo,Cleo --seed replay',
    () => '1',
    { saves: folder },
  )
  file = savedIn(ran)
  log = readFileSync(file, 'utf8')
})

/** The saved match with something changed in it. */
const changed = (name: string, from: string | RegExp, to: string): string => {
  const path = join(folder, name)
  expect(log).toMatch(from)
  writeFileSync(path, log.replace(from, to))
  return path
}

describe('verify', () => {
  it('confirms an honest log in one line', async () => {
    const { code, lines } = await sternentisch(['verify', file])
    expect(code).toBe(0)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/in order\. \d+ moves, all legal; shuffled as promised; result .* won by/)
  })

  /** The same match as it was in the middle. */
  const unfinished = (): string =>
    log
      .replace(/^(result|digest): .*\n/gm, '')
      .split('\n')
      .slice(0, 30)
      .join('\n')

  it('confirms an unfinished one so far', async () => {
    const path = join(folder, 'open.log')
    writeFileSync(path, unfinished())
    const { code, out } = await sternentisch(['verify', path])
    expect(code).toBe(0)
    expect(out).toContain('in order so far')
  })

  it('refuses an unfinished one without the promise', async () => {
    const path = join(folder, 'no-promise.log')
    writeFileSync(path, unfinished().replace(/^commitment: .*\n/m, ''))
    const { code, err } = await sternentisch(['verify', path])
    expect(code).toBe(2)
    expect(err).toContain('Header “commitment” is missing.')
  })

  it('tells a log that was cut from a whole one', async () => {
    const path = join(folder, 'cut.log')
    writeFileSync(path, log.slice(0, -40))
    const { code, err } = await sternentisch(['verify', path])
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toContain('log was changed or cut after the match')
  })

  it.each([
    ['seed', /^seed: (.)/m, 'seed: f', 'commitment does not belong to this seed'],
    ['commitment', /^commitment: .*\n/m, '', 'its digest does not fit'],
    ['name', /^seat A: .*/m, 'seat A: Somebody', 'its digest does not fit'],
    ['move', /^([A-C]): [A-Z][a-z]@\d~$/m, '$1: Sl@9~', 'is refused.'],
    ['result', /^result: \S+/m, 'result: 99', 'the log claims the result'],
    ['nonsense', /^sternentisch: 1/m, 'hello', 'a log starts with the line'],
  ])('refuses a log with a changed %s', async (name, from, to, reason) => {
    // A seed that happened to start with f would not be changed.
    const swap = name === 'seed' && /^seed: f/m.test(log) ? 'seed: 0' : to
    const { code, err, out } = await sternentisch(['verify', changed(`${name}.log`, from, swap)])
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err.replace(/\s+/g, ' ')).toContain(reason)
  })
})

describe('replay', () => {
  it('prints everything when piped', async () => {
    const { code, out } = await sternentisch(['replay', file])
    expect(code).toBe(0)
    expect(out).toContain('Before the first move')
    const moves = log.split('\n').filter((line) => /^[A-C]: /.test(line)).length
    expect(out).toContain(`Move ${moves} of ${moves}. As seen by everybody at once.`)
    expect(out).toMatch(/Bo: fleet ready with/)
    expect(out).toMatch(/wins? with -?\d+ points?|share the win/)
  })

  it('shows a seat only what it knew then', async () => {
    const { out } = await sternentisch(['replay', file, '--as', 'A'])
    expect(out).toContain('As seen by Anna.')
    expect(out).toMatch(/Anna: fleet ready with/)
    expect(out).not.toMatch(/(Bo|Cleo): fleet ready with/)
    expect(out).not.toMatch(/(Bo|Cleo) (draws|plays) a ([A-Z]\w+)( \w+)?( face-down|\.)/)
    expect(out).not.toMatch(/Founder shows (Bo|Cleo) sector/)
    const audience = await sternentisch(['replay', file, '--as=audience'])
    expect(audience.out).not.toMatch(/fleet ready with|draws a [A-Z]|shows \w+ sector/)
  })

  it('refuses a seat that nobody sits on', async () => {
    const empty = await sternentisch(['replay', file, '--as', 'D'])
    expect(empty.code).toBe(2)
    expect(empty.err).toBe('There is no seat D at this table.')
    const unknown = await sternentisch(['replay', file, '--as', 'referee', '--lang', 'fr'])
    expect(unknown.code).toBe(2)
    expect(unknown.err).toMatch(/^«.referee.» ne peut pas regarder\./)
  })

  it('steps on, back, to a number, and quits', async () => {
    const typing = ['', '', 'b', '10', 'x', '99999', 'q']
    const { lines, code } = await sternentisch(['replay', file], typing, { interactive: true })
    expect(code).toBe(0)
    const seen = lines.flatMap(
      (line) => /^(?:Move (\d+) of|(Before))/.exec(line)?.slice(1, 3).filter(Boolean) ?? [],
    )
    expect(seen).toEqual(['Before', '1', '2', '1', '10'])
    expect(lines.filter((line) => line.startsWith('Type a number from 0 to'))).toHaveLength(2)
  })
})
