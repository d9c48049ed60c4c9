import { LANGS, type Match } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, DOOR, keepOn, keptLog, movesIn, person } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { lyingUpon, outOfSight, pageSize, resize } from './in-sight.ts'
import { matchOf, playByClicking } from './play-any.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

describe('Sternenfeuer', () => {
  it.each([
    [360, 740, 'dark'],
    [768, 1024, 'light'],
    [1440, 900, 'dark'],
  ] as const)('fits %i × %i, %s, without barriers and without scrolling', async (width, height, theme) => {
    const page = await open(DOOR, { size: [width, height], theme })
    await sit(page, matchOf('sternenfeuer', ['Ada', 'Vega'], 90))
    await playByClicking(page, 2)
    expect(await barriersOn(page)).toEqual([])
    const fits = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return scrollWidth <= innerWidth && scrollHeight <= innerHeight
    })
    expect(fits).toBe(true)
  })

  it.each([
    [740, 360, 'light', 90],
    [844, 390, 'dark', 150],
    [932, 430, 'dark', 60],
  ] as const)(
    'shows places, hand and question side by side in a low window of %i × %i, %s, after %i moves',
    async (width, height, theme, moves) => {
      const page = await open(DOOR, { size: [width, height], theme, lang: 'de' })
      await sit(page, whereAdaChooses(moves, /^A /))
      await page.locator('.table-asks[data-yours]').waitFor()
      const table = '.sn-who, .sn-pile, .sn-scene, .sn-niche, .sn-tab, .sn-bond, .sn-card, .sn-card-name'
      await expect.poll(() => outOfSight(page, `${table}, .sn-asked`)).toEqual([])
      // An attack is weighed beside the places, never over them.
      await page.locator('.sn-card-action[data-pickable="yes"]:not(.sn-card-idle)').first().click()
      await page.locator('.sn-row-own .sn-niche[data-pickable="yes"]').first().click()
      await page.locator('.sn-row-foe .sn-niche[data-pickable="yes"]').first().click()
      await expect.poll(() => outOfSight(page, `${table}, .sn-duel, .preview-confirm`)).toEqual([])
      await expect.poll(() => page.locator('.sn-fig').evaluateAll(cutNames)).toEqual([])
      await expect.poll(() => pageSize(page)).toEqual([width, height])
      expect(await barriersOn(page)).toEqual([])
    },
  )

  it.each([
    [44, 2],
    [59, 3],
  ])(
    'shows everything that belongs to a pair, after %i moves, in windows of all sizes',
    async (moves, strengthened) => {
      const page = await open(DOOR)
      await sit(page, withLadenPair(moves))
      const pair = page.locator('.sn-row-own .sn-fig[data-paired]')
      await expect.poll(() => pair.count()).toBe(2)
      await expect.poll(() => pair.locator('.sn-tab').count()).toBe(strengthened)
      for (const [width, height] of [
        [360, 740],
        [844, 390],
        [768, 1024],
        [1024, 600],
        [1440, 900],
      ]) {
        await resize(page, width, height)
        await expect
          .poll(() => outOfSight(page, '.sn-bond, .sn-tab'), { message: `${width} × ${height}` })
          .toEqual([])
        expect([await pair.count(), await pair.locator('.sn-tab').count()]).toEqual([2, strengthened])
      }
    },
  )

  it.each([
    [1440, 900, 5],
    [1440, 900, 2],
    [1920, 1080, 5],
  ])('shows at %i × %i the values of each of %i figures in a row', async (width, height, figures) => {
    const page = await open(DOOR, { size: [width, height] })
    await sit(page, whereTheyGather(figures))
    for (const row of ['own', 'foe'])
      await expect
        .poll(() => page.locator(`.sn-place:nth-child(2) .sn-row-${row} .sn-fig`).count())
        .toBeGreaterThanOrEqual(figures)
    await expect.poll(() => page.locator('.sn-fig').evaluateAll(hiddenValues)).toEqual([])
    expect(await lyingUpon(page, '.sn-ready', '.sn-values b')).toEqual([])
  })

  it('leaves the own figures in sight above a hint on a phone, whatever is looked at', async () => {
    const page = await open(DOOR, { size: [360, 740], lang: 'fr' })
    await sit(page, whereAdaChooses(150, /^A /))
    await page.locator('.table-asks[data-yours]').waitFor()
    await page.locator('.table-bar').getByRole('button', { name: 'Conseil' }).click()
    await page.locator('.hint .hint-buttons button').nth(1).waitFor()
    for (const card of await page.locator('.sn-card').all()) {
      await card.hover({ force: true })
      await page.locator('.sn-about').waitFor()
      expect(await lyingUpon(page, '.sn-act', '.sn-row-own .sn-call')).toEqual([])
    }
  })

  it('keeps the hand in sight on a phone after somebody gave up', async () => {
    const page = await open(DOOR, { size: [360, 740] })
    await sit(page, whereAdaChooses(60))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: /Really give up/ }).click()
    await page.locator('.result').waitFor()
    await page.goBack()
    await page.locator('.strip a.main').waitFor()
    await expect.poll(() => outOfSight(page, '.sn-card, .sn-niche, .strip a')).toEqual([])
  })

  it('can be decided with the keyboard: a figure is laid by Enter alone', async () => {
    const page = await open(DOOR)
    const id = await keepOn(page, matchOf('sternenfeuer', ['Ada', 'Vega'], 0, { opening: 'seatA' }), PLAYERS)
    await page.evaluate((match) => {
      location.hash = `#/table/${match}`
    }, id)
    await page.locator('.sn-button-main[data-pickable]').waitFor()
    await page.locator('.sn-button-main[data-pickable]').focus()
    await page.keyboard.press('Enter')
    const card = page.locator('.sn-card-figure[data-pickable="yes"]').first()
    await card.waitFor()
    await card.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.sn-card[data-picked]').count()).toBe(1)
    await page.locator('.sn-scene[data-pickable="yes"]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.preview-confirm:enabled').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.sn-card[data-picked]').waitFor({ state: 'detached' })
    await expect.poll(() => keptLog(page, id)).toMatch(/^A: P /m)
  })

  it('waits with the end of a turn for its player, and throws nothing away unasked, by keyboard', async () => {
    const page = await open(DOOR)
    const match = matchOf('sternenfeuer', ['Ada', 'Vega'], 0, { opening: 'seatA' })
    match.play(0, '-')
    const id = await keepOn(page, match, PLAYERS)
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/table/${id}`)
    const discard = async (): Promise<void> => {
      await page.locator('.sn-card[data-pickable="yes"]').first().focus()
      await page.keyboard.press('Enter')
      await page.locator('.sn-card[data-picked]').waitFor()
      await page.getByRole('button', { name: 'Discard', exact: true }).focus()
      await page.keyboard.press('Enter')
      await page
        .locator('.preview-confirm')
        .getByText(/^Discard \w/)
        .waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(() => keptLog(page, id)).toMatch(/^A: X /m)
    }
    // Of no use in the own turn: picked twice it lies where it was.
    const idle = page.locator('.sn-card-idle').first()
    await idle.waitFor()
    await idle.focus()
    await page.keyboard.press('Enter')
    await page.locator('.sn-card[data-picked]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.sn-card[data-picked]').waitFor({ state: 'detached' })
    expect(movesIn(await keptLog(page, id))).toEqual(['A: -'])
    await discard()
    await expect.poll(() => page.locator('.sn-decisions').innerText()).toBe('End turn')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => movesIn(await keptLog(page, id))).toEqual(['A: -'])
    await discard()
    // The focus goes on to the only thing there is to do.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('End turn')
    await page.keyboard.press('Enter')
    await expect.poll(async () => movesIn(await keptLog(page, id)).slice(2, 3)).toEqual(['A: .'])
  })

  it('says everything about a figure that is tapped, where there is no room for it on the figure', async () => {
    const page = await open(DOOR, { size: [360, 740] })
    await sit(page, whereAdaChooses(90))
    const figure = page.locator('.sn-row-foe .sn-fig:last-child:not(.sn-fig-down) .sn-niche').first()
    // What cannot be picked is no enabled button, and yet it can be looked at.
    await figure.click({ force: true })
    const about = page.locator('.sn-about-figure')
    await about.waitFor()
    await expect.poll(() => about.locator('dd').count()).toBe(5)
    const [name] = ((await figure.getAttribute('aria-label')) ?? '').split(',')
    await expect.poll(() => about.locator('h3').innerText()).toContain(name)
  })

  it.each(LANGS)('calls every figure by a name that is whole, also on a phone: %s', async (lang) => {
    const page = await open(DOOR, { size: [360, 740], lang })
    await sit(page, whereAdaChooses(150))
    await expect.poll(() => page.locator('.sn-fig .sn-call:visible').count()).toBeGreaterThan(4)
    await expect.poll(() => page.locator('.sn-fig').evaluateAll(cutNames)).toEqual([])
  })

  it.each([
    [360, 740],
    [740, 360],
    [1440, 900],
  ] as const)('turns up, in a lesson at %i × %i, the figure that is clicked', async (width, height) => {
    const page = await open('#/lesson/sternenfeuer/together', { size: [width, height] })
    await page.locator('.sn-decisions [data-pickable="yes"]').click()
    await page.getByText('Step 2 of').waitFor()
    await page.locator('[data-fig="a1.2"] .sn-niche[data-pickable="yes"]').click()
    await page.locator('[data-fig="a1.2"] .sn-turn-up[data-pickable="yes"]').waitFor()
    const words = page.locator('.sn-ways').getByText('Turn up Rikka Sorrel')
    expect(await outOfSight(page, '.sn-ways [data-spot]')).toEqual([])
    await words.click()
    await page.locator('.preview-confirm:enabled').click()
    await page.getByText('Step 3 of').waitFor()
  })

  it('shows on the page of the result both hands and the turn that decided it, and leads there', async () => {
    const page = await open(DOOR, { size: [360, 740], theme: 'light' })
    const id = await keepOn(page, matchOf('sternenfeuer', ['Ada', 'Vega'], 2000), PLAYERS)
    await page.evaluate((match) => {
      location.hash = `#/result/${match}`
    }, id)
    await expect.poll(() => page.locator('.sn-left').count()).toBe(2)
    await expect.poll(() => page.locator('.sn-deciding h3').innerText()).toMatch(/^Turn \d+ /)
    expect(await barriersOn(page)).toEqual([])
    const turn = /\d+/.exec(await page.locator('.sn-deciding h3').innerText())?.[0]
    await page.locator('.sn-deciding a').click()
    await page.locator('.sn-board').waitFor()
    await expect.poll(() => page.url()).toMatch(/#\/replay\/.*move=\d+/)
    // The turn before is over; the move that is shown next belongs to it or begins the deciding one.
    await expect
      .poll(() => page.locator('body').innerText())
      .toMatch(new RegExp(`Turn ${Number(turn) - 1}\\b`))
  })

  it('tells at the table how it ended, with nothing over the board', async () => {
    const page = await open(DOOR)
    await sit(page, matchOf('sternenfeuer', ['Ada', 'Vega'], 2000))
    await expect.poll(() => page.locator('.sn-ending li').count()).toBe(3)
    await expect.poll(() => page.locator('.sn-fig').first().isVisible()).toBe(true)
  })
})

