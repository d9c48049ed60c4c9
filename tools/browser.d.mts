/** All that finding a browser asks of the machine. */
export interface Machine {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  readonly folder: string
  exists(path: string): boolean
  run(command: string, ...words: string[]): boolean
  read(path: string): string
  write(folder: string, name: string, text: string): void
  load(path: string): Promise<{ readonly default: { executablePath(): Promise<string> } }>
  say(line: string): void
}

export const FLAGS: string[]
export const here: Machine
export function findBrowser(machine?: Machine): string | null
export function ensureBrowser(machine?: Machine): Promise<string>
