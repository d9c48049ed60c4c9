import { type Match, writeLog } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { bot, DOOR, keepOn, keptLog, movesIn, person } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { lyingUpon, outOfSight } from './in-sight.ts'
import { matchOf, playByClicking } from './play-any.ts'
import { drawOrNot, facingEachOther, farApart, movesToBattle, movesToShift } from './starfighter-matches.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

type Page = Awaited<ReturnType<typeof open>>

async function sitDown(page: Page, moves = 0, wishes: object = {}): Promise<string> {
  return sitAt(page, matchOf('starfighter', ['Ada', 'Vega'], moves, { firstSeat: 'seat0', ...wishes }))
}

async function sitAt(page: Page, match: Match): Promise<string> {
  const id = await keepOn(page, match, PLAYERS)
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/table/${id}`)
  await page.locator('.sf-board').waitFor()
  return id
}

describe('Starfighter', () => {
  it.each([
    [360, 740, 'dark'],
    [768, 1024, 'light'],
    [1440, 900, 'dark'],
  ] as const)('fits %i × %i, %s, without barriers and without scrolling', async (width, height, theme) => {
    const page = await open(DOOR, { size: [width, height], theme })
    await sitDown(page, 24)
    await playByClicking(page, 1)
    expect(await barriersOn(page)).toEqual([])
    const fits = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return scrollWidth <= innerWidth && scrollHeight <= innerHeight
    })
    expect(fits).toBe(true)
  })

  it('shows what a card would do before it is played, and is played by keyboard alone', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, 1)
    await page.locator('.sf-held[data-pickable]').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.sf-held[data-picked]').count()).toBe(1)
    await page.locator('.sf-sector-spot[data-pickable="yes"]').first().focus()
    await page.locator('.sf-ghost').waitFor()
    await page.locator('.sf-chain').waitFor()
    // What it would set off bears the same letters on the card and in the list, and a line joins both.
    const letters = (within: string): Promise<string> =>
      page
        .locator(`${within} .sf-letter`)
        .allTextContents()
        .then((all) => all.sort().join(''))
    await expect.poll(() => letters('.sf-ghost')).toBe(await letters('.sf-chain'))
    await expect.poll(() => page.locator('.sf-tie-line').getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+H/)
    await page.keyboard.press('Enter')
    await page.locator('.preview-confirm:enabled').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => keptLog(page, id)).toMatch(/^A: [pb] /m)
  })

  it('shows all of both boards on a phone, however far they are shifted, and either of them large', async () => {
    const page = await open(DOOR, { size: [360, 740] })
    await sitAt(page, farApart())
    const narrowest = (board: string): Promise<number> =>
      page
        .locator(`.sf-team-${board} .sf-sector`)
        .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().width)))
    const outside = (): Promise<number> =>
      page
        .locator('.sf-sector')
        .evaluateAll(
          (all) =>
            all
              .map((each) => each.getBoundingClientRect())
              .filter(({ left, right }) => left < 0 || right > 360).length,
        )
    await expect.poll(() => narrowest('near')).toBeGreaterThan(50)
    await expect.poll(() => narrowest('far')).toBeLessThan(30)
    await expect.poll(outside).toBe(0)
    // The report of the battle leaves the button free, and goes when the board that it lies upon is looked at.
    await page.locator('.sf-report').waitFor()
    expect(await outOfSight(page, '.sf-zoom, .sf-spread')).toEqual([])
    await page.locator('.sf-zoom').click()
    await page.locator('.sf-report').waitFor({ state: 'detached' })
    await expect.poll(() => narrowest('far')).toBeGreaterThan(50)
    await expect.poll(outside).toBe(0)
    // What a button would do is said in place of the note, not upon it.
    await page.locator('.sf-act-note').waitFor()
    await page.locator('.sf-pass').hover()
    await page.locator('.sf-act .preview-action').waitFor()
    expect(await lyingUpon(page, '.sf-act .preview-words p', '.sf-act-note')).toEqual([])
  })

  it.each([
    [740, 360, 'dark'],
    [844, 390, 'light'],
    [1024, 600, 'dark'],
  ] as const)(
    'shows the own board and the whole hand in a low window of %i × %i, %s',
    async (width, height, theme) => {
      const page = await open(DOOR, { size: [width, height], theme, lang: 'de' })
      const id = await sitDown(page, 1)
      await page.locator('.table-asks[data-yours]').waitFor()
      await expect.poll(() => page.locator('.sf-held').count()).toBe(5)
      const scrolls = (): Promise<number[]> =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
      await expect.poll(scrolls).toEqual([width, height])
      const SEEN = '.sf-sector, .sf-held'
      await expect.poll(() => hiddenAmong(page, SEEN)).toEqual([])
      await page.locator('.sf-held[data-pickable]').first().click()
      await page.locator('.sf-sector-spot[data-pickable="yes"]').first().click()
      await page.locator('.preview-confirm:enabled').waitFor()
      await page.locator('.sf-chain').waitFor()
      await expect.poll(() => hiddenAmong(page, `${SEEN}, .sf-chain header, .sf-right button`)).toEqual([])
      await expect.poll(scrolls).toEqual([width, height])
      expect(await barriersOn(page)).toEqual([])
      await page.locator('.preview-confirm').click()
      await expect.poll(() => keptLog(page, id)).toMatch(/^A: [pb] /m)
    },
  )

  it('spreads all cards while F is held, or when asked to, so that covered halves can be read', async () => {
    const page = await open(DOOR, { size: [360, 740] })
    await sitAt(page, farApart())
    // While a report is read, keys are meant for it.
    await page.locator('.sf-go-on').click()
    const covered = (): Promise<number> => page.locator('.sf-in-play.sf-is-covered').count()
    await expect.poll(covered).toBeGreaterThan(0)
    await page.keyboard.down('f')
    await expect.poll(covered).toBe(0)
    await page.keyboard.up('f')
    await expect.poll(covered).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Covered halves' }).press('Enter')
    await expect.poll(covered).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })

  it('lets a card be dragged to its sector', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, 1)
    const card = await page.locator('.sf-held[data-pickable]:not(.sf-held-back)').first().boundingBox()
    await page.mouse.move(card!.x + card!.width / 2, card!.y + card!.height / 2)
    await page.mouse.down()
    await page.mouse.move(card!.x + 60, card!.y - 60, { steps: 3 })
    const place = await page.locator('.sf-sector-spot[data-pickable="yes"]').first().boundingBox()
    await page.mouse.move(place!.x + place!.width / 2, place!.y + place!.height / 2, { steps: 4 })
    await page.locator('.sf-ghost').waitFor()
    await page.mouse.up()
    await expect.poll(() => keptLog(page, id)).toMatch(/^A: p /m)
  })

  it('lets an own card fly above hull and hand', async () => {
    const page = await open(DOOR, { motion: true })
    await sitDown(page, 1)
    await page.locator('.sf-held[data-pickable]').first().press('Enter')
    await page.locator('.sf-sector-spot[data-pickable="yes"]').first().press('Enter')
    // Watched for from before on: on a busy machine it may have landed when the click has been answered.
    const flight = page.waitForFunction(() => {
      const card = document.querySelector('.sf-team-near [data-event="played"]')
      const heightOf = (each: Element): number => Number(getComputedStyle(each).zIndex)
      const below = [...document.querySelectorAll('.sf-band, .sf-hand')]
      return card && below.every((each) => heightOf(each) < heightOf(card))
    })
    await page.locator('.preview-confirm:enabled').click()
    await flight
  })

  it('lets a card of the other side come out of the hand there, and not larger than it will lie', async () => {
    const page = await open(DOOR, { motion: true })
    await sitDown(page, 1, { firstSeat: 'seat1' })
    await page.waitForFunction(() => {
      const card = document.querySelector('.sf-team-far [data-event="played"]')
      const [flight] = card?.getAnimations() ?? []
      const [start] = (flight?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
      return Number(/scale\(([\d.]+)/.exec(String(start?.transform))?.[1]) < 1
    })
  })

  it('lets a deck for Ultimate War be put together card by card', async () => {
    const page = await open('#/new/starfighter', { theme: 'light' })
    await page.getByText('Ultimate War').first().click()
    await page.getByRole('button', { name: 'Change this deck' }).first().click()
    const list = page.getByLabel('Deck of South: the list')
    const card = page.locator('.sf-deck-card[aria-pressed="false"]').first()
    const [id] = (await card.locator('.sf-id').textContent())!.match(/\d-\d+/)!
    await expect.poll(() => list.inputValue()).not.toContain(id)
    await card.click()
    await page.getByText('31 cards').waitFor()
    await expect.poll(() => list.inputValue()).toContain(id)
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: '30 at random' }).click()
    await page.getByText('30 cards').nth(1).waitFor()
  })

  it('leads whoever plays by keyboard to the report of a battle, and back', async () => {
    const page = await open(DOOR)
    await sitDown(page, movesToBattle())
    await page.locator('.sf-arrow[data-pickable="yes"]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.preview-confirm:enabled').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.sf-report button:focus').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.sf-report').waitFor({ state: 'detached' })
    // What was read stays read.
    await page.reload()
    await page.locator('.sf-board').waitFor()
    await page.locator('.table-asks[data-yours]').waitFor()
    await expect.poll(() => page.locator('.sf-report').count()).toBe(0)
  })

  it.each([
    [1440, 900],
    [900, 700],
  ])('has room beside the hull for the arrows of a shift, at %i × %i', async (width, height) => {
    const page = await open(DOOR, { size: [width, height] })
    await sitDown(page, movesToShift())
    await page.locator('.sf-arrows-shift .sf-arrow').nth(2).waitFor()
    const hull = ['strong', '.sf-hull-value', '.sf-track'].map((part) => `.sf-team-near .sf-band ${part}`)
    expect(await lyingUpon(page, '.sf-arrow', hull.join())).toEqual([])
    expect(await outOfSight(page, '.sf-arrow')).toEqual([])
  })

  it.each([
    [1440, 900],
    [900, 700],
    [768, 1024],
  ])(
    'hides no figure of the battle behind the arrows of its direction, at %i × %i',
    async (width, height) => {
      const page = await open(DOOR, { size: [width, height] })
      await sitAt(page, facingEachOther())
      await page.locator('.sf-arrows-order .sf-arrow').nth(1).waitFor()
      expect(await lyingUpon(page, '.sf-arrow', '.sf-fire')).toEqual([])
      expect(await outOfSight(page, '.sf-arrow')).toEqual([])
    },
  )

  it('asks for the direction of battle below the boards where there is no room beside them', async () => {
    const page = await open(DOOR, { size: [360, 740] })
    await sitAt(page, facingEachOther())
    await page.locator('.sf-shift-way[data-pickable="yes"]').nth(1).waitFor()
    expect(await page.locator('.sf-arrow').count()).toBe(0)
    expect(await outOfSight(page, '.sf-shift-way')).toEqual([])
  })

  it('carries out Draw first by itself, once the table was told so beside its log', async () => {
    const page = await open(DOOR)
    const match = drawOrNot()
    const id = await sitAt(page, match)
    await page.locator('.sf-link-choose[data-pickable="yes"]').first().waitFor()
    await page.locator('.ask-me > summary').click()
    await page.getByText('Carry out Draw first').click()
    await expect
      .poll(async () => movesIn(await keptLog(page, id), 'A')[movesIn(writeLog(match), 'A').length])
      .toMatch(/^A: first [ul]$/)
    expect(await barriersOn(page)).toEqual([])
  })

  it('does not hold the past because its line comes to lie under a pointer at rest', async () => {
    const page = await open(DOOR)
    await sitDown(page, 40)
    await page.locator('.table-asks[data-yours]').waitFor()
    // What a browser tells a line that was moved under the pointer: the pointer is where it was.
    const tell = (clientX: number): Promise<void> =>
      page
        .locator('.log-step button')
        .first()
        .evaluate((line, x) => {
          const at = { clientX: x, clientY: 300, pointerType: 'mouse', bubbles: true }
          line.dispatchEvent(new PointerEvent('pointermove', at))
        }, clientX)
    await page.mouse.move(300, 300)
    await tell(300)
    await page.waitForTimeout(600)
    expect(await page.locator('.table[data-past]').count()).toBe(0)
    await tell(304)
    await page.locator('.table[data-past]').waitFor()
  })

  it('shows an instant of the past while its line in the log is pointed at', async () => {
    const page = await open(DOOR)
    await sitDown(page, 40)
    await page.locator('.table:not([data-past]) .table-asks[data-yours]').waitFor()
    await page.mouse.move(5, 5)
    await page.locator('.log-step button').first().hover()
    await page.locator('.table[data-past]').waitFor()
    await expect.poll(() => page.locator('[data-spot][data-pickable]').count()).toBe(0)
    await page.mouse.move(5, 5)
    await page.locator('.table:not([data-past])').waitFor()
    await expect.poll(() => page.locator('[data-spot][data-pickable]').count()).toBeGreaterThan(0)
  })
})

/** Whatever does not lie wholly inside the window, or has something else above its middle. */
const hiddenAmong = (page: Page, things: string): Promise<string[]> =>
  page.locator(things).evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect()
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true
        return !each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
      .map((each) => `${each.className}: ${each.textContent}`),
  )
