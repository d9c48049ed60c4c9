import type { Console } from '../console.ts'

/** Somebody is asked for a line, and goes on typing it whatever happens meanwhile, at the next table too. */
export class Keyboard {
  private line: Promise<string | null> | null = null

  constructor(private readonly console: Console) {}

  next(prompt: string): Promise<string | null> {
    this.line ??= this.console.ask(prompt)
    return this.line
  }

  /** The line has been read; the next one will be another. */
  taken(): void {
    this.line = null
  }
}
