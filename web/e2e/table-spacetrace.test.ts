import { spacetrace, stackOf, type View } from '@sternentisch/games/spacetrace'
import { type AnyGame, isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, DOOR, keptLog, movesIn, myTurn, person, sitDown } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { openInMotion, unbroken } from './in-motion.ts'
import { outOfSight, pageSize, resize } from './in-sight.ts'

const here = house()
const { open } = here
const PLAYERS = [person('Ada'), bot('Vega')]
const game: AnyGame = spacetrace

/** Whoever plays nothing draws; and then one card is played. */
async function holdingMany(page: Page, turns: number): Promise<void> {
  const match = dealt('first')
  while (match.steps.length < turns) match.play(match.deciding()[0], 'done')
  match.play(0, match.moves(0).find((move) => move.startsWith('+ '))!)
  await sitDown(page, match, PLAYERS)
  await myTurn(page)
}

/** What a person who plays everything at once would do next. */
const WISHES = [/^\+ /, /^> /, /^!$/, /^o keep$/, /^x after$/, /^\.$/, /^done$/]

/** A match with as many moves played as wanted. */
function dealt(mode: string, moves = 0, seed = 'e2e', enough = (_: Match): boolean => false): Match {
  const options = readOptions(game.options, { mode, firstSeat: 'A' })
  if (isRefusal(options)) throw new Error(options.code)
  const names = ['Ada', 'Vega']
  const match = new Match({ game, options, seed: seedFrom(seed), id: seedFrom(seed).slice(0, 12), names })
  for (let made = 0; made < moves; made++) {
    const [seat] = match.deciding()
    if (seat === undefined || enough(match)) break
    const possible = match.moves(seat)
    const wish = WISHES.find((each) => possible.some((move) => each.test(move)))
    match.play(seat, possible.find((move) => wish?.test(move)) ?? possible[0])
  }
  return match
}

/** Has Vega two cards in one class of the base fleet? */
const canBeReordered = (match: Match): boolean =>
  [1, 2, 3, 4].some((each) => (match.view(0) as View).zones[stackOf(1, 0, each)].size > 1)

/** Plays what can be played, attacks when nothing more can, and ends the turn. */
async function decideSomething(page: Page): Promise<void> {
  const wishes = [
    page.locator(':is(.sp-card-reinforcement, .sp-card-ship)[data-pickable="yes"]'),
    page.getByRole('button', { name: 'attack', exact: true }),
    page.locator('.sp-button-main[data-pickable]'),
    page.getByRole('button', { name: /^done/ }),
    page.locator('[data-pickable="yes"]'),
  ]
  for (const wish of wishes) {
    if ((await wish.count()) === 0) continue
    await wish.first().click()
    break
  }
  const confirm = page.locator('.preview-confirm:enabled')
  if ((await confirm.count()) > 0) await confirm.first().click()
}