/** Runs in the page: names of figures that do not fit where they stand, or that another figure covers. */
function cutNames(figures: Element[]): string[] {
  return figures.flatMap((figure) => {
    const name = [...figure.querySelectorAll('.sn-name, .sn-call')].find((each) => each.clientWidth > 0)
    if (!name) return ['no name']
    const words = document.createRange()
    words.selectNodeContents(name)
    const [inner, outer] = [words.getBoundingClientRect(), figure.getBoundingClientRect()]
    const fits =
      inner.left > outer.left - 2 && inner.right < outer.right + 2 && inner.bottom < outer.bottom + 1
    const seen = [inner.left + 3, inner.right - 3].every((x) =>
      figure.contains(document.elementFromPoint(x, inner.top + 4)),
    )
    return fits && seen ? [] : [name.textContent ?? '']
  })
}

/** Runs in the page: figures whose values end under the next figure. */
function hiddenValues(figures: Element[]): string[] {
  return figures.flatMap((figure) =>
    [...figure.querySelectorAll('.sn-values b')]
      .filter((value) => {
        const { right, top, bottom } = value.getBoundingClientRect()
        return !figure.contains(document.elementFromPoint(right - 1, (top + bottom) / 2))
      })
      .map((value) => `${figure.textContent}: ${value.textContent}`),
  )
}

