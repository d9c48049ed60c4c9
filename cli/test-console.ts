import { readFileSync } from 'node:fs'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import type { Console } from './console.ts'
import { type Disk, realDisk } from './disk.ts'
import { run } from './program.ts'
import type { Environment } from './speech.ts'

/** What is typed at each prompt, one after the other or by looking at it; null ends the input. */
export type Typing =
  | readonly string[]
  | ((prompt: string, out: readonly string[]) => string | null | Promise<string | null>)

/** A console made of lists. */
export class TestConsole implements Console {
  readonly width = 80
  readonly colour = false
  readonly out: string[] = []
  readonly err: string[] = []
  readonly steps: number[] = []
  readonly ended: Promise<void>
  private typed = 0
  private end = (): void => {}

  constructor(
    private readonly typing: Typing = [],
    readonly interactive = false,
  ) {
    this.ended = new Promise((resolve) => {
      this.end = resolve
    })
  }

  print(text = ''): void {
    this.out.push(...text.split('\n'))
  }

  complain(text: string): void {
    this.err.push(text)
  }

  clear(): void {
    this.out.push(CLEARED)
  }

  async ask(prompt: string): Promise<string | null> {
    const line =
      typeof this.typing === 'function'
        ? await this.typing(prompt, this.out)
        : (this.typing[this.typed++] ?? null)
    this.print(prompt + (line ?? ''))
    if (line === null) this.end()
    return line
  }

  progress(done: number): void {
    this.steps.push(done)
  }

  close(): void {}
}

/** Stands in the output where the screen was cleared. */
export const CLEARED = '<cleared>'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly lines: readonly string[]
  readonly err: string
  readonly steps: readonly number[]
}

/** Runs the program as a shell would, in English and with saves in a folder of its own. */
export async function sternentisch(
  line: string | readonly string[],
  typing: Typing = [],
  {
    saves = freshFolder(),
    lang = 'en_US.UTF-8',
    interactive = false,
    disk = realDisk,
    env = {},
  }: { saves?: string; lang?: string; interactive?: boolean; disk?: Disk; env?: Environment } = {},
): Promise<Ran> {
  const console = new TestConsole(typing, interactive)
  const words = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
  const code = await run(words, { STERNENTISCH_SAVES: saves, LANG: lang, ...env }, console, disk)
  return {
    code,
    out: console.out.join('\n'),
    lines: console.out,
    err: console.err.join('\n'),
    steps: console.steps,
  }
}

/** The file that a match was saved in, from what was printed at its end. */
export const savedIn = ({ out }: Ran): string => /(?:verify|--resume) (\S+\.log)/.exec(out)![1]

/** The moves of a saved match. */
export const movesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[A-D]: /.test(line))