describe('Spacetrace against a bot', () => {
  it('is played with the mouse from its first decision to its result', { timeout: 240_000 }, async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, dealt('first'), PLAYERS)
    let rows = 0
    for (let turn = 0; turn < 400 && (await myTurn(page)); turn++) {
      rows += await page.locator('.sp-row[data-state="fought"]').count()
      await decideSomething(page)
    }
    expect(rows).toBeGreaterThan(0)
    await page.locator('.strip a.main').click()
    await page.locator('.result-picture .sp-result').waitFor()
    await expect.poll(() => keptLog(page, id)).toMatch(/^result: .* won by [AB]+$/m)
    expect(await barriersOn(page)).toEqual([])
  })

  it('goes by keyboard: a card is looked at and played with Enter', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, dealt('first', 2), PLAYERS)
    await myTurn(page)
    const before = movesIn(await keptLog(page, id)).length
    await page.locator('.sp-hand [data-pickable="yes"]').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.preview-action').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(async () => movesIn(await keptLog(page, id)).length).toBeGreaterThan(before)
  })

  it('ends a turn by keyboard, with manpower left: Enter looks, Enter confirms', async () => {
    const page = await open(DOOR)
    const withManpower = (match: Match): boolean =>
      match.deciding()[0] === 0 && (match.view(0) as View).mp[0] > 0 && match.moves(0).includes('done')
    const id = await sitDown(page, dealt('first', 40, 'e2e', withManpower), PLAYERS)
    await myTurn(page)
    const done = page.getByRole('button', { name: /^done/ })
    const isInFocus = () => done.evaluate((spot) => spot === document.activeElement)
    await page.locator('.sp-hand [data-spot]').first().focus()
    await page.keyboard.press('Tab')
    await done.focus()
    await page.keyboard.press('Enter')
    await page.locator('.preview-confirm').waitFor()
    expect(await isInFocus()).toBe(true)
    // Back, and once more: nothing was lost on the way.
    await page.keyboard.press('Escape')
    await page.locator('.preview-confirm').waitFor({ state: 'detached' })
    expect(await isInFocus()).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('.preview-confirm').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(async () => movesIn(await keptLog(page, id), 'A').at(-1)).toBe('A: done')
  })

  it('asks when somebody wants to be asked, and says so beside the log', async () => {
    const page = await open(DOOR, { size: [1440, 900] })
    const idle = (match: Match): boolean =>
      match.deciding()[0] === 0 &&
      game.windowAt?.(match.view(0), game.actions(match.view(0)))?.canAct === false
    const match = dealt('full', 400, 'idle', idle)
    expect(idle(match)).toBe(true)
    const id = await sitDown(page, match, PLAYERS)
    // Nobody had to press Pass.
    await expect
      .poll(async () => movesIn(await keptLog(page, id), 'A').length)
      .toBeGreaterThan(match.steps.filter(({ seat }) => seat === 0).length)
    // It is the deed that happened by itself, not what came of it.
    await page.locator('.log-line:first-child em', { hasText: '(by itself)' }).first().waitFor()
    expect(await page.locator('.log-line:not(:first-child) em').count()).toBe(0)
    const summary = page.locator('.ask-me > summary')
    await expect.poll(() => summary.textContent()).toBe('Ask me when I can')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => summary.textContent()).toBe('Ask me only at …')
    await page.getByLabel('in answer to a tactic').uncheck()
    expect(await barriersOn(page)).toEqual([])
    await page.reload()
    await page.locator('.ask-me > summary').click()
    await expect.poll(() => page.getByLabel('in answer to a tactic').isChecked()).toBe(false)
    await expect.poll(() => page.getByLabel('before the battle').isChecked()).toBe(true)
  })

  it('shows seven cards in hand in windows of all sizes, none of them cut', async () => {
    const page = await open(DOOR)
    await holdingMany(page, 2)
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [740, 360],
      [768, 1024],
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ]) {
      await resize(page, width, height)
      const at = `${width} × ${height}`
      await expect.poll(() => page.locator('.sp-hand .sp-card').count(), { message: at }).toBe(7)
      await expect.poll(() => page.locator('.sp-hand').evaluate(cutIn), { message: at }).toEqual([])
      await expect.poll(() => pageSize(page)).toEqual([width, height])
    }
  })

  it('shows more than that on a tablet, none of them cut', async () => {
    const page = await open(DOOR, { size: [768, 1024] })
    await holdingMany(page, 4)
    await expect.poll(() => page.locator('.sp-hand .sp-card').count()).toBeGreaterThanOrEqual(9)
    await expect.poll(() => page.locator('.sp-hand').evaluate(cutIn)).toEqual([])
  })

  it('lets a card be dragged to where it goes', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, dealt('first'), PLAYERS)
    await myTurn(page)
    const before = movesIn(await keptLog(page, id)).length
    const card = await page.locator('.sp-card-reinforcement[data-pickable="yes"]').first().boundingBox()
    const place = await page.locator('.sp-manpower').boundingBox()
    await page.mouse.move(card!.x + card!.width / 2, card!.y + card!.height / 2)
    await page.mouse.down()
    // All the way it can be seen, under the pointer: the hand is a strip that would cut it off.
    await page.mouse.move(600, 300, { steps: 5 })
    const held = page.locator('[data-dragging]')
    expect(await held.evaluate(shownPart)).toBeGreaterThan(0.99)
    const box = await held.boundingBox()
    expect([box!.x + box!.width / 2, box!.y + box!.height / 2].map(Math.round)).toEqual([600, 300])
    await page.mouse.move(place!.x + place!.width / 2, place!.y + place!.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => movesIn(await keptLog(page, id)).length).toBeGreaterThan(before)
  })

  it('lets a card be dragged to the front of its class before a battle', async () => {
    const page = await open(DOOR)
    const ordering = (match: Match): boolean => match.deciding()[0] === 0 && match.moves(0).includes('o keep')
    const match = dealt('first', 400, 'order', ordering)
    expect(match.moves(0)).toContain('o keep')
    const id = await sitDown(page, match, PLAYERS)
    await myTurn(page)
    const stack = page.locator('.sp-stack.sp-own:has([data-pickable])').first()
    const name = (which: number) => stack.locator('.sp-tile').nth(which).getAttribute('data-travel')
    const behind = await name(1)
    const [front, second] = await Promise.all(
      [0, 1].map((at) => stack.locator('.sp-tile').nth(at).boundingBox()),
    )
    await page.mouse.move(second!.x + second!.width / 2, second!.y + second!.height / 2)
    await page.mouse.down()
    await page.mouse.move(front!.x + front!.width / 2, front!.y + front!.height / 2, { steps: 5 })
    await page.mouse.up()
    const copy = behind?.slice(1)
    await expect.poll(() => keptLog(page, id)).toMatch(new RegExp(`^A: o \\w+#${copy}$`, 'm'))
  })

  it('weighs an attack before it is declared, as the orders stand and at worst', async () => {
    const page = await open(DOOR)
    const ready = (match: Match): boolean =>
      match.deciding()[0] === 0 && match.moves(0).includes('!') && canBeReordered(match)
    const match = dealt('first', 400, 'order', ready)
    expect(canBeReordered(match)).toBe(true)
    await sitDown(page, match, PLAYERS)
    await myTurn(page)
    const said = page.locator('.sp-say')
    await expect.poll(() => said.textContent()).toMatch(/An attack now: Vega loses .* Without new orders\./)
    await page.getByRole('button', { name: 'At worst', pressed: false }).click()
    await expect.poll(() => said.textContent()).toMatch(/An attack now, at worst: Vega loses /)
    await page.getByRole('button', { name: 'attack', exact: true }).click()
    await expect
      .poll(() => page.locator('.preview-action').textContent())
      .toMatch(/^Attack: the enemy loses /)
  })

  it('offers no attack in the first turn, and says why a card cannot be played, with the rule', async () => {
    const page = await open(DOOR)
    await sitDown(page, dealt('first'), PLAYERS)
    await myTurn(page)
    await expect.poll(() => page.getByRole('button', { name: 'attack' }).count()).toBe(0)
    const dear = page.locator('.sp-card:not([data-pickable])').first()
    await dear.click({ force: true })
    await expect
      .poll(() => page.locator('.preview-why a').getAttribute('href'))
      .toMatch(/^#\/rules\/spacetrace\/SP-/)
  })

  it.each([
    [360, 640, 'first', 12, 'dark'],
    [390, 844, 'full', 40, 'light'],
    [768, 1024, 'second', 20, 'light'],
    [1024, 768, 'second', 30, 'dark'],
    [1440, 900, 'full', 60, 'light'],
  ] as const)(
    'fits a window of %i × %i without scrolling and keeps nobody out (%s, %i moves, %s)',
    async (width, height, mode, moves, theme) => {
      const page = await open(DOOR, { size: [width, height], theme })
      await sitDown(page, dealt(mode, moves), PLAYERS)
      await myTurn(page)
      await expect.poll(() => pageSize(page)).toEqual([width, height])
      expect(await barriersOn(page)).toEqual([])
    },
  )

  it.each([
    [740, 360, 'full', 100, 'light'],
    [844, 390, 'first', 45, 'dark'],
    [932, 430, 'second', 20, 'dark'],
    [1024, 600, 'full', 100, 'dark'],
  ] as const)(
    'shows fleets, hand and question side by side in a low window of %i × %i (%s, %i moves, %s)',
    async (width, height, mode, moves, theme) => {
      const page = await open(DOOR, { size: [width, height], theme, lang: 'de' })
      const canAttack = (match: Match): boolean =>
        match.steps.length >= moves && match.deciding()[0] === 0 && match.moves(0).includes('!')
      const match = dealt(mode, 400, 'a', canAttack)
      expect(match.moves(0)).toContain('!')
      await sitDown(page, match, PLAYERS)
      await myTurn(page)
      const table =
        '.sp-seat li, .sp-tile, .sp-tile-head, .sp-row, .sp-side, .sp-pool, .sp-card, .sp-card-head, .sp-card-figures'
      await expect.poll(() => outOfSight(page, `${table}, .sp-say, .sp-button`)).toEqual([])
      await page.getByRole('button', { name: 'angreifen', exact: true }).click()
      await expect.poll(() => outOfSight(page, `${table}, .preview-action, .preview-confirm`)).toEqual([])
      await expect.poll(() => pageSize(page)).toEqual([width, height])
      expect(await barriersOn(page)).toEqual([])
    },
  )
})

