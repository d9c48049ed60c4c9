import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { onlineHouse } from './online-house.ts'

const { open } = onlineHouse()
const alone = house()

/** One speaks, the other hears it at the edge of a small page and in the talk; then wants quiet, and hears nothing more. */
async function talk(speaks: Page, hears: Page): Promise<void> {
  await speaks.getByRole('tab', { name: 'Talk' }).click()
  const says = async (words: string): Promise<void> => {
    await speaks.getByRole('textbox', { name: 'Write to the table' }).fill(words)
    await speaks.keyboard.press('Enter')
    await speaks.locator('.talk-said li').filter({ hasText: words }).waitFor()
  }
  await says('Good luck!')
  await hears.locator('.said').filter({ hasText: 'Good luck!' }).waitFor()
  await hears.getByRole('button', { name: 'Talk' }).click()
  await hears.locator('.talk-said li').filter({ hasText: 'Mara Good luck!' }).waitFor()
  expect(await barriersOn(hears)).toEqual([])
  await hears.locator('.phrase').first().click()
  await speaks.locator('.talk-said li').filter({ hasText: 'Jonas' }).waitFor()
  await hears.getByRole('switch', { name: 'Quiet' }).check({ force: true })
  await says('Psst')
  await hears.reload()
  await says('Still there?')
  await hears.locator('.table-board').waitFor()
  await hears.getByRole('button', { name: 'Talk' }).click()
  await hears.locator('.talk-none').waitFor()
  expect(await hears.getByText(/Psst|Still there/).count()).toBe(0)
}

