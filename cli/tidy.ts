/** Text from outside, without anything that could move the cursor or change colours. */
export const tidy = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()

/** A path as a shell takes it. */
export const quoted = (path: string): string =>
  /^[\w@%+=:,./~-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`
