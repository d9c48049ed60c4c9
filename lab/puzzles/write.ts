import type { PuzzleFile } from '@sternentisch/kernel'

/** One line a match: what was added shows, and the same puzzles are always written alike. */
export function writePuzzles({ made, levels, rules, cards, matches }: PuzzleFile): string {
  const head = [
    `"made": ${JSON.stringify(made)}`,
    `"levels": ${JSON.stringify(levels)}`,
    `"rules": ${JSON.stringify(rules)}`,
    `"cards": ${JSON.stringify(cards)}`,
  ].join(',\n  ')
  const lines = matches.map((match) => `    ${JSON.stringify(match)}`)
  return `{\n  ${head},\n  "matches": [\n${lines.join(',\n')}\n  ]\n}\n`
}
