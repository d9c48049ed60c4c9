/** Stands before a text that is kept as JSON; no text that anybody types begins with it. */
const MARK = '\u0001'
const HALF_A_PAIR = /\p{Surrogate}/u

/**
 * A text as a database takes it. Databases end a text at a zero and know no half of a pair of surrogates; a text with such in
 * it is written as JSON, so that whatever was stored is read again to the letter.
 */
export const toExact = (text: string): string =>
  text.includes('\0') || text.startsWith(MARK) || HALF_A_PAIR.test(text) ? MARK + JSON.stringify(text) : text

export const fromExact = (text: string): string =>
  text.startsWith(MARK) ? (JSON.parse(text.slice(1)) as string) : text
