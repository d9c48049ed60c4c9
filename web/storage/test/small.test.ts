import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../table/test/tables.ts'
import { namesOfSmall, readSmall, readSmallJson, removeSmall, smallLasts, writeSmall } from '../small.ts'

afterEach(() => {
  removeSmall('a')
  vi.unstubAllGlobals()
})

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError')
}
const forbidden = (): unknown =>
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }))

describe('small things', () => {
  test('are kept, read as JSON, and removed', () => {
    vi.stubGlobal('localStorage', fakeStorage())
    writeSmall('a', '{"b":1}')
    expect(localStorage.getItem('a')).toBe('{"b":1}')
    expect([readSmallJson('a'), namesOfSmall('a'), smallLasts()]).toEqual([{ b: 1 }, ['a'], true])
    writeSmall('a', '{"b":')
    expect(readSmallJson('a')).toBeUndefined()
    removeSmall('a')
    expect(readSmall('a')).toBeNull()
  })

  test.each([
    ['forbidden', forbidden],
    ['missing', () => vi.stubGlobal('localStorage', undefined)],
  ])('last as long as the page where storage is %s', (_, forbid) => {
    forbid()
    expect([readSmall('a'), namesOfSmall('a')]).toEqual([null, []])
    writeSmall('a', 'here')
    expect([readSmall('a'), smallLasts()]).toEqual(['here', false])
  })

  test('that find no room are newer than what is stored', () => {
    const storage = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    writeSmall('a', 'old')
    storage.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    writeSmall('a', 'new')
    expect([readSmall('a'), localStorage.getItem('a')]).toEqual(['new', 'old'])
  })
})
