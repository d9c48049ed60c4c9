import * as v from 'valibot'

/** A text of a certain form. Whoever gets it wrong is shown an example, for a pattern says nothing to most people. */
export const like = (pattern: RegExp, example: string) => v.pipe(v.string(), v.regex(pattern, example))
