/** What a proof says while it goes on, a line of JSON each; `npm run prove` reads them (bench/prove/online). */
export interface Report {
  /** So much of what was asked for is done. */
  readonly done: number
  readonly wrong: string | null
  /** What was counted so far. */
  readonly figures: Readonly<Record<string, number>>
}

export const report = (line: Report): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
