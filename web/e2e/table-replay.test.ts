import { writeLog } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { packLog } from '../matches/link.ts'
import { bot, duel, keepOn, keptLog, movesIn, person } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'

const { open } = house()
const match = duel(['Ada', 'Bo'], 500)
const last = match.steps.length

describe('A replay', () => {
  it('comes whole in a link, and is watched from anybody’s eyes', async () => {
    const page = await open(`#/replay?log=${await packLog(writeLog(match))}`)
    const at = page.locator('.controls-at')
    await at.waitFor()
    await expect.poll(() => at.textContent()).toContain(`${last}`)
    await page.getByRole('button', { name: 'One move on' }).click()
    await expect.poll(() => at.textContent()).toMatch(new RegExp(`^1 of ${last} · Ada: fleet ready with `))
    await page.getByLabel('Whose knowledge is shown').selectOption('audience')
    await expect.poll(() => at.textContent()).toBe(`1 of ${last} · Ada: fleet ready.`)
    await page.getByRole('button', { name: 'To the end' }).click()
    await expect.poll(() => at.textContent()).toMatch(new RegExp(`^${last} of ${last}`))
    expect(page.url()).toContain(`move=${last}`)
    await page.reload()
    await at.waitFor()
    await expect.poll(() => at.textContent()).toMatch(new RegExp(`^${last} of ${last}`))
    expect(await barriersOn(page)).toEqual([])
  })

  it('goes to the move that is typed into its address, and back again', async () => {
    const packed = await packLog(writeLog(match))
    const page = await open(`#/replay?log=${packed}&move=3`)
    const scrubber = page.getByLabel('Move in the match')
    await expect.poll(() => scrubber.inputValue()).toBe('3')
    await page.evaluate((log) => {
      location.hash = `#/replay?log=${log}&move=12`
    }, packed)
    await expect.poll(() => scrubber.inputValue()).toBe('12')
    expect(page.url()).toContain('move=12')
    await page.goBack()
    await expect.poll(() => scrubber.inputValue()).toBe('3')
  })

  it('plays by itself and can be scrubbed with the keyboard', async () => {
    const page = await open(`#/replay?log=${await packLog(writeLog(match))}`)
    const at = page.locator('.controls-at')
    await page.getByLabel('Speed').selectOption('4')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => at.textContent()).toMatch(/^([3-9]|\d\d+) of/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByLabel('Move in the match').focus()
    await page.keyboard.press('End')
    await expect.poll(() => at.textContent()).toMatch(new RegExp(`^${last} of`))
  })

  it('keeps its board in place on a phone, however much there is to say of a move', async () => {
    const page = await open(`#/replay?log=${await packLog(writeLog(match))}`, { size: [360, 640] })
    await page.locator('.controls-at').waitFor()
    const tops = new Set<number>()
    for (let at = 0; at < 15; at++) {
      tops.add((await page.locator('.controls').boundingBox())!.y)
      await page.getByRole('button', { name: 'One move on' }).click()
    }
    expect(tops.size).toBe(1)
  })

  it('is opened from a pasted log, and a bad one says where it is wrong', async () => {
    const page = await open('#/replay')
    const lines = writeLog(match).split('\n')
    const wrong = lines.findIndex((line) => line.startsWith('A: '))
    await page.getByLabel('Log of a match').fill(lines.with(wrong, 'A: fleet Xx').join('\n'))
    await page.getByRole('button', { name: 'Show the match' }).click()
    const problem = page.locator('[role=alert]')
    await problem.waitFor()
    await expect
      .poll(() => problem.textContent())
      .toContain(`Line ${wrong + 1}: move “fleet Xx” of player A is refused.`)
    await expect.poll(() => page.getByLabel('Log of a match').inputValue()).toContain('fleet Xx')
    await page.getByLabel('Log of a match').fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Show the match' }).click()
    await page.locator('.controls').waitFor()
  })

  it('a damaged link says so', async () => {
    const page = await open('#/replay?log=AAAA')
    await expect.poll(() => page.locator('.lead').textContent()).toContain('The link is damaged')
  })

  it('is played on from any move', async () => {
    const page = await open(`#/replay?log=${await packLog(writeLog(match))}&move=9`)
    await page.locator('.controls-at').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Play on from here as Ada' }).click()
    await page.locator('.table:not(.replay)').waitFor()
    const id = page.url().split('/').at(-1)!
    expect(movesIn(await keptLog(page, id)).slice(0, 9)).toEqual(movesIn(writeLog(match)).slice(0, 9))
  })

  it('is played on where the device has no room, and that is said', async () => {
    const page = await open(`#/replay?log=${await packLog(writeLog(match))}&move=9`)
    await page.locator('.controls-at').waitFor()
    await page.evaluate(() => {
      for (const way of ['put', 'add'] as const)
        IDBObjectStore.prototype[way] = () => {
          throw new DOMException('no room', 'QuotaExceededError')
        }
    })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Play on from here as Ada' }).click()
    await page.getByText('This browser has no room left.').waitFor()
    await page.getByRole('button', { name: 'Save the log, hidden cards and all' }).waitFor()
  })

  it('is looked back at by the bot, and opened where its chances turned', async () => {
    const page = await open()
    const id = await keepOn(page, match, [person('Ada'), bot('Vega')])
    await page.evaluate((kept) => {
      location.hash = `#/result/${kept}`
    }, id)
    await page.locator('.course[aria-busy=false] .course-own path').waitFor()
    await page.getByText('All moves as a table').click()
    await expect.poll(() => page.locator('.course-figures tbody tr').count()).toBe(last + 1)
    await expect
      .poll(() => page.locator('.course-figures tbody th').nth(2).textContent())
      .toMatch(/^2 · .*fleet ready/)
    expect(await barriersOn(page)).toEqual([])
    const box = await page.locator('.course-chart').boundingBox()
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
    await page.locator('.controls').waitFor()
    const at = Number(/move=(\d+)/.exec(page.url())?.[1])
    expect(at / last).toBeGreaterThan(0.4)
    expect(at / last).toBeLessThan(0.6)
  })
})
