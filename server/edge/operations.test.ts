import { describe, expect, it } from 'vitest'
import { isAmong } from '../proxies.ts'
import { MemoryStore } from '../store/memory.ts'
import { begin, settingsFor } from '../test/begin.ts'

describe('how a server is', () => {
  it('is asked for at /healthz', async () => {
    const { server, address } = await begin()
    const [well, body] = await fetch(`${address}healthz`).then(async (each) => [
      each.status,
      await each.json(),
    ])
    expect([well, body]).toMatchObject([200, { status: 'ok', store: true }])
    server.drain()
    const drains = await fetch(`${address}healthz`)
    expect([drains.status, await drains.json()]).toMatchObject([503, { status: 'draining' }])
  })

  it('is not well where the store is not', async () => {
    const store = new MemoryStore()
    store.index = () => Promise.reject(new Error('no disk'))
    const { address } = await begin({ store })
    const ill = await fetch(`${address}healthz`)
    expect([ill.status, await ill.json()]).toMatchObject([503, { status: 'trouble', store: false }])
  })
})

describe('the figures', () => {
  const thisMachine = isAmong(['127.0.0.1'])

  it('count what happens', async () => {
    const { address, arrive } = await begin({ maySeeFigures: thisMachine })
    const anna = await arrive('Anna')
    const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
    await anna.line.act(table, { do: 'sit', seat: 1, deck: null })
    await anna.line.act(table, { do: 'stand' })
    await anna.call('POST', 'tables', {})
    const answer = await fetch(`${address}metrics`)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'sternentisch_entries_total{kind="open"} 1',
        'sternentisch_entries_total{kind="stand"} 1',
        'sternentisch_refusals_total{code="online.seated"} 1',
        'sternentisch_refusals_total{code="online.malformed"} 1',
        'sternentisch_http_requests_total{method="POST",route="/api/tables",status="201"} 1',
        'sternentisch_commit_entries_count 2',
        'sternentisch_sockets 1',
        'sternentisch_rooms 1',
        'sternentisch_live_tables 1',
        'sternentisch_due 0',
      ]),
    )
    expect(lines.join('\n')).not.toContain(table)
  })

  const asked = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(`${address}metrics`, { headers })).status

  it('are nobody’s business but of those who were named', async () => {
    const { address } = await begin()
    expect(await asked(address)).toBe(404)
    const named = await begin({ maySeeFigures: isAmong(['10.0.0.0/8']) })
    expect(await asked(named.address)).toBe(404)
  })

  it('stay closed to whoever comes through a proxy that was not named', async () => {
    const { address } = await begin({ maySeeFigures: thisMachine })
    expect(await asked(address)).toBe(200)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect(await asked(address, { [header]: '127.0.0.1' }), header).toBe(404)
  })

  it('are shown through a proxy that was, to those for whom it asks', async () => {
    const { address } = await begin({
      ...{ trustProxy: thisMachine, maySeeFigures: isAmong(['10.0.0.9']) },
    })
    expect(await asked(address, { 'x-forwarded-for': '10.0.0.9' })).toBe(200)
    expect(await asked(address, { 'x-forwarded-for': '10.0.0.8' })).toBe(404)
    expect(await asked(address, { 'x-forwarded-for': '10.0.0.9, 10.0.0.8' })).toBe(404)
  })
})
