import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineOf } from '@sternentisch/games/engines'
import { shelf } from '@sternentisch/games/shelf'
import { type Balance, isRefusal, readOptions, writeOptions } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { habitOf } from '../match/habits.ts'
import { sidesOf } from '../match/seating.ts'
import { Reckoning } from '../statistics/index.ts'
import type { Hand } from '../work/hands.ts'
import { ownHand } from '../work/test-hand.ts'
import { type Balanced, examineBalance } from './balance.ts'
import { holdersOf } from './cards.ts'
import type { BalancePlan } from './plan.ts'
import { hangsOnSkill, judge, meets } from './targets.ts'
import { watchMatch } from './watch.ts'

const balances = await Promise.all(
  shelf.map(async ({ game }) => [game.id, game, await (await engineOf(game.id, null))?.balance?.()] as const),
)
const known = balances.flatMap(([id, game, balance]) => (balance ? [[id, game, balance] as const] : []))
const [, game, balance] = known.find(([, , { file }]) => 'skirmish' in file.archetypes)!

const planOf = (mode: string): BalancePlan => {
  const options = readOptions<object>(game.options, { mode }) as object
  const examined = { name: mode, options: writeOptions(game.options, options), sides: sidesOf(game, options) }
  return {
    game: game.id,
    rules: game.version,
    modes: [examined],
    levels: ['random:1', 'random:2'],
    seed: 'b',
  }
}

describe.each(known)('%s', (_, { options, id }, { file }) => {
  it('has data that fit its modes and options', () => {
    const modes = options.rules.find((rule) => rule.id === 'mode')?.values ?? []
    for (const mode of [
      ...Object.keys(file.archetypes),
      ...file.targets.flatMap((target) => target.modes ?? []),
    ])
      expect(modes).toContain(mode)
    for (const pattern of [...Object.values(file.never), ...Object.values(file.always), file.use])
      expect(() => new RegExp(pattern)).not.toThrow()
    for (const [mode, ways] of Object.entries(file.archetypes))
      for (const { options: chosen = [] } of Object.values(ways))
        for (const each of chosen) {
          const [name, value] = each.split('=')
          expect(isRefusal(readOptions(options, { mode, [name]: value }))).toBe(false)
        }
  })

  it('has moves for every habit: what is never or always done is done sometimes', async () => {
    const engine = (await engineOf(id, null))!
    const written = new Set<string>()
    for (const mode of options.rules.find((rule) => rule.id === 'mode')?.values ?? [null])
      for (let at = 0; at < 3; at++) {
        const text = mode === null ? '' : `mode=${mode}`
        const seats = engine.game.seatsOf(
          readOptions<object>(options, mode === null ? {} : { mode }) as object,
        )
        const players = Array.from({ length: seats }, () => 'random:1')
        const { playMatch } = await import('../match/play.ts')
        await playMatch(
          engine,
          { game: id, options: text, deal: `${at}`, luck: 'l', players },
          {
            before: (table, seat) => {
              for (const action of engine.game.actionsAt(table, seat).slice(0, 200))
                written.add(engine.game.write(action))
            },
          },
        )
      }
    const moves = [...written]
    for (const pattern of [...Object.values(file.never), ...Object.values(file.always)])
      expect([pattern, moves.some((move) => new RegExp(pattern).test(move))]).toEqual([pattern, true])
  })
})

describe('a habit', () => {
  const moves = ['p 0-01 1', 'b 0-01 1', 'p 0-02 1', 'pass']
  const told = { ...game, write: (action: unknown) => String(action) }
  const allowed = (habit: string, actions = moves) => habitOf(habit, told, balance as Balance)(actions)

  it('keeps from a kind of move, from a card, or to a move', () => {
    expect(allowed('')).toEqual(moves)
    expect(allowed('!front')).toEqual(['b 0-01 1', 'pass'])
    expect(allowed('!card.0-01')).toEqual(['b 0-01 1', 'p 0-02 1', 'pass'])
    expect(allowed('=pass')).toEqual(['pass'])
    expect(allowed('=skirmish.ares', ['cruiser ares', 'cruiser atlas'])).toEqual(['cruiser ares'])
  })

  it('yields where nothing else is left, and must be one that there is', () => {
    expect(allowed('!front', ['p 0-01 1', 'p 0-02 1'])).toHaveLength(2)
    expect(() => allowed('!dance')).toThrow('nobody knows how to play')
  })
})