/** So many moves on, or as many more as it takes until Ada has a choice: what is forced goes on by itself. */
function whereAdaChooses(moves: number, wish = /./): Match {
  const match = matchOf('sternenfeuer', ['Ada', 'Vega'], moves)
  const open = match.deciding()[0] === 0 ? match.moves(0) : []
  return open.length > 1 && open.some((move) => wish.test(move)) ? match : whereAdaChooses(moves + 1, wish)
}

/** A match of players who lay so many figures at the second place, and turn them up, before they do anything else. */
function whereTheyGather(figures: number): Match {
  const match = matchOf('sternenfeuer', ['Ada', 'Vega'])
  const liked = [/^P.*@2/, /^U/, /^\+/, /^X [^F]/, /^[^AVP]/]
  /** The rows of both sides at the second place (`rules/zones.ts`). */
  const rows = (): number[] => {
    const { figures: standing } = match.view(0) as { figures: Record<number, unknown[]> }
    return [8, 11].map((zone) => standing[zone].length)
  }
  for (let made = 0; made < 400; made++) {
    const [seat] = match.deciding()
    if (seat === undefined) break
    const open = match.moves(seat)
    if (seat === 0 && open.length > 1 && Math.min(...rows()) >= figures) return match
    const best = liked.flatMap((kind) => open.filter((move) => kind.test(move)))
    match.play(seat, best[0] ?? open[0])
  }
  throw new Error(`they never were ${figures}`)
}

/** A match of players who would rather join and strengthen their figures than attack. */
function withLadenPair(moves: number): Match {
  const liked = [/^K/, /^R.*[12]\.[12]$/, /^P.*[12]>?$/, /^U/, /^\+/, /^X [^FRC]/, /^[^AV]/]
  const match = matchOf('sternenfeuer', ['Ada', 'Vega'])
  for (let made = 0; made < moves; made++) {
    const [seat] = match.deciding()
    const open = match.moves(seat)
    const best = liked.flatMap((kind) => open.filter((move) => kind.test(move)))
    match.play(seat, best[0] ?? open[0])
  }
  return match
}

async function sit(page: Page, match: Match): Promise<void> {
  const id = await keepOn(page, match, PLAYERS)
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/table/${id}`)
  await page.locator('.sn-board').waitFor()
}
