/**
 * What was asked for has no answer here, and may have been done or not: the store is out of reach, or whoever asked has gone to
 * another process and asks there. Nobody is told that nothing was changed: they ask again under the same name.
 */
export class Unanswered extends Error {}

/** Nobody is to blame in here: whoever watches over the server hears of an outage once, and of those who leave nothing. */
class Excused extends Unanswered {}
export class OutOfReach extends Excused {}
export class AskerGone extends Excused {}

/** Whether that is why something failed. */
export const isExcused = (error: unknown): boolean =>
  error instanceof Excused || (error instanceof Error && error.cause !== undefined && isExcused(error.cause))
