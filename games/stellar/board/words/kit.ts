import { type Kit, kitOf } from '../../rules/kit.ts'
import type { Options } from '../../rules/options.ts'

/**
 * Solar cards are numbered by the options of a table, and a line of the log is asked for without its table. So
 * the options are those of the view that this page has drawn last.
 */
let options: Options | null = null

export const noteOptions = (seen: Options): void => {
  options = seen
}

/** Null before anything was drawn: points are then left out rather than guessed. */
export const notedKit = (): Kit | null => (options ? kitOf(options) : null)
