import type { Speech } from './text/index.ts'

/** What a benchmark comes to. The ratio is the figure it is about; the rest stands beside it. */
export interface Outcome {
  readonly ratio: number
  readonly figures: Readonly<Record<string, string>>
}

export interface Bench {
  readonly name: string
  /** `quick` only shows that it runs: its figures mean nothing. */
  run(bench: {
    readonly quick: boolean
    readonly speech: Speech
    print(line: string): void
  }): Promise<Outcome>
}

/** The last line of every benchmark, for people and for scripts. */
export const lastLine = ({ name }: Bench, { ratio, figures }: Outcome): string => {
  const rest = Object.entries(figures).map(([key, value]) => ` ${key}=${value}`)
  return `bench ${name}: ratio=${shortly(ratio)}${rest.join('')}`
}

const shortly = (ratio: number): string => (ratio < 20 ? ratio.toFixed(3) : ratio.toFixed(0))