describe('A hand of Spacetrace on a phone', () => {
  it.each([
    [360, 640, false],
    [360, 740, true],
    [390, 664, true],
  ] as const)(
    'shows every cost whole, at %i × %i (sound is offered: %s)',
    async (width, height, newcomer) => {
      const page = await open(DOOR, { size: [width, height], newcomer })
      await sitDown(page, dealt('full'), PLAYERS)
      await myTurn(page)
      await page.locator('.sp-hand .sp-cost').first().waitFor()
      /** A cost, or what is at hand to pay it, of which less is in sight than there is. */
      const cut = (): Promise<string[]> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.sp-hand .sp-cost, .sp-manpower .sp-pool > b')].flatMap((each) => {
            const { top, bottom } = each.getBoundingClientRect()
            const around = each.closest('.sp-card-art, .sp-manpower')!.getBoundingClientRect()
            return top < around.top - 1 || bottom > around.bottom + 1 ? [each.textContent ?? ''] : []
          }),
        )
      await expect.poll(cut).toEqual([])
      await expect.poll(() => pageSize(page)).toEqual([width, height])
    },
  )
})

describe('A lesson of Spacetrace', () => {
  it('about tactics is watched to its end, with everything that moves', { timeout: 240_000 }, async () => {
    const page = await openInMotion(here, '#/lesson/spacetrace/tactics', 'tactics')
    await unbroken(page, page.evaluate(goOn))
    // What took effect was seen to: 80 by the strike, 120 by the Cruiser under Ishida.
    await expect.poll(() => page.locator('.sp-base.sp-foe .sp-base-lp b').textContent()).toBe('800')
  })
})

