import type { Refusal } from '@sternentisch/kernel'

/**
 * A table that cannot be played here, since this release does not have what it was begun with: rules that are newer, say, while another
 * release is rolled out. Nothing is wrong with it, and another process may have them: whoever asks is told why, and nobody else touches it.
 */
export class Unplayable extends Error {
  constructor(
    table: string,
    readonly why: Refusal,
  ) {
    super(`table ${table}: ${why.code}`)
  }
}
