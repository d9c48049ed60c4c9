import type { Speech } from './text/index.ts'

/** What a benchmark comes to. The ratio is the figure it is about; the rest stands beside it. */
export interface Outcome {
  /** Null where only a part was measured that is not about it. */
  readonly ratio: number | null
  readonly figures: Readonly<Record<string, string>>
}

export interface Bench {
  readonly name: string
  /** What can be measured alone; missing where it is one thing. */
  readonly parts?: readonly string[]
  /** `quick` only shows that it runs: its figures mean nothing. */
  run(bench: {
    readonly quick: boolean
    /** One of its parts; null for all of them. */
    readonly only: string | null
    readonly speech: Speech
    print(line: string): void
  }): Promise<Outcome>
}

/** The last line of every benchmark, for people and for scripts. */
export const lastLine = ({ name }: Bench, { ratio, figures }: Outcome): string => {
  const rest = Object.entries(figures).map(([key, value]) => ` ${key}=${value}`)
  const first = ratio === null ? '' : ` ratio=${shortly(ratio)}`
  return `bench ${name}:${first}${rest.join('')}`
}

const shortly = (ratio: number): string => (ratio < 20 ? ratio.toFixed(3) : ratio.toFixed(0))