describe('Online', () => {
  it('a table is opened, a friend sits down by link, and both are at it', async () => {
    const mara = await open('#/open/stellar')
    await mara.getByLabel('What should the others call you?').fill('Mara')
    await mara.getByRole('button', { name: 'Open the table' }).click()
    await mara.getByText('The match begins as soon as somebody sits down.').waitFor()
    expect(await barriersOn(mara)).toEqual([])
    const link = await mara.getByLabel('Link to the table').inputValue()

    const jonas = await open(new URL(link).hash, { size: [390, 844] })
    await jonas.getByText('Mara invites you to').waitFor()
    await jonas.getByLabel('Your name at this table').fill('Jonas')
    const tall = await jonas.evaluate(() => document.documentElement.scrollHeight)
    expect(tall).toBeLessThanOrEqual(844)
    expect(await barriersOn(jonas)).toEqual([])
    await jonas.getByRole('button', { name: 'Sit down' }).click()
    await mara.waitForURL(new URL(link).href)
    await jonas.getByRole('button', { name: 'Sit down' }).waitFor({ state: 'detached' })
    await talk(mara, jonas)
  })

  it('a table is opened with a card set of one’s own, and a friend looks at it before sitting down', async () => {
    const mara = await open('#/sets/sternenfeuer')
    await mara.getByRole('button', { name: 'New set from the shipped cards' }).click()
    await mara.locator('[id="field-cards.0.name.en"]').fill('Gale, the Unbidden')
    const set = new URL(mara.url()).hash.split('/').at(-1)
    await mara.evaluate((to) => {
      location.hash = to
    }, `#/open/sternenfeuer?set=${set}`)
    await expect.poll(() => mara.getByRole('radio', { name: 'My set' }).isChecked()).toBe(true)
    await mara.getByLabel('What should the others call you?').fill('Mara')
    await mara.getByRole('button', { name: 'Open the table' }).click()
    const link = await mara.getByLabel('Link to the table').inputValue()

    const jonas = await open(new URL(link).hash, { size: [390, 844] })
    await jonas.getByText('Cards of one’s own: My set.').waitFor()
    expect(await barriersOn(jonas)).toEqual([])
    await jonas.getByRole('link', { name: 'Look at the cards first' }).click()
    await jonas.getByRole('link', { name: /^Gale, the Unbidden/ }).waitFor()
    await jonas.goBack()
    await jonas.getByLabel('Your name at this table').fill('Jonas')
    await jonas.getByRole('button', { name: 'Sit down' }).click()
    await mara.waitForURL(new URL(link).href)
    for (const page of [mara, jonas]) await page.locator('.sn-card, .sn-hand').first().waitFor()
  })

  it('the lobby lists a table, and its code leads there', async () => {
    const ida = await open('#/open/sternenfeuer')
    await ida.getByLabel('What should the others call you?').fill('Ida')
    await ida.getByRole('switch', { name: 'In the lobby' }).check({ force: true })
    await ida.getByRole('button', { name: 'Open the table' }).click()
    const code = (await ida.locator('.code .unseen').innerText()).replaceAll(' ', '')

    const luc = await open('#/lobby', { size: [360, 740], theme: 'light' })
    await luc.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
    await luc.locator('.open-tables li').filter({ hasText: 'Ida' }).waitFor()
    expect(await barriersOn(luc)).toEqual([])
    await luc.getByLabel('Code').fill(code.toLowerCase())
    await luc.getByRole('button', { name: 'Sit down' }).first().click()
    await luc.getByText('Ida invites you to').waitFor()

    // Who goes elsewhere finds the table again, and can put it away.
    await ida.goto(ida.url().replace(/#.*/, '#/lobby'))
    await ida.locator('.lobby-rows').getByText('1 seat is free').click()
    await ida.getByRole('button', { name: 'Put the table away' }).click()
    await ida.getByRole('button', { name: 'Really put it away' }).click()
    await ida.getByRole('heading', { name: 'This table has been put away.' }).waitFor()
    await luc.getByRole('heading', { name: 'This table has been put away.' }).waitFor()
  })

  it('a match against a bot waits in the lobby, in the title and on the icon', async () => {
    const noor = await open('#/open/stellar', { lang: 'de' })
    await noor.getByLabel('Wie sollen die anderen').fill('Noor')
    const seat = noor.getByRole('group', { name: 'Wer spielt auf Platz B?' })
    await seat.getByText('Bot', { exact: true }).click()
    await noor.getByRole('button', { name: 'Tisch aufstellen' }).click()
    await noor.waitForURL(/#\/at\//)
    await noor.goto(noor.url().replace(/#.*/, '#/lobby'))
    await noor.getByRole('heading', { name: 'Eine Partie wartet auf dich' }).waitFor()
    await noor.getByRole('link', { name: /^Weiter: / }).waitFor()
    await expect.poll(() => noor.title()).toMatch(/^\(1\) /)
    const icon = noor.locator('link[rel="icon"]').first()
    await expect.poll(() => icon.getAttribute('href')).toContain('waiting')
    expect(await barriersOn(noor)).toEqual([])
  })

  it('two who want the same meet by quick match', async () => {
    const [one, other] = [await open('#/lobby'), await open('#/lobby')]
    await one.getByRole('button', { name: 'Quick match of Stellar' }).click()
    await one.getByText('Looking for somebody').waitFor()
    await other.getByRole('button', { name: 'Quick match of Stellar' }).click()
    await Promise.all([one.waitForURL(/#\/at\//), other.waitForURL(/#\/at\//)])
    expect(one.url()).toBe(other.url())
  })

  it('a name goes to another device by its link, and its tables come along', async () => {
    const here = await open('#/open/stellar')
    await here.getByLabel('What should the others call you?').fill('Vera')
    await here.getByRole('button', { name: 'Open the table' }).click()
    await here.getByText('The table is open').waitFor()
    await here.goto(here.url().replace(/#.*/, '#/account'))
    await here.getByRole('button', { name: 'Show a code' }).click()
    const link = await here.getByLabel('Link for the other device').inputValue()
    expect(await barriersOn(here)).toEqual([])

    const there = await open(new URL(link).hash)
    await there.getByRole('button', { name: 'It is me' }).click()
    await there.getByRole('heading', { name: 'Vera' }).waitFor()
    await there.goto(there.url().replace(/#.*/, '#/lobby'))
    await there.locator('.lobby-rows').getByText('1 seat is free').waitFor()
  })
})

describe('Without a server', () => {
  it('nothing of online play is shown', async () => {
    const page = await alone.open('#/')
    await page.waitForTimeout(1500)
    expect(await page.getByRole('link', { name: 'Online' }).count()).toBe(0)
    await page.goto(page.url().replace(/#.*/, '#/lobby'))
    await page.getByRole('heading', { name: 'Nobody can be met here' }).waitFor()
  })
})
