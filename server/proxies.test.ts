import { expect, it } from 'vitest'
import { isAmong } from './proxies.ts'

it('takes the word of proxies that were named, and of nobody else', () => {
  const trusts = isAmong(['10.0.0.0/8', '192.168.1.5', 'fd00::/8'])
  for (const one of ['10.1.2.3', '::ffff:10.1.2.3', '192.168.1.5', 'fd12::1'])
    expect(trusts(one), one).toBe(true)
  for (const one of ['11.0.0.1', '192.168.1.6', '::1', '', 'unix:']) expect(trusts(one), one).toBe(false)
  expect(isAmong([])('127.0.0.1')).toBe(false)
})