/** Runs in the page: does what the lesson points at, confirms it, or reads on, until it is finished. */
async function goOn(): Promise<void> {
  while (!document.querySelector('.lesson-done')) {
    const press = document.querySelector('.preview-confirm:enabled, .lesson-buttons button.main')
    const spot = document.querySelector('.lesson-board [data-pickable="yes"]:not([data-picked])')
    ;(press ?? spot)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('A deck of Spacetrace', () => {
  it('is put together card by card, in German and on a telephone', async () => {
    const page = await open('#/new/spacetrace', { lang: 'de', size: [360, 740] })
    await page.locator('.modes label').nth(2).click()
    await page.locator('.house-rules select').first().selectOption('custom')
    await page.getByRole('button', { name: 'Dieses Deck ändern' }).first().click()
    const list = page.locator('#list-deckA')
    await expect.poll(() => list.inputValue()).toMatch(/^2 fighter$/m)
    await page.getByRole('button', { name: 'Jäger: eine mehr' }).click()
    await expect.poll(() => list.inputValue()).toMatch(/^3 fighter$/m)
    await page.getByRole('button', { name: /^Klasse IV/ }).click()
    await page.getByRole('button', { name: 'Mutterschiff: eine weniger' }).click()
    await expect.poll(() => list.inputValue()).not.toContain('mothership')
    await page.locator('#list-deckA-state a', { hasText: 'SP-1.3' }).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Mutterschiff: eine weniger' }).isDisabled())
      .toBe(true)
    expect(await barriersOn(page)).toEqual([])
  })
})

describe('The battle simulator of Spacetrace', () => {
  it('sets two fleets against each other and goes row by row', async () => {
    const page = await open('#/rules/spacetrace/simulator')
    await page.getByRole('button', { name: 'Open the battle simulator' }).click()
    const rows = (state: string) => page.locator(`.sp-sim .sp-row[data-state="${state}"]`).count()
    await expect.poll(() => rows('expected')).toBe(4)
    const cruiser = page.locator('.sp-sim .sp-fleet.sp-foe .sp-tile', { hasText: 'Cruiser' })
    await expect.poll(() => cruiser.locator('.sp-count').textContent()).toBe('100LP')

    await page.getByRole('button', { name: 'Row II', exact: true }).click()
    await expect.poll(() => rows('fought')).toBe(2)
    await expect.poll(() => cruiser.locator('.sp-count').textContent()).toBe('0LP')
    await page.getByText('Destroyer (Attacker): 10 shots of 10. Cruiser 100 → 0 LP.').waitFor()

    // A wall of corvettes in the gap: now the Cruiser is out of the Destroyers’ reach.
    await page.getByLabel('Add a ship: Defender').selectOption('corvette')
    await expect.poll(() => rows('fought')).toBe(0)
    await page.getByLabel('Corvettes: what is left').fill('5')
    await page.getByText('The battle as text').click()
    const text = page.getByRole('textbox', { name: 'The battle as text' })
    await expect.poll(() => text.inputValue()).toMatch(/^B .*corvette 15x0 5x5; cruiser 1x100/m)
    await page.getByRole('button', { name: 'Row II', exact: true }).click()
    await expect.poll(() => cruiser.locator('.sp-count').textContent()).toBe('100LP')
    await page.getByRole('button', { name: 'Take out Corvettes' }).click()
    await expect.poll(() => text.inputValue()).not.toContain('corvette')
    expect(await barriersOn(page)).toEqual([])
  })

  it.each([
    [360, 740],
    [768, 1024],
  ] as const)('fits a window %i wide', async (width, height) => {
    const page = await open('#/rules/spacetrace/simulator', {
      lang: 'de',
      size: [width, height],
      theme: 'light',
    })
    await page.getByRole('button', { name: 'Kampfsimulator öffnen' }).click()
    await page.locator('.sp-sim .sp-row').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await barriersOn(page, '.sp-sim')).toEqual([])
  })
})

/** Runs in the page: what of the cards in a hand lies outside of its card, or of the hand itself. */
const cutIn = (hand: Element): string[] =>
  [...hand.querySelectorAll('.sp-card')].flatMap((card) =>
    [card, ...card.querySelectorAll('.sp-card-head, .sp-card-figures > *, .sp-gain, .sp-cost')]
      .filter((part) => {
        const [inner, outer] = [part, part === card ? hand : card].map((each) => each.getBoundingClientRect())
        return inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1
      })
      .map((part) => `${part.className}: ${part.textContent}`),
  )

/** Runs in the page: how much of something is not cut off by what it lies in. */
const shownPart = (thing: Element): Promise<number> =>
  new Promise((resolve) =>
    new IntersectionObserver(([{ intersectionRatio }], observer) => {
      observer.disconnect()
      resolve(intersectionRatio)
    }).observe(thing),
  )
