/** Where in a file something stands: names of fields and places in lists, from the outside in. */
export type FilePath = readonly (string | number)[]

const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\]|\\.)*"/y
const PLAIN = /[^\s,\]}]+/y

/**
 * The line on which a path of a card file begins. Where the path goes on beyond what is written (a field that is missing),
 * it is the line of the last part that is there. The text must be JSON.
 */
export function lineOf(text: string, path: FilePath): number {
  let at = past(SPACE, text, 0)
  for (const step of path) {
    const found = text[at] === '{' ? fieldAt(text, at, String(step)) : itemAt(text, at, Number(step))
    if (found === null) break
    at = found
  }
  return text.slice(0, at).split('\n').length
}

/** Where the value of a field of this object begins; of a name that is there twice it is the last, which counts. */
function fieldAt(text: string, open: number, name: string): number | null {
  let found: number | null = null
  for (let at = past(SPACE, text, open + 1); text[at] === '"'; ) {
    const end = past(STRING, text, at)
    const value = past(SPACE, text, past(SPACE, text, end) + 1)
    if (JSON.parse(text.slice(at, end)) === name) found = value
    at = next(text, afterValue(text, value))
  }
  return found
}

/** Where an item of this list begins. */
function itemAt(text: string, open: number, index: number): number | null {
  if (text[open] !== '[' || !(index >= 0)) return null
  let at = past(SPACE, text, open + 1)
  for (let left = index; left > 0 && at < text.length && text[at] !== ']'; left--)
    at = next(text, afterValue(text, at))
  return at < text.length && text[at] !== ']' ? at : null
}

/** Behind the comma, if there is one. */
function next(text: string, at: number): number {
  const comma = past(SPACE, text, at)
  return text[comma] === ',' ? past(SPACE, text, comma + 1) : comma
}

function afterValue(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; ) {
    const sign = text[at]
    if (sign === '"') at = past(STRING, text, at)
    else if (sign === '{' || sign === '[') [depth, at] = [depth + 1, at + 1]
    else if (sign === '}' || sign === ']') [depth, at] = [depth - 1, at + 1]
    else if (sign === ',' || sign === ':' || past(SPACE, text, at) > at) at++
    else at = past(PLAIN, text, at)
    if (depth === 0) return at
  }
  return text.length
}

function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
