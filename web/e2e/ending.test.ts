import { describe, expect, test } from 'vitest'
import { bot, decideSomething, duel, myTurn, person, sitDown } from './at-table.ts'
import { house } from './house.ts'

const { open } = house()

/** A duel before its last move, and who makes it. */
function allButOver() {
  const steps = duel(['You', 'Vega'], 2000).steps.length
  const match = duel(['You', 'Vega'], steps - 1)
  const [last] = match.deciding()
  const players = match.seats.map((seat) => (seat === last ? person('You') : bot('Vega')))
  return { match, players }
}

describe('the end of a match', () => {
  test('is shown as it happens, skipped with Enter, and leads to its heading', async () => {
    const page = await open('#/', { motion: true })
    const { match, players } = allButOver()
    await sitDown(page, match, players)
    for (let turn = 0; await myTurn(page); turn++) {
      await decideSomething(page, turn)
      await page.locator('.ending, .table-asks[data-yours]').first().waitFor()
      if (await page.locator('.ending').isVisible()) break
    }
    const ending = page.locator('.ending')
    await page.locator('.ending[data-moving]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.ending:not([data-moving])').waitFor()
    const heading = ending.getByRole('heading')
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await heading.innerText()).toMatch(/(You win|Vega wins|share)/)
    // Nothing under it can be reached.
    expect(await page.locator('.table-cloth').evaluate((cloth) => (cloth as HTMLElement).inert)).toBe(true)

    await ending.getByRole('button', { name: 'Show the ending again' }).click()
    await page.locator('.ending[data-moving]').waitFor()
    await page.locator('.ending-picture').click()
    await page.locator('.ending:not([data-moving])').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.result-picture').waitFor()
    expect(page.url()).toContain('#/result/')

    await page.getByRole('button', { name: 'Show the ending again' }).click()
    await page.locator('.ending[data-moving]').waitFor()
    await page.keyboard.press('Space')
    await page.locator('.ending:not([data-moving])').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.ending').waitFor({ state: 'detached' })
  })
})

describe('sound', () => {
  test('is offered once, below the board, to mouse and keyboard', async () => {
    const page = await open('#/', { newcomer: true })
    await sitDown(page, duel(['You', 'Vega'], 0, 'first'), [person('You'), bot('Vega')])
    const offer = page.locator('.sound-offer')
    await offer.waitFor()
    const [board, line] = await Promise.all([page.locator('.table-cloth').boundingBox(), offer.boundingBox()])
    expect(line?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
    await offer.getByRole('button', { name: 'No' }).press('Enter')
    await offer.waitFor({ state: 'detached' })
    await sitDown(page, duel(['You', 'Vega'], 0, 'second'), [person('You'), bot('Vega')])
    await page.locator('.table-asks[data-yours]').waitFor()
    expect(await offer.count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('switch', { name: 'Sound' }).press('Space')
    await page.getByRole('slider', { name: 'Volume' }).press('ArrowLeft')
    expect(await page.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('55%')
  })
})
