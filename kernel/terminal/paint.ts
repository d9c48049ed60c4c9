const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const

export type Style = keyof typeof CODES
export type Paint = (style: Style, text: string) => string

/** Paints only where colour is wanted; the words must be enough without it. */
export const paintOn =
  ({ colour }: { readonly colour: boolean }): Paint =>
  (style, text) =>
    colour && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text
