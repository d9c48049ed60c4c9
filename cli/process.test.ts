import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../tools/bundle.mjs'
import { freshFolder } from '../tools/test/fresh-folder.ts'

const bin = fileURLToPath(new URL('bin/sternentisch.mjs', import.meta.url))
let program = ''

beforeAll(async () => {
  program = await bundle('cli/main.ts')
})

const start = (file: string, words: readonly string[], saves: string): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env.PATH, STERNENTISCH_SAVES: saves, LANG: 'en_US.UTF-8' },
  })

function ending(
  child: ChildProcessWithoutNullStreams,
): Promise<{ code: number | null; out: string; err: string }> {
  let out = ''
  let err = ''
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

describe('as a process', () => {
  it('plays what is piped in and saves at the end of the input', async () => {
    const saves = freshFolder()
    const child = start(program, ['play', 'stellar', '--seed', 'p', '--budget', '4'], saves)
    child.stdin.end('1\n1\n1')
    const { code, out, err } = await ending(child)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('The input has ended before the match was over.')
    expect(out).not.toContain('\u001b')
    expect(readdirSync(saves)).toHaveLength(1)
    const checked = await ending(start(program, ['verify', join(saves, readdirSync(saves)[0])], saves))
    expect(checked.code).toBe(0)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('saves when it is ended by %s', async (signal) => {
    const saves = freshFolder()
    const child = start(program, ['play', 'stellar', '--seed', 'p', '--budget', '4'], saves)
    const ended = ending(child)
    child.stdin.write('1\n')
    await new Promise((resolve) => {
      child.stdout.on('data', (text) => String(text).includes('play one ship') && resolve(null))
    })
    child.kill(signal)
    const { code, out } = await ended
    expect(code).toBe(0)
    expect(out).toContain('sternentisch play --resume')
    expect(readdirSync(saves)).toHaveLength(1)
  })

  it('a folder that cannot be made is told at once', async () => {
    const child = start(program, ['play', 'stellar'], '/proc/x')
    const patience = setTimeout(() => child.kill('SIGKILL'), 30_000)
    const { code, out, err } = await ending(child)
    clearTimeout(patience)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^The folder \/proc\/x cannot be made \(E\w+\)\. Another place: --save <file>\n$/)
  })

  it('has exit code 2 and one sentence for what is wrong', async () => {
    const child = start(bin, ['verify', 'no-such-file.log'], freshFolder())
    const { code, out, err } = await ending(child)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toBe('There is no file no-such-file.log.\n')
  })
})
