import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../tools/command/arguments.mjs'
import { configFrom, type ServerConfig, usualData } from './config.ts'
import { USUAL_LIMITS } from './edge/limits.ts'
import { SERVE_FLAGS } from './flags.mjs'

const read = (line: string, env: Record<string, string> = {}) => {
  const given = readArguments(line.split(' ').filter(Boolean), { usage: '', flags: SERVE_FLAGS })
  return isRefusal(given) ? given : configFrom(given.flags, { HOME: '/home/ann', ...env })
}

describe('the configuration', () => {
  it('is this machine only, as usual', () => {
    expect(read('')).toEqual({
      ...{ port: 4610, nextPort: false, address: '127.0.0.1', publicAddress: null, proxies: [] },
      data: '/home/ann/.local/state/sternentisch/server.sqlite',
      database: null,
      ...{ ownCards: false, site: null, limits: USUAL_LIMITS, threads: 1, log: 'info' },
      ...{ metrics: ['127.0.0.1', '::1'], drain: 0 },
    } satisfies ServerConfig)
  })

  it('comes by flags', () => {
    const line =
      '--port 80 --next-port --address :: --database postgres://ann@db1.example,db2.example:5433/cards --public https://cards.example/ --proxy 10.0.0.0/8,::1 --cards none --site /s --tables 3 --sockets 5 --threads 2 --log error --metrics 10.0.0.9 --drain 5'
    expect(read(line)).toEqual({
      ...{ port: 80, nextPort: true, address: '::', publicAddress: 'https://cards.example' },
      ...{
        proxies: ['10.0.0.0/8', '::1'],
        data: '/home/ann/.local/state/sternentisch/server.sqlite',
        database: 'postgres://ann@db1.example,db2.example:5433/cards',
        ownCards: false,
        site: '/s',
        threads: 2,
        log: 'error',
        metrics: ['10.0.0.9'],
        drain: 5,
      },
      limits: { ...USUAL_LIMITS, tables: 3, sockets: 5 },
    })
  })

  it('comes by the environment, and a flag has the last word', () => {
    const env = { STERNENTISCH_PORT: '81', STERNENTISCH_CARDS: 'none', STERNENTISCH_DATA: '/e' }
    expect(read('', env)).toMatchObject({ port: 81, ownCards: false, data: '/e' })
    expect(read('--port 82 --cards own --data /d', env)).toMatchObject({
      ...{ port: 82, ownCards: true, data: '/d' },
    })
    // An image says where the file lies, for all who want no database.
    expect(read('--database postgres://db.example/cards', env)).toMatchObject({
      database: 'postgres://db.example/cards',
    })
    expect(read('--metrics none')).toMatchObject({ metrics: [] })
    expect(usualData({ XDG_STATE_HOME: '/x' })).toBe('/x/sternentisch/server.sqlite')
  })

  it.each([
    ['--port 65536', 'arguments.number'],
    ['--tables 0', 'arguments.number'],
    ['--address here', 'server.wrong.address'],
    ['--address 300.1.1.1', 'server.wrong.address'],
    ['--public cards.example', 'server.wrong.public'],
    ['--public https://cards.example/below', 'server.wrong.public'],
    ['--public ftp://cards.example', 'server.wrong.public'],
    ['--proxy 10.0.0.0/33', 'server.wrong.proxy'],
    ['--proxy 10.0.0.1,any', 'server.wrong.proxy'],
    ['--metrics everybody', 'server.wrong.metrics'],
    ['--drain -1', 'arguments.number'],
    ['--database mysql://db.example/cards', 'server.wrong.database'],
    ['--database postgres://db.example', 'server.wrong.database'],
    ['--database cards', 'server.wrong.database'],
    ['--database postgres://db1.example,db2.example', 'server.wrong.database'],
    ['--database postgres://a:b@db.example/x,postgres://a:b@db.example/y', 'server.wrong.database'],
    ['--data /d --database postgres://db.example/cards', 'server.wrong.twoPlaces'],
    ['--cards mine', 'server.wrong.choice'],
    ['--log loud', 'server.wrong.choice'],
    ['--what', 'arguments.flag'],
  ])('%s is refused', (line, code) => {
    expect(read(line)).toMatchObject({ refused: true, code })
  })

  it.each([
    'postgres://ann:pssst@db.example',
    'postgres://ann:12/pssst#4@db.example/x',
    'postgres://ann:12?pssst@db.example/x',
    'postgres://ann:12@pssst,4@db.example/x',
    'postgres://ann:12/pssst@db.example/x',
    'postgres://ann:ps:s@st@one.example/x,postgres://ben:pssst@two.example/y',
    'postgres://ann:pssst#pssst/7@db.example/cards',
    'ann:pssst@db.example/cards',
    'host=db.example user=ann password=pssst dbname=cards',
  ])('never tells a secret that stands in an address: %s', (database) => {
    const refusal = configFrom({ database }, {})
    expect(refusal).toMatchObject({ code: 'server.wrong.database' })
    expect(JSON.stringify(refusal)).not.toMatch(/pssst|st@/)
  })

  it('names the variable that is wrong', () => {
    expect(read('', { STERNENTISCH_SOCKETS: 'many' })).toMatchObject({
      code: 'server.wrong.environment',
      params: { name: 'STERNENTISCH_SOCKETS' },
      because: { code: 'arguments.number' },
    })
  })
})
