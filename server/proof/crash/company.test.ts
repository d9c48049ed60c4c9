import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Company } from './company.ts'

/** A server that lets people in until it has had enough of them, and has no tables. */
const lines = new Set<string>()
let guests = 0
let most = Number.POSITIVE_INFINITY
const server = createServer((request, response) => {
  const isLetIn = request.url === '/api/me' && guests++ < most
  response.writeHead(
    isLetIn ? 201 : 503,
    isLetIn ? { 'set-cookie': `sternentisch=${'x'.repeat(20)}${guests}` } : {},
  )
  response.end(JSON.stringify({ id: `g${guests}` }))
})
server.on('upgrade', (request, socket) => {
  lines.add(request.headers.authorization ?? '')
  socket.destroy()
})

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => server.close(closed)))

const where = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

it('whoever comes and finds no table goes again: nobody is missed who was never served', async () => {
  const company = new Company('no tables', where)
  await expect(company.openTables()).rejects.toThrow('no table: 503')
  expect(lines.size).toBeGreaterThan(0)
  expect(company.players).toEqual([])
})

it('where only some are let in, those go as well', async () => {
  most = guests + 1
  const company = new Company('no guests', where)
  await expect(company.openTables()).rejects.toThrow('nobody is let in: 503')
  expect(company.players).toEqual([])
})
