import type { Page } from 'playwright-core'

/** To look at one table in windows of many sizes costs less than to come to it in each. Answers once it is laid out anew. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  // What measures itself is drawn in the frame after.
  for (let frames = 0; frames < 3; frames++)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

/** How far the page itself could be scrolled: it should be as large as the window. */
export const pageSize = (page: Page): Promise<number[]> =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])

/**
 * Whatever matches and cannot be seen: outside the window, or under something else at its middle. What lies in a strip
 * that scrolls, and is itself in the window, counts as seen. If nothing matches there is nothing to see, and it says so.
 */
export const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(findHidden, selector)

/** Runs in the page. */
function findHidden(selector: string): string[] {
  const things = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.offsetParent)
  const scrolls = (each: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(each)
    const can = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
    return (
      (can(overflowX) && each.scrollWidth > each.clientWidth) ||
      (can(overflowY) && each.scrollHeight > each.clientHeight)
    )
  }
  const stripOf = (each: Element | null): Element | null =>
    each === null || scrolls(each) ? each : stripOf(each.parentElement)
  const middle = (each: Element): [number, number] => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const bring = (thing: Element, strip: Element): void => {
    const [[x, y], [atX, atY]] = [middle(thing), middle(strip)]
    strip.scrollBy({ left: x - atX, top: y - atY, behavior: 'instant' })
  }
  const hidden = things.filter((thing) => {
    const strip = stripOf(thing.parentElement)
    const before = strip && [strip.scrollLeft, strip.scrollTop]
    if (strip) bring(thing, strip)
    const box = thing.getBoundingClientRect()
    const seen = document.elementFromPoint(...middle(thing))
    if (strip && before) strip.scrollTo({ left: before[0], top: before[1], behavior: 'instant' })
    const edge = strip ?? thing
    const { left, top, right, bottom } = strip ? edge.getBoundingClientRect() : box
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
    return !inside || !thing.contains(seen)
  })
  return things.length === 0 ? ['nothing'] : hidden.map((each) => each.textContent ?? '')
}

/** Everything of one kind that lies, by more than a pixel, upon something of the other kind. */
export const lyingUpon = (page: Page, upper: string, lower: string): Promise<string[]> =>
  page.evaluate(
    ([above, below]) => {
      const boxesOf = (selector: string): [Element, DOMRect][] =>
        [...document.querySelectorAll(selector)].map((each) => [each, each.getBoundingClientRect()])
      const [over, under] = [boxesOf(above), boxesOf(below)]
      if (over.length === 0 || under.length === 0) return ['nothing']
      return over.flatMap(([, a]) =>
        under
          .filter(([, b]) => {
            const [across, down] = [
              Math.min(a.right, b.right) - Math.max(a.left, b.left),
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
            ]
            return across > 1 && down > 1
          })
          .map(([each]) => each.className),
      )
    },
    [upper, lower],
  )
