import { readFileSync } from 'node:fs'
import { seedFrom } from '@sternentisch/kernel'
import { RequestSchema } from '@sternentisch/wire'
import * as v from 'valibot'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { USUAL_LIMITS } from '../edge/limits.ts'
import { MessageSchema } from '../openapi/answers.ts'
import { begin, settingsFor } from './begin.ts'

const page = readFileSync(new URL('../../docs/online.md', import.meta.url), 'utf8')
const lines = [...page.matchAll(/^```jsonl\n(.*?)^```/gms)].flatMap(([, text]) =>
  text.split('\n').filter(Boolean),
)

/** `…` on the page stands for anything. */
const asPattern = (line: string): RegExp =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}$`,
    's',
  )

describe('docs/online.md', () => {
  it('shows what a server really says, line by line', async () => {
    const { arrive, address } = await begin({ seed: () => seedFrom('docs') })
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
    const socket = new WebSocket(`${address}socket`, { headers: { authorization: `Bearer ${ben.token}` } })
    onTestFinished(() => socket.terminate())
    const heard: string[] = []
    socket.on('message', (data) => heard.push(String(data)))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const kinds = new Set<string>()
    for (const line of lines) {
      const text = line.slice(2).replaceAll('TABLE', table)
      if (line.startsWith('→ ')) {
        heard.length = 0
        socket.send(text)
        continue
      }
      const pattern = asPattern(text)
      await expect
        .poll(() => heard.find((each) => pattern.test(each)) ?? heard.join('\n'), { timeout: 60_000 })
        .toMatch(pattern)
      const { output, issues } = v.safeParse(
        MessageSchema,
        JSON.parse(heard.find((each) => pattern.test(each)) ?? ''),
      )
      expect(issues, line).toBeUndefined()
      kinds.add((output as { readonly re: string }).re)
    }
    // But for what happens at other tables, every kind of message is there.
    const known = MessageSchema.options.map(({ entries }) => entries.re.literal)
    expect([...kinds, 'stir'].sort()).toEqual([...known].sort())
  })

  it('has a request of every kind, as the server reads it', () => {
    const said = lines
      .filter((line) => line.startsWith('→ {'))
      .map((line) => JSON.parse(line.slice(2)) as { to: string })
    for (const request of said.filter(({ to }) => to !== 'dance'))
      expect(v.safeParse(RequestSchema, request).issues).toBeUndefined()
    const known = RequestSchema.options.map(({ entries }) => entries.to.literal)
    expect([...new Set(said.map(({ to }) => to))].sort()).toEqual([...known, 'dance'].sort())
  })

  it('names the limits as they are', () => {
    const rows = page
      .split('## Limits')[1]
      .split('\n')
      .filter((line) => line.startsWith('|'))
    const { requests, follows, sockets, tables, calls, welcomes, talk, said, message } = USUAL_LIMITS
    const numbers = [
      requests.atOnce,
      requests.perSecond,
      talk.atOnce,
      said.ofGuest,
      said.ofSide,
      follows,
      sockets,
      tables,
      calls.atOnce,
      welcomes.atOnce,
    ]
    for (const number of numbers) expect(rows.join('\n')).toMatch(new RegExp(`\\b${number}\\b`))
    expect(page.replaceAll(' ', '')).toContain(`atmost\n${message}bytes`)
  })
})
