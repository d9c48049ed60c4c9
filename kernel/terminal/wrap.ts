// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with a control character
const ESCAPES = /\u001b\[[0-9;]*m/g
/** Latin letters, dashes, quotation marks, lines and arrows: one column each. */
const PLAIN = /^[ -~\u00a0-\u017f\u2010-\u2027\u202f\u2190-\u21ff\u2212\u2500-\u257f]*$/
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]$/u
const WIDE =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]$/u

/** Columns a text takes in a terminal; colours take none. */
export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length
  let width = 0
  for (const letter of text.replace(ESCAPES, '')) {
    if (!INVISIBLE.test(letter)) width += WIDE.test(letter) ? 2 : 1
  }
  return width
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Cut so that it fits; what was cut off shows as `…`. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const letter of text) {
    if (widthOf(kept + letter) > width - 1) break
    kept += letter
  }
  return `${kept}…`
}

/** Breaks each line at its spaces; lines after the first start with `indent`. No-break spaces hold. */
export const wrap = (text: string, width: number, indent = ''): string =>
  text
    .split('\n')
    .flatMap((line) => wrapLine(line, width, indent))
    .join('\n')

function wrapLine(line: string, width: number, indent: string): string[] {
  if (widthOf(line) <= width) return [line]
  const margin = /^ */.exec(line)![0]
  const lines: string[] = []
  let current = ''
  for (const word of line
    .slice(margin.length)
    .split(' ')
    .flatMap((each) => chop(each, width, indent))) {
    const start = lines.length === 0 ? margin : margin + indent
    const longer = current === '' ? start + word : `${current} ${word}`
    if (current !== '' && widthOf(longer) > width) {
      lines.push(current)
      current = margin + indent + word
    } else current = longer
  }
  return [...lines, current]
}

/** A word that is longer than a line is the only thing broken inside. */
function chop(word: string, width: number, indent: string): string[] {
  const most = Math.max(1, width - widthOf(indent) - 4)
  if (widthOf(word) <= most) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (widthOf(piece + letter) > most) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
