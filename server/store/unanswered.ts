/**
 * What was asked for has no answer here, and may have been done or not: the store is out of reach, or whoever asked has gone to
 * another process and asks there. Nobody is told that nothing was changed: they ask again under the same name.
 */
export class Unanswered extends Error {}
