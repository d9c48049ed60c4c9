import { expect, it, vi } from 'vitest'
import { fetchOnce } from './fetch-once.ts'

it('asks once for all, and keeps the answer', async () => {
  const asked = new Map<string, Promise<number>>()
  const fetch = vi.fn(async () => 7)
  expect(await Promise.all([1, 2].map(() => fetchOnce(asked, 'a', fetch)))).toEqual([7, 7])
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('tells of a failure whoever asks at once, and tries again a moment later', async () => {
  vi.useFakeTimers()
  try {
    const asked = new Map<string, Promise<number>>()
    const fetch = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(7)
    await expect(fetchOnce(asked, 'a', fetch)).rejects.toThrow('gone')
    await expect(fetchOnce(asked, 'a', fetch)).rejects.toThrow('gone')
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await fetchOnce(asked, 'a', fetch)).toBe(7)
  } finally {
    vi.useRealTimers()
  }
})
