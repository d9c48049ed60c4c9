/**
 * Measuring, scrolling and focusing make the browser lay the page out. Here it is about to do so anyway: drawing and
 * laying out are then two short tasks instead of a long one, and nothing is painted in between. Several calls before
 * one paint are one; the last counts.
 */
export function beforePaint(): (work: () => void) => void {
  let due: (() => void) | null = null
  const run = (): void => {
    const work = due
    due = null
    work?.()
  }
  return (work) => {
    // Hundreds of spots may call for one paint: the browser is asked once.
    if (due === null) requestAnimationFrame(run)
    due = work
  }
}
