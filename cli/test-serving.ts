import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { bundle } from '../tools/bundle.mjs'
import { folderWith } from '../tools/test/fresh-folder.ts'

/** A server in a process of its own. */
export interface Serving {
  readonly child: ChildProcessWithoutNullStreams
  readonly address: string
  readonly ended: Promise<{
    readonly code: number | null
    readonly signal: NodeJS.Signals | null
    readonly out: string
    readonly err: string
  }>
}

/** A small site for it. */
export const smallSite = (): string =>
  folderWith({
    'index.html': '<h1>Sternentisch</h1>'.repeat(9),
    '.hidden': 'x',
    'assets/a-1.js': 'x',
  })

/** Serves for as long as the test lasts. */
export async function startServing(site: string, ...words: readonly string[]): Promise<Serving> {
  const program = await bundle('cli/main.ts')
  const usual = ['serve', '--port', '0', '--lang', 'en', '--site', site]
  const child = spawn(process.execPath, [program, ...usual, ...words])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let out = ''
  let err = ''
  const ended = new Promise<Awaited<Serving['ended']>>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, out, err })),
  )
  child.stderr.on('data', (text) => {
    err += text
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      out += text
      const address = /at (http:\S+)\n[\s\S]*Ctrl-C/.exec(out)?.[1]
      if (address) resolve({ child, address, ended })
    })
    ended.then((end) => reject(new Error(JSON.stringify(end))))
  })
}
