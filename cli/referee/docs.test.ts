import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { boxOf } from '@sternentisch/games/shelf'
import { cards } from '@sternentisch/games/stellar/cards'
import { isRefusal, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { TABLE_REFUSALS } from '@sternentisch/kernel/written'
import { describe, expect, it } from 'vitest'
import { requests } from './requests.ts'
import { Desk } from './test-desk.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const page = readFileSync(join(root, 'docs/referee.md'), 'utf8')

const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text)

/** `…` on the page stands for anything. */
const asPattern = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
    's',
  )

describe('docs/referee.md', () => {
  it('shows what the referee really answers', () => {
    const desk = new Desk()
    let asked = ''
    let examples = 0
    for (const line of blocks('jsonl').join('').split('\n').filter(Boolean)) {
      if (line.startsWith('→ ')) asked = line.slice(2)
      else {
        const said = desk.line(asked) ?? ''
        expect(said, `to ${asked}`).toMatch(asPattern(line.slice(2)))
        examples++
      }
    }
    expect(examples).toBeGreaterThan(20)
  })

  it('has an example of every request', () => {
    const text = blocks('jsonl').join('')
    for (const name of requests.keys()) expect(text).toContain(`"do":"${name}"`)
  })

  it('names every error', () => {
    const sources = ['kernel', 'games/stellar/rules', 'cli/referee']
      .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const codes = [
      ...[...sources.matchAll(/\brefuse\(\s*'([\w.]+)'/g)].map(([, code]) => code),
      ...[...sources.matchAll(/\brefuseBecause\(\w+, '([\w.]+)'/g)].map(([, code]) => code),
      ...[...sources.matchAll(/\b(?:refuseTable\(\s*|refusal: )'(\w+)'/g)].map(
        ([, code]) => `stellar.table.${code}`,
      ),
      ...[...TABLE_REFUSALS, 'handles'].map((code) => `stellar.table.${code}`),
      ...[...sources.matchAll(/\bno\(\s*'ST-[\d.]+',\s*'(\w+)'/g)].map(([, code]) => `stellar.${code}`),
    ]
    expect(codes.length).toBeGreaterThan(60)
    for (const code of codes) expect(page, code).toContain(`\`${code}\``)
  })

  it.each([
    ['Starfighter', { mode: 'skirmish' }],
    ['Sternenfeuer', {}],
    ['Spacetrace', { mode: 'full' }],
  ])('writes moves of %s as they are read', (name, wishes) => {
    const { game } = boxOf(name.toLowerCase())!
    const [, table] = page.split(`## Moves of ${name}\n`)[1].split(/^\| --- \| --- \| --- \|$/m)
    const rows = table.split('\n\n')[0].trim().split('\n')
    const moves = rows.flatMap((row) =>
      [...row.split(' | ')[1].matchAll(/`([^`]+)`/g)].map(([, move]) => move),
    )
    expect(moves.length).toBeGreaterThan(15)
    const view = game.view(
      game.deal(readOptions(game.options, wishes) as object, randomFrom(seedFrom('docs'))),
      0,
    )
    for (const move of moves) {
      const action = game.read(view, move)
      // Legal or not: it must be understood.
      if (isRefusal(action)) expect(action.code, move).not.toBe(`${game.id}.notation`)
      else expect(game.write(action)).toBe(move)
    }
  })

  it.each(['Starfighter', 'Sternenfeuer', 'Spacetrace'])('writes what waits in %s as it is read', (name) => {
    const { game } = boxOf(name.toLowerCase())!
    const [section] = page.split(`## Moves of ${name}\n`)[1].split(/^## /m)
    const frames = [...section.matchAll(/`(\{"kind":[^`]+)`/g)].map(
      ([, frame]) => JSON.parse(frame) as object,
    )
    expect(frames.length).toBeGreaterThan(1)
    for (const frame of frames) {
      const table = game.lay({ pending: [frame] })
      // Whether it can wait on an empty table is another matter.
      if (isRefusal(table)) expect(table.code, JSON.stringify(frame)).not.toBe(`${game.id}.table.shape`)
    }
  })

  it('names every face of a card', () => {
    const named = cards.shipTypes.map(({ code }, face) => `${face} \`${code}\``).join(', ')
    expect(page).toContain(named)
    for (const [name, { groups }] of Object.entries(cards.compositions.sets)) {
      const faces = groups.map(([type, value, fortified]) => `\`${type}:${value}${fortified ? 'F' : ''}\``)
      const row = page
        .split('\n')
        .find((line) => line.startsWith('|') && line.endsWith(`| ${faces.join(' ')} |`))
      expect(row).toContain(`\`${name}\``)
    }
  })

  it('has a bot that plays', async () => {
    const [bot] = blocks('js')
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', bot], {
      cwd: root,
    })
    expect(stdout).toMatch(/^won by [01]( and 1)?, -?\d+ : -?\d+\n$/)
  })
})
