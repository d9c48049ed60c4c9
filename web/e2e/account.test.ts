import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sitTogether } from './at-online.ts'
import { barriersOn } from './axe.ts'
import { onlineHouse } from './online-house.ts'

const here = onlineHouse()

/** A device that keeps passkeys, and whose owner always says yes. */
async function withPasskeys(page: Page): Promise<void> {
  const driver = await page.context().newCDPSession(page)
  await driver.send('WebAuthn.enable')
  await driver.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

describe('An account', () => {
  it('is kept by a passkey and by recovery codes, and has its rating and its matches', async () => {
    const { anna, ben } = await sitTogether(here, 'starfighter', { rated: true })
    await ben.getByRole('button', { name: 'Menu' }).click()
    await ben.getByRole('button', { name: 'Give up' }).click()
    await ben.getByRole('button', { name: /Really give up/ }).click()
    await ben.waitForURL(/\/result/)

    await withPasskeys(anna)
    await anna.goto(`${here.address}#/account`)
    await anna.getByRole('button', { name: 'Make a passkey' }).click()
    const code = await anna.locator('.recovery code').first().innerText()
    expect(code).toMatch(/^(\w{4}-){3}\w{4}$/)
    const leave = async (): Promise<void> => {
      await anna.getByRole('button', { name: 'Sign out on this device' }).click()
      await anna.getByRole('button', { name: 'Really sign out' }).click()
      await anna.getByRole('heading', { name: 'Who are you?' }).waitFor()
    }
    const game = anna.locator('.share[data-game="starfighter"]')
    const isBack = async (): Promise<void> => {
      await anna.getByRole('heading', { name: 'Anna' }).waitFor()
      await game.getByText('Training').waitFor()
      expect(await game.locator('.rating b').innerText()).toMatch(/^16\d\d$/)
      expect(await game.locator('.bars td:last-child').allInnerTexts()).toHaveLength(2)
      const match = anna.getByRole('listitem').filter({ hasText: 'Starfighter against Ben' })
      await match.getByText('Won').waitFor()
    }
    await leave()
    await anna.getByRole('button', { name: 'I have a passkey' }).click()
    await isBack()
    expect(await barriersOn(anna)).toEqual([])

    await leave()
    await anna.getByText('Use a recovery code').click()
    await anna.locator('.recover input').fill(code)
    await anna.getByRole('button', { name: 'Let me in' }).click()
    await isBack()
  })
})
