import type { Page } from 'playwright-core'

/**
 * Goes with the mouse, and then with the focus, over everything at the table that can be pressed, before and after something is
 * picked. Says what moves by that, or slips away from under the pointer: a button that dodges can never be clicked. And with
 * something picked, which words on it cannot be read.
 */
export async function whatDodges(page: Page): Promise<string[]> {
  const idle = await lookAround(page)
  if (!(await page.evaluate(pickSomething))) return idle
  const picking = [...(await lookAround(page)), ...(await page.evaluate(wordsUnderButtons))]
  await page.keyboard.press('Escape')
  return [...idle, ...picking.map((fault) => `with something picked: ${fault}`)]
}

async function lookAround(page: Page): Promise<string[]> {
  await page.mouse.move(-1, -1)
  const eye = await page.evaluateHandle(watch)
  const faults: string[] = []
  for (const [at, [x, y]] of (await eye.evaluate(({ points }) => points)).entries()) {
    // What made room for words about another was no longer there to be pressed.
    if (await eye.evaluate((each, thing) => each.isGone(thing), at)) continue
    await page.mouse.move(x, y)
    faults.push(...(await eye.evaluate((each, thing) => each.underPointer(thing), at)))
  }
  await page.mouse.move(-1, -1)
  // After a key the focus shows, and what is in focus is looked at.
  await page.keyboard.press('Shift')
  faults.push(...(await eye.evaluate((each) => each.inFocus())))
  await eye.dispose()
  return faults
}

/** Runs in the page: what can be pressed, where it lies now, and what has become of it. */
async function watch() {
  /** A card may rise a little to meet the pointer. */
  const RISE = 8
  const drawn = async (): Promise<void> => {
    for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done))
    for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish()
  }
  await drawn()
  const pressable = '.interaction :is(button:enabled, a[href], [data-spot][data-pickable="yes"])'
  const middle = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2]
  const hits = (thing: Element, [x, y]: [number, number]): boolean =>
    thing.contains(document.elementFromPoint(x, y))
  // What lies half under another card is pressed where it shows: its middle would be the other's.
  const things = [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((thing) => !thing.closest('[inert]') && hits(thing, middle(thing.getBoundingClientRect())))
    .map((thing) => ({ thing, before: thing.getBoundingClientRect() }))
  const nameOf = (thing: Element): string =>
    `${thing.classList[0]} “${(thing.ariaLabel ?? thing.textContent ?? '').trim().slice(0, 40)}”`

  const stirred = (deed: string, at: number): string[] =>
    things.flatMap(({ thing, before }, each) => {
      if (!thing.isConnected) return each === at ? [`${deed}: it is gone`] : []
      const now = thing.getBoundingClientRect()
      const [right, down] = [now.x - before.x, now.y - before.y].map(Math.round)
      const rises = each === at && down < 0 && down >= -RISE
      return right === 0 && (down === 0 || rises)
        ? []
        : [`${deed}: ${each === at ? 'it' : nameOf(thing)} moves by ${right}, ${down}`]
    })

  return {
    points: things.map(({ before }) => middle(before)),
    isGone: (at: number): boolean => !things[at].thing.isConnected,
    async underPointer(at: number): Promise<string[]> {
      await drawn()
      const { thing, before } = things[at]
      const deed = `mouse on ${nameOf(thing)}`
      return [...stirred(deed, at), ...(hits(thing, middle(before)) ? [] : [`${deed}: it slips away`])]
    },
    async inFocus(): Promise<string[]> {
      const faults: string[] = []
      for (const [at, { thing }] of things.entries()) {
        if (!thing.isConnected) continue
        thing.focus({ preventScroll: true })
        await drawn()
        faults.push(...stirred(`focus on ${nameOf(thing)}`, at))
      }
      document.body.focus()
      return faults
    },
  }
}

/** Runs in the page: the first thing that is only a part of what is decided. */
function pickSomething(): boolean {
  const spot = document.querySelector('[data-spot][data-pickable="yes"]:not([data-decides])')
  spot?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return spot !== null
}

/** Runs in the page: what is said of the pick, and lies under the buttons beside it or has no room at all. */
function wordsUnderButtons(): string[] {
  const boxes = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
  const buttons = boxes('.preview-buttons button')
  return [...document.querySelectorAll('.preview-words p')].flatMap((words) => {
    const { left, right, top, bottom, width, height } = words.getBoundingClientRect()
    // Where there is little room the button says enough, and the words are read out alone.
    const isForEars = [words, words.parentElement].some(
      (each) => each && getComputedStyle(each).clipPath !== 'none',
    )
    if (height === 0 || isForEars) return []
    const isUnder = buttons.some(
      (each) =>
        Math.min(right, each.right) - Math.max(left, each.left) > 1 &&
        Math.min(bottom, each.bottom) - Math.max(top, each.top) > 1,
    )
    return width < 40 || isUnder
      ? [`“${words.textContent}” cannot be read (${Math.round(width)} px wide)`]
      : []
  })
}
