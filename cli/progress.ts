const BAR = 30

/** `[#####-----] 12/24` */
export function barOf(done: number, all: number): string {
  const full = Math.round((done / all) * BAR)
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${done}/${all}`
}

/** Every tenth part, for those who read a file and not a screen. */
export const milestone = (done: number, all: number): boolean =>
  Math.floor((done * 10) / all) > Math.floor(((done - 1) * 10) / all)
