import type { PuzzleFile } from '@sternentisch/kernel'

/** One line a match: what was added shows, and the same puzzles are always written alike. */
export function writePuzzles({ made, rules, cards, matches }: PuzzleFile): string {
  const head = JSON.stringify({ made, rules, cards }, null, 2).slice(0, -2)
  const lines = matches.map((match) => `    ${JSON.stringify(match)}`)
  return `${head},\n  "matches": [\n${lines.join(',\n')}\n  ]\n}\n`
}
