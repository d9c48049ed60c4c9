import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const start = (...words: string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['tools/run.mjs', 'cli/referee/main.ts', ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LC_ALL: '', LC_MESSAGES: '', LANG: 'de_AT.UTF-8' },
  })

/** Everything the referee says to this input, and how it ended. */
async function converse(
  ...input: (string | Buffer)[]
): Promise<{ lines: string[]; code: number; problems: string }> {
  const referee = start()
  let said = ''
  let problems = ''
  referee.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  referee.stderr.setEncoding('utf8').on('data', (text) => {
    problems += text
  })
  for (const piece of input) referee.stdin.write(piece)
  referee.stdin.end()
  const [code] = await once(referee, 'close')
  return { lines: said.split('\n').slice(0, -1), code, problems }
}

describe('the program', () => {
  it('answers every line in order and ends with its input', async () => {
    const asked = Array.from({ length: 3000 }, (_, id) => `{"id":${id},"do":"games"}`)
    const { lines, code, problems } = await converse(`${asked.join('\r\n')}\n\n{"id":"last","do":"table"}`)
    expect(problems).toBe('')
    expect(code).toBe(0)
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([...asked.keys(), 'last'])
    expect(JSON.parse(lines.at(-1) ?? '').error.message).toContain('ist leer')
  })

  it('skips lines that are too long or badly encoded, and goes on', async () => {
    const { lines, code } = await converse(
      Buffer.alloc(5 << 20, 'x'),
      Buffer.alloc(5 << 20, 'x'),
      '\n{"id":1,"do":"games"}\n',
      Buffer.from([0x22, 0xc3, 0x28, 0x22, 0x0a]),
      '{"id":2,"do":"games"}\n',
    )
    const said = lines.map((line) => JSON.parse(line))
    expect(said.map(({ id, error }) => error?.code ?? id)).toEqual(['referee.long', 1, 'referee.utf8', 2])
    expect(code).toBe(0)
  })

  it('answers at once, not only at the end', async () => {
    const referee = start()
    referee.stdin.write('{"id":1,"do":"games"}\n')
    const [said] = await once(referee.stdout.setEncoding('utf8'), 'data')
    expect(JSON.parse(said).id).toBe(1)
    referee.stdin.end()
    expect(await once(referee, 'close')).toEqual([0, null])
  })

  it('tells how it is used, and refuses words that it does not know', async () => {
    const asked = start('--help', '--lang', 'en')
    const [said] = await once(asked.stdout.setEncoding('utf8'), 'data')
    expect(said).toContain('docs/referee.md')
    const refused = start('loudly')
    const [problem] = await once(refused.stderr.setEncoding('utf8'), 'data')
    expect(problem).toBe('„loudly“ ist ein Wort zu viel.\n')
    if (refused.exitCode === null) await once(refused, 'close')
    expect(refused.exitCode).toBe(2)
  })

  it('ends quietly when nobody listens any more', async () => {
    const referee = start()
    let problems = ''
    referee.stderr.setEncoding('utf8').on('data', (text) => {
      problems += text
    })
    referee.stdin.on('error', () => {})
    referee.stdout.destroy()
    for (let i = 0; i < 200; i++) referee.stdin.write('{"do":"games"}\n'.repeat(100))
    expect(await once(referee, 'close')).toEqual([0, null])
    expect(problems).toBe('')
  })
})
