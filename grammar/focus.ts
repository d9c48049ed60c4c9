/** The spot an event happened at, by its id; null if at none. */
export const spotAt = (target: unknown): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null) : null

/** HTML and SVG elements alike can be in focus. */
export type SpotElement = HTMLElement | SVGElement

export const spotsIn = (root: Element | null): SpotElement[] =>
  root ? [...root.querySelectorAll<SpotElement>('[data-spot]')] : []

/** Arrows go from one spot to the next, and one of them is in the tab order; what decides is a button, reached by Tab. */
const isOneOfMany = (spot: SpotElement): boolean => spot.dataset.decides === undefined

/** Within one, the arrows to the left and right stay: a hand, say. What a board does not mark is one region. */
export const regionOf = (spot: Element): Element | null => spot.closest('[data-region]')

/** The board that has the focus, and where on it. */
const inFocus = new WeakMap<Element, DOMRect>()

/** The spot that was given the focus of another, which is gone; until the person moves on. */
const heirs = new WeakMap<Element, SpotElement>()

export function enterSpot(root: Element, spot: SpotElement): void {
  if (heirs.get(root) !== spot) heirs.delete(root)
  if (isOneOfMany(spot))
    for (const each of spotsIn(root).filter(isOneOfMany)) each.tabIndex = each === spot ? 0 : -1
  inFocus.set(root, spot.getBoundingClientRect())
}

/** A button beside the spots has it: if that goes with what is decided, some spot inherits. */
export function enterBeside(root: Element, button: Element): void {
  inFocus.set(root, button.getBoundingClientRect())
}

/** The focus moved on; but where the element itself has left the board, the board keeps the focus. */
export function leaveSpot(root: Element, spot: Element, next: unknown): void {
  if (next instanceof Element && root.contains(next)) return
  queueMicrotask(() => {
    if (spot.isConnected) inFocus.delete(root)
  })
}

/** Exactly one of many spots is in the tab order: the one last in focus, else one that can be picked. */
export function tendFocus(root: Element | null): void {
  const all = spotsIn(root)
  if (!root || all.length === 0) return
  const last = inFocus.get(root)
  const many = all.filter(isOneOfMany)
  const stop = many.find((spot) => spot.tabIndex === 0)
  if (many.length > 0 && !(stop && isShown(stop))) {
    if (stop) stop.tabIndex = -1
    heirOf(many, last).tabIndex = 0
  }
  // Also where a button of the preview had it, and went with what was decided.
  if (last && (isNowhere(root) || isIdleHeir(root))) {
    const heir = firstBeside(heirOf(all, last))
    heirs.set(root, heir)
    heir.focus({ preventScroll: true })
  }
}

/** While something is told nothing can be picked, so anything may inherit; what comes to be asked has a better heir. */
function isIdleHeir(root: Element): boolean {
  const heir = heirs.get(root)
  if (!heir || heir !== root.ownerDocument.activeElement) return false
  return heir.dataset.pickable === undefined && heir.dataset.picked === undefined
}

/** Of buttons side by side that decide at once, the first is meant: nobody should decline by Enter what was just offered. */
function firstBeside(spot: SpotElement): SpotElement {
  if (isOneOfMany(spot)) return spot
  const beside = [...(spot.parentElement?.children ?? [])] as SpotElement[]
  return (
    beside.find((each) => !isOneOfMany(each) && each.dataset.pickable !== undefined && isShown(each)) ?? spot
  )
}

/** A board may leave out in one window what it shows in another. Old browsers cannot tell. */
export const isShown = (spot: SpotElement): boolean => spot.checkVisibility?.() ?? true

function heirOf(spots: readonly SpotElement[], last: DOMRect | undefined): SpotElement {
  const shown = spots.filter(isShown)
  const there = shown.length > 0 ? shown : spots
  const pickable = there.filter((spot) => spot.dataset.pickable !== undefined)
  const heirs = pickable.length > 0 ? pickable : there
  return last ? closest(last, heirs) : heirs[0]
}

function closest(to: DOMRect, spots: readonly SpotElement[]): SpotElement {
  const far = (spot: SpotElement): number => {
    const { x, y } = spot.getBoundingClientRect()
    return Math.hypot(x - to.x, y - to.y)
  }
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best))
}

const isNowhere = ({ ownerDocument }: Element): boolean =>
  ownerDocument.activeElement === null || ownerDocument.activeElement === ownerDocument.body

/** Whether the person moves by keyboard; a focus that only followed a click or a card means nothing. */
export function showsFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible')
  } catch {
    return true
  }
}
