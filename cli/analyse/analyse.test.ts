import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxOf } from '@sternentisch/games/shelf'
import { Match, readOptions, seedFrom, writeLog, writeMatter } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { type Ran, sternentisch } from '../test-console.ts'

/** A recorded match: short, and with faults in it. */
const file = join(import.meta.dirname, '../../games/spacetrace/recorded/1.2.0/match-1.log')
const moves = readFileSync(file, 'utf8').match(/^[AB]: /gm)?.length ?? 0

test('tells how the chances went, where they turned, what was better, and how well each played', async () => {
  const { code, out, steps } = await sternentisch(['analyse', file])
  expect(code).toBe(0)
  expect(steps).toHaveLength(moves + 1)
  expect(out).toMatch(/Chance of winning: From what each could know then\.\n {2}A +[▁-█]+\n {2}B +[▁-█]+/)
  expect(out).toMatch(/Turning points, for A:\n {2}\d+: [AB], .* \(\d+% → \d+%\)/)
  expect(out).toMatch(
    /(Inaccuracy|Mistake|Blunder), −\d+ points\n {6}Better: .*\n {6}Wins in \d+ of \d+ cont/,
  )
  expect(out).toMatch(/Accuracy:\n {2}A: \d+% \(Best \d+, Good \d+, Inaccuracy \d+, Mistake \d+, Blunder \d+/)
})

/** A match that was given up after a few moves. */
function shortLog(): string {
  const { game } = boxOf('sternenfeuer')!
  const options = readOptions(game.options, {}) as object
  const match = new Match({ game, options, seed: seedFrom('short'), id: 'short', names: ['Ann', 'Ben'] })
  while (match.steps.length < 14) {
    const [seat] = match.deciding()
    const moves = match.moves(seat)
    match.play(seat, moves[(match.steps.length * 5) % moves.length])
  }
  match.play(1, writeMatter('concede'))
  const path = join(freshFolder(), 'short.log')
  writeFileSync(path, writeLog(match))
  return path
}

test('says the same every time, for one seat as for all, and as data', async () => {
  const short = shortLog()
  const all = await sternentisch(['analyse', short, '--all'])
  const one = await sternentisch(['analyse', short, '--all', '--as', 'b'])
  const of = (who: string, { lines }: Ran) =>
    lines.filter((line) => line.startsWith('  ') && line.includes(`: ${who}, `))
  expect(all.code).toBe(0)
  expect(of('Ben', one).length).toBeGreaterThan(2)
  for (const line of of('Ben', one)) expect(all.lines).toContain(line)
  const { readings, moves: made } = JSON.parse((await sternentisch(['analyse', short, '--json'])).out)
  expect(made).toHaveLength(15)
  expect(readings).toHaveLength(16)
  expect(readings[15].chances).toEqual([1, 0])
  expect(readings[14].verdict).toBe(null)
})

test('speaks every language', async () => {
  const short = shortLog()
  const said = await Promise.all(
    ['de', 'fr'].map((lang) => sternentisch(['analyse', short, '--all', '--lang', lang])),
  )
  expect(said[0].out).toMatch(/Gewinnchance[\s\S]*Wendepunkte[\s\S]*Genauigkeit/)
  expect(said[1].out).toMatch(/Chances de gagner[\s\S]*Tournants[\s\S]*Précision/)
})

test('says why it cannot', async () => {
  const folder = freshFolder()
  const running = join(folder, 'running.log')
  const lines = readFileSync(file, 'utf8')
    .replace(/^(result|digest): .*\n/gm, '')
    .split('\n')
  writeFileSync(running, lines.slice(0, 30).join('\n'))
  const open = await sternentisch(['analyse', running])
  expect(open.code).toBe(2)
  expect(open.err.replace(/\s+/g, ' ')).toContain('This match is still going on.')
  expect(open.out).toBe('')
  expect((await sternentisch(['analyse', join(folder, 'none.log')])).err).toContain('There is no file')
  expect((await sternentisch(['analyse', file, '--as', 'D'])).err).toContain('no seat D')
  expect((await sternentisch(['analyse', file, '--as', 'audience'])).err).toContain('A, B, C, D')
  writeFileSync(running, 'hello')
  expect((await sternentisch(['analyse', running])).code).toBe(2)
})
