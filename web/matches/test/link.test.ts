import { isRefusal, writeLog } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { newDuel, playAnything } from '../../table/test/tables.ts'
import { packLog, unpackLog } from '../link.ts'

describe('a match in an address', () => {
  test('comes out as it went in', async () => {
    const log = writeLog(playAnything(newDuel(), 500))
    const packed = await packLog(log)
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(log.length)
    expect(await unpackLog(packed)).toBe(log)
  })

  test('names in any script survive', async () => {
    const log = 'sternentisch: 1\nseat A: Zoë 星\n'
    expect(await unpackLog(await packLog(log))).toBe(log)
  })

  test.each([
    ['', 'nothing'],
    ['***', 'odd signs'],
    ['AAAA', 'no deflate'],
    ['a', 'half a byte'],
  ])('a damaged link is refused (%j, %s)', async (packed) => {
    expect(await unpackLog(packed)).toMatchObject({ refused: true, code: 'table.link.broken' })
  })

  test('a link cut short is refused', async () => {
    const packed = await packLog(writeLog(playAnything(newDuel(), 40)))
    expect(isRefusal(await unpackLog(packed.slice(0, -9)))).toBe(true)
  })

  test('a small link that unpacks to very much is refused before it fills the memory', async () => {
    const packed = await packLog('a'.repeat(5_000_000))
    expect(packed.length).toBeLessThan(20_000)
    expect(await unpackLog(packed)).toMatchObject({ code: 'log.long' })
  })
})
