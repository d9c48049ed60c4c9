// Engines of older rules are kept as they were, found by the version in a log, and play on.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from '@sternentisch/grammar'
import { type AnyGame, fingerprint, isRefusal, type Match, seedFrom, writeLog } from '@sternentisch/kernel'
import { terminalSpeaks } from '@sternentisch/kernel/checks'
import { describe, expect, test } from 'vitest'
import { engineIn, engineOf, versionsOf } from './engines.ts'
import { boxes } from './index.ts'
import { boxFor, boxOf, bringCards, readAnyLog } from './shelf.ts'

const house = import.meta.dirname

const recorded = (id: string, version: string): string =>
  readFileSync(join(house, id, 'recorded', version, 'match-1.log'), 'utf8')

/** The same match, a few moves from its end. */
const unfinished = (log: string): string =>
  `${log
    .replace(/^(result|digest):.*\n/gm, '')
    .trimEnd()
    .split('\n')
    .slice(0, -3)
    .join('\n')}\n`

test.each(boxes.map((box) => [box.id, box] as const))(
  'the box of %s names every engine that is pinned',
  (id, box) => {
    const folder = join(house, id, 'pinned')
    const files = existsSync(folder) ? readdirSync(folder) : []
    expect(files.sort()).toEqual(
      Object.keys(box.pinned ?? {})
        .map((version) => `${version}.mjs`)
        .sort(),
    )
  },
)

const pins = boxes.flatMap((box) =>
  Object.keys(box.pinned ?? {}).map((version) => [box.id, version] as const),
)

describe.each(pins)('the engine of %s %s', (id, version) => {
  const opened = async (): Promise<Match> => {
    const match = await readAnyLog(unfinished(recorded(id, version)))
    if (isRefusal(match)) throw new Error(JSON.stringify(match))
    return match
  }

  test('is found by its version, and is the engine of that version', async () => {
    const { game } = (await engineOf(id, version))!
    expect([game.id, game.version]).toEqual([id, version])
    expect(await engineOf(id, version)).toMatchObject({ game })
  })

  test('finishes a match that was begun with it', async () => {
    const match = await opened()
    expect((await boxFor(match)).game).toBe(match.game)
    for (let [seat] = match.deciding(); seat !== undefined; [seat] = match.deciding())
      expect(match.play(seat, match.moves(seat)[0])).not.toHaveProperty('refused')
    const again = await readAnyLog(writeLog(match))
    expect(fingerprint((again as Match).table)).toBe(fingerprint(match.table))
  })

  test('is told by today’s terminal', async () => {
    const box = await boxFor(await opened())
    for (const seed of ['one', 'two', 'three'])
      expect(terminalSpeaks(box).run(box.game, seedFrom(seed))?.message).toBeUndefined()
  })

  test('gets the cards that were brought along', async () => {
    const takes = boxOf(id)?.cards
    if (!takes) return
    const { cards } = (await engineOf(id, version))!
    // Those rules knew of no other cards yet.
    if (!cards) return
    const name = 'brought-along'
    // The cards that the match was played with: with today's its moves may be none.
    expect(bringCards(id, takes, name, cards.cards)).toBeNull()
    try {
      const log = unfinished(recorded(id, version)).replace(/^options:(.*)$/m, `options:$1 cards=${name}`)
      expect(((await readAnyLog(log)) as Match).opening.options).toMatchObject({ cards: name })
    } finally {
      takes.removeCards(name)
      cards.removeCards(name)
    }
  })
})

describe('engines', () => {
  const today = boxes[0]
  /** A game whose box keeps an engine of other rules. */
  const box: Box = {
    ...today,
    pinned: {
      '0.9.0': async () => ({
        game: { ...((await today.rules()).game as AnyGame), version: '0.9.0' },
        mind: await today.mind(),
      }),
    },
  }

  test('are found by version; null stands for today’s', async () => {
    const { game } = await today.rules()
    expect((await engineIn([box], box.id, null))?.game).toBe(game)
    expect((await engineIn([box], box.id, game.version))?.game).toBe(game)
    expect((await engineIn([box], box.id, '0.9.0'))?.game.version).toBe('0.9.0')
    expect(await versionsOf(box)).toEqual([game.version, '0.9.0'])
  })

  test.each(['0.8.0', '', 'toString', '__proto__'])('there is none of rules “%s”', async (rules) => {
    expect(await engineIn([box], box.id, rules)).toBeNull()
    expect(await engineIn([box], rules, null)).toBeNull()
  })

  test('a log of rules that nobody kept is refused with those that can be played', async () => {
    for (const box of boxes) {
      const known = await versionsOf(box)
      const log = recorded(box.id, known[0]).replace(/^(result|digest):.*\n/gm, '')
      expect(await readAnyLog(log.replace(/^rules: .*$/m, 'rules: 0.0.1'))).toMatchObject({
        code: 'log.rules',
        params: { rules: '0.0.1', known: known.join(', ') },
      })
    }
  })
})
