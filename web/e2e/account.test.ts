import { CONCEDE } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { barriersOn } from './axe.ts'
import { onlineHouse } from './online-house.ts'

const { open } = onlineHouse()

describe('An account', () => {
  it('is kept by a passkey and by recovery codes, and is rated', async () => {
    const page = await open('#/open/starfighter')
    const driver = await page.context().newCDPSession(page)
    await driver.send('WebAuthn.enable')
    await driver.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    await page.getByLabel('What should the others call you?').fill('Hypatia')
    await page.getByRole('switch', { name: 'Rated' }).check({ force: true })
    await page.getByRole('button', { name: 'Open the table' }).click()
    const link = await page.getByLabel('Link to the table').inputValue()

    // A rated match: whoever sits down gives up at once.
    const theon = await open(new URL(link).hash)
    await theon.getByLabel('Your name at this table').fill('Theon')
    await theon.getByRole('button', { name: 'Sit down' }).click()
    await theon.getByRole('button', { name: 'Sit down' }).waitFor({ state: 'detached' })
    await theon.evaluate(giveUp, { table: new URL(link).hash.split('/')[2], text: CONCEDE })

    const account = page.url().replace(/#.*/, '#/account')
    await page.goto(account)
    await page.getByRole('button', { name: 'Make a passkey' }).click()
    const code = await page.locator('.recovery code').first().innerText()
    expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)
    const leave = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Sign out on this device' }).click()
      await page.getByRole('button', { name: 'Really sign out' }).click()
      await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
    }
    await leave()
    await page.getByRole('button', { name: 'I have a passkey' }).click()
    await page.getByRole('heading', { name: 'Hypatia' }).waitFor()

    const game = page.locator('.share[data-game="starfighter"]')
    await game.getByText('Training').waitFor()
    expect(await game.locator('.rating b').innerText()).toMatch(/^16\d\d$/)
    expect(await game.locator('.bars td:last-child').allInnerTexts()).toHaveLength(2)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Starfighter against Theon' })
      .getByText('Won')
      .waitFor()
    expect(await barriersOn(page)).toEqual([])

    await leave()
    await page.getByText('Use a recovery code').click()
    await page.locator('.recover input').fill(code)
    await page.getByRole('button', { name: 'Let me in' }).click()
    await page.getByRole('heading', { name: 'Hypatia' }).waitFor()
    expect(await game.locator('.rating b').innerText()).toMatch(/^16\d\d$/)
  })
})

/** Runs in the page: over a socket of its own, whatever the table looks like. */
function giveUp({ table, text }: { table: string; text: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL('socket', location.href.split('#')[0]).href.replace('http', 'ws'))
    const act = { do: 'move', text }
    socket.onopen = () => socket.send(JSON.stringify({ to: 'act', table, id: 'give-up', act }))
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data))
      if (answer.id !== 'give-up') return
      socket.close()
      if (answer.re === 'done') resolve()
      else reject(new Error(String(data)))
    }
  })
}
