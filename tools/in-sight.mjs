// What a player could not press, or not see whole. All of it runs in a page: in the browser tests, and in the sweep over
// the gallery (`npm run gallery -- --sweep`).

/** Whatever is wrong with the table on this page, in words; nothing, if all is as it should be. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a page is handed this one function, with all that it needs inside.
export async function faultsInSight() {
  const table = document.querySelector('.table') ?? document.body
  const nameOf = (thing) =>
    `${thing.classList[0] ?? thing.localName} “${(thing.ariaLabel ?? thing.textContent).trim().slice(0, 40)}”`
  /** What shows the end of a match, or a sheet, lies over a table that is inert. */
  const isThere = (thing) => {
    const { width, height } = thing.getBoundingClientRect()
    const { visibility, pointerEvents } = getComputedStyle(thing)
    const there = width > 1 && height > 1 && visibility === 'visible' && pointerEvents !== 'none'
    return there && !thing.closest('[inert], [aria-hidden="true"], .unseen')
  }
  const things = (selector) => [...table.querySelectorAll(selector)].filter(isThere)

  const stripOf = (thing) => {
    const { overflowX, overflowY } = getComputedStyle(thing)
    const rolls = (overflow, inner, outer) => /auto|scroll/.test(overflow) && inner > outer + 1
    if (rolls(overflowX, thing.scrollWidth, thing.clientWidth)) return thing
    if (rolls(overflowY, thing.scrollHeight, thing.clientHeight)) return thing
    return thing.parentElement && stripOf(thing.parentElement)
  }

  /** How many square pixels of a thing a finger finds, and how many there are. */
  const reached = (thing) => {
    const strip = stripOf(thing.parentElement)
    const before = strip && [strip.scrollLeft, strip.scrollTop]
    if (strip) thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = thing.getBoundingClientRect()
    const isHit = (dx, dy) => {
      const hit = document.elementFromPoint(x + width * dx, y + height * dy)
      return hit !== null && (thing.contains(hit) || hit.closest('label')?.contains(thing) === true)
    }
    /** The share of so many points by so many. */
    const share = (n) => {
      const points = Array.from({ length: n * n }, (_, at) => [
        ((at % n) + 0.5) / n,
        (Math.floor(at / n) + 0.5) / n,
      ])
      return points.filter(([dx, dy]) => isHit(dx, dy)).length / points.length
    }
    // Most are free: a few points tell.
    const free = share(3) === 1 ? 1 : share(9)
    if (strip) strip.scrollTo({ left: before[0], top: before[1], behavior: 'instant' })
    return [width * height * free, width * height]
  }
  // Cards may lie upon one another as the rules stack them, if enough of each is free for a finger; nothing lies on a button.
  const FINGER = 12 * 24
  const controls = ':is(button:enabled, a[href], summary, select):not([data-spot])'
  const covered = [
    ...things(controls).filter((thing) => {
      const [free, all] = reached(thing)
      return free < all * 0.85
    }),
    ...things('[data-spot][data-pickable="yes"]').filter((thing) => {
      const [free, all] = reached(thing)
      return free < Math.min(FINGER, all * 0.85)
    }),
  ]

  const coverOf = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit === null
      ? 'the edge of the window'
      : thing.contains(hit)
        ? 'something at its edge'
        : nameOf(hit)
  }

  /** How much of each the browser shows: not what is covered counts, but what is cut off by what it lies in. */
  const shares = (all) =>
    new Promise((resolve) => {
      if (all.length === 0) return resolve(new Map())
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        resolve(new Map(entries.map(({ target, intersectionRatio }) => [target, intersectionRatio])))
      })
      for (const each of all) observer.observe(each)
    })
  const share = await shares(things('[data-spot], [data-travel]'))
  // Meanwhile the table may have been drawn anew.
  const placed = [...share.keys()].filter((thing) => thing.isConnected)
  // What is on its way, or lies in a strip that can be rolled, is seen another time.
  const cut = placed.filter((thing) => share.get(thing) < 0.97 && !stripOf(thing.parentElement))

  // A handful is seen at once; only where there are more may they be rolled.
  const HANDFUL = 5
  const rolled = [...new Set(placed.map((thing) => stripOf(thing.parentElement)))].filter(
    (strip) =>
      strip &&
      table.contains(strip) &&
      strip.scrollHeight > strip.clientHeight + 1 &&
      things('[data-spot]').filter((thing) => strip.contains(thing)).length <= HANDFUL,
  )
  return [
    ...covered.map((thing) => `covered: ${nameOf(thing)} by ${coverOf(thing)}`),
    ...cut.map((thing) => `cut off: ${nameOf(thing)}`),
    ...rolled.map((strip) => `more than is seen: ${nameOf(strip)}`),
  ]
}
