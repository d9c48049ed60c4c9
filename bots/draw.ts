/** A draw is worth half a win. Whoever thinks to have a little less than that takes it; the estimate is a rough one. */
const WORTH = 0.45

/** Whether a bot agrees to a draw, by its chance to win as its seat sees it. */
export const takesDraw = (chance: number): boolean => chance < WORTH

/** Tables a bot looks at before it answers an offer. */
export const LOOKS = 200