describe('a watched match', () => {
  it('tells who began, how long it was, and whose cards were where', async () => {
    const engine = (await engineOf(game.id, null))!
    const task = { game: game.id, options: '', deal: 'w', luck: 'w', players: ['random:1', 'random:1'] }
    const watched = await watchMatch(engine, task)
    expect(watched.length).toBeGreaterThan(1)
    expect([0, 1]).toContain(watched.starter)
    for (const seat of [0, 1]) {
      expect(watched.held[seat].length).toBeGreaterThanOrEqual(watched.played[seat].length)
      for (const card of watched.played[seat]) expect(watched.held[seat]).toContain(card)
      expect(watched.played[seat].length).toBeGreaterThan(3)
    }
    expect(await watchMatch(engine, task)).toEqual(watched)
  })

  it('keeps what those who weigh their moves said of themselves', async () => {
    const engine = (await engineOf(game.id, null))!
    const task = { game: game.id, options: '', deal: 'w', luck: 'w', players: ['glance:1', 'random:1'] }
    const { said = [] } = await watchMatch(engine, task)
    expect(said.length).toBeGreaterThan(0)
    for (const [seat, chance] of said) {
      expect(seat).toBe(0)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })
})

describe('an examination', () => {
  const run = async (file?: string, hand: () => Hand = ownHand): Promise<Balanced> => {
    const amounts = { matches: 4, pairs: 1, replays: 1 }
    const balanced = await examineBalance(planOf('skirmish'), balance.file, amounts, {
      hands: () => [hand()],
      file,
      progress() {},
    })
    if (isRefusal(balanced)) throw new Error(balanced.code)
    return balanced
  }

  it('goes on where it stopped, and has every figure that is aimed at', async () => {
    const file = join(freshFolder(), 'balance.jsonl')
    const once = await run(file)
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.slice(0, whole.length >> 1))
    let again = 0
    const counting = (): Hand => {
      const own = ownHand()
      return {
        ...own,
        perform(task) {
          again++
          return own.perform(task)
        },
      }
    }
    expect(await run(file, counting)).toEqual(once)
    expect(again).toBeGreaterThan(0)
    expect(again).toBeLessThan(whole.split('\n').length - 2)
    for (const { figure } of balance.file.targets)
      expect(once.judged.some(({ id }) => id === figure || id.startsWith(`${figure}.`))).toBe(true)
    const [{ archetypes, cards, figures }] = once.examined
    expect(archetypes!.mix.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
    expect(cards.some(({ worth }) => worth !== null)).toBe(true)
    expect(figures['never.front'].n).toBe(1)
    for (const [row, shares] of archetypes!.payoffs.entries())
      for (const [column, share] of shares.entries())
        expect(share + archetypes!.payoffs[column][row]).toBeCloseTo(1)
  })

  it('plays again only matches in which the card was held', () => {
    const held = (...cards: string[][]) => ({ held: cards }) as never
    expect(holdersOf([held(['a'], ['b']), held(['b'], ['a', 'b'])], 'a', 5)).toEqual([
      { at: 0, seat: 0 },
      { at: 1, seat: 1 },
    ])
    expect(holdersOf([held(['a'], ['a'])], 'a', 1)).toHaveLength(1)
  })
})

describe('a target', () => {
  const figure = (low: number, high: number) => ({ value: (low + high) / 2, low, high, n: 9 })

  it('is met, missed, or neither', () => {
    const target = { figure: 'x', low: 0.4, high: 0.6 }
    expect(meets(figure(0.45, 0.55), target)).toBe('met')
    expect(meets(figure(0.65, 0.7), target)).toBe('missed')
    expect(meets(figure(0.35, 0.5), target)).toBe('unsure')
    expect(meets(figure(0, 0.5), { figure: 'x', high: 0.5 })).toBe('met')
  })

  it('is judged by the stronger level, and depends on skill where they differ', () => {
    const { reliability } = new Reckoning()
    const common = { mode: 'm', cards: [], lengths: [], reliability, archetypes: null }
    const [judged] = judge({ ...balance.file, targets: [{ figure: 'starter', low: 0.4, high: 0.6 }] }, [
      { ...common, level: 0, figures: { starter: figure(0.7, 0.8) } },
      { ...common, level: 1, figures: { starter: figure(0.45, 0.55) } },
    ])
    expect([judged.met, judged.dependsOnSkill]).toEqual(['met', true])
    expect(hangsOnSkill('length.max', [figure(3, 3), figure(5, 5)])).toBe(false)
    expect(hangsOnSkill('length.median', [figure(3, 3), figure(5, 5)])).toBe(true)
  })
})
