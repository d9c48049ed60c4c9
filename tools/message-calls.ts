/** A place in a source that says a message: the key, and the gaps it fills; null if that cannot be read off. */
export interface MessageCall {
  readonly key: string
  readonly params: readonly string[] | null
}

/** Calls of a function whose argument number `argument` is a key written out, and the next one its parameters. */
export function callsOf(source: string, name: string, argument: number): MessageCall[] {
  const skipped = `[^'"\`(),]*(?:'[^']*'[^'",]*)?,\\s*`.repeat(argument)
  const call = new RegExp(`\\b${name}\\(\\s*${skipped}'([\\w.-]+)'\\s*(?=[,)])`, 'g')
  return [...source.matchAll(call)].map((match) => ({
    key: match[1],
    params: paramsAt(source, match.index + match[0].length),
  }))
}

/** The names in an object literal that follows; none if the call ends here; null if it is something else. */
function paramsAt(source: string, at: number): readonly string[] | null {
  if (source[at] === ')') return []
  const rest = source.slice(at + 1).trimStart()
  if (rest.startsWith(')')) return []
  if (!rest.startsWith('{')) return null
  const names: string[] = []
  for (const entry of entriesOf(rest)) {
    const name = /^(\w+)\s*(:|$)/.exec(entry.trim())
    if (!name) return null
    names.push(name[1])
  }
  return names
}

const OPENS = '{[('
const CLOSES = '}])'

/** What stands between the commas of an object literal, its inner brackets and strings left whole. */
function entriesOf(text: string): string[] {
  const entries: string[] = []
  let [depth, from] = [0, 1]
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quote) {
      if (sign === '\\') at++
      else if (sign === quote) quote = ''
      continue
    }
    if (`'"\``.includes(sign)) quote = sign
    else if (OPENS.includes(sign)) depth++
    else if (CLOSES.includes(sign)) depth--
    const ends = depth === 0
    if (!ends && !(sign === ',' && depth === 1)) continue
    entries.push(text.slice(from, at))
    from = at + 1
    if (ends) break
  }
  return entries.filter((entry) => entry.trim() !== '')
}
