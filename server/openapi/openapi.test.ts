import { readFileSync } from 'node:fs'
import { isRefusal } from '@sternentisch/kernel'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isAmong } from '../proxies.ts'
import { begin, settingsFor } from '../test/begin.ts'
import * as answer from './answers.ts'
import { openApi, openApiText } from './document.ts'
import { type Body, PARAMS, ROUTES } from './routes.ts'

const file = new URL('../../docs/openapi.json', import.meta.url)

const scene = () => begin({ maySeeFigures: isAmong(['127.0.0.1']) })

describe('docs/openapi.json', () => {
  it('is up to date (npm run openapi)', () => {
    expect(readFileSync(file, 'utf8')).toBe(openApiText())
  })

  it('describes everything that can be asked for, and nothing else', async () => {
    const { server } = await scene()
    expect([...server.edge.routes].sort()).toEqual(ROUTES.map(({ route }) => route).sort())
  })

  it.each(ROUTES.map((route) => [route.route, route] as const))(
    'has examples of %s that fit',
    (_, described) => {
      for (const { schema, example } of [described.takes ?? {}, described.gives] as Partial<Body>[])
        if (schema) expect(v.safeParse(schema, example).issues).toBeUndefined()
    },
  )

  it('has examples of what stands in paths, and refers only to what is there', () => {
    for (const { schema, example } of Object.values(PARAMS)) expect(v.is(schema, example)).toBe(true)
    const { components } = openApi() as { readonly components: { readonly schemas: object } }
    const named = [...openApiText().matchAll(/"\$ref": "([^"]+)"/g)].map(([, reference]) => reference)
    expect(named.length).toBeGreaterThan(20)
    for (const reference of named)
      expect(Object.keys(components.schemas)).toContain(reference.replace('#/components/schemas/', ''))
  })

  it('says what a server really answers', async () => {
    const { arrive, address } = await scene()
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const opening = { settings: settingsFor('stellar', { listed: true }), seat: 0, deck: null }
    const { table, code } = await anna.open(opening as Parameters<typeof anna.open>[0])
    await ben.line.act(table, { do: 'sit', seat: null, deck: null })
    const fits = (route: string, given: unknown): void => {
      const { schema } = ROUTES.find((each) => each.route === route)?.gives ?? {}
      if (!schema) throw new Error(`${route} has no schema`)
      expect(v.safeParse(schema, given).issues, route).toBeUndefined()
    }
    for (const path of ['me', 'mine', 'tables', 'ratings', 'sessions', 'history'])
      fits(`GET /api/${path}`, await anna.call('GET', path))
    fits('GET /api/tables/:table/posts', await anna.call('GET', `tables/${table}/posts`))
    fits('POST /api/tokens', await anna.call('POST', 'tokens'))
    fits('POST /api/transfers', await anna.call('POST', 'transfers'))
    fits('POST /api/quick', await anna.call('POST', 'quick', { game: 'stellar', pace: 'day' }))
    for (const path of ['healthz', 'online.json'])
      fits(`GET /${path}`, await (await fetch(address + path)).json())
    const refused = await anna.call('GET', `codes/${code}`)
    expect(isRefusal(refused) && v.is(answer.RefusalSchema, refused)).toBe(true)
  })
})
