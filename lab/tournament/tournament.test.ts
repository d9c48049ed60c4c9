import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxOf } from '@sternentisch/games/shelf'
import { isRefusal, readOptions, writeOptions } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { seated, shareOf, sidesOf } from '../match/seating.ts'
import { doAll, type Hand, threadHand } from '../work/hands.ts'
import { ownHand } from '../work/test-hand.ts'
import { type Contest, Standing } from './contest.ts'
import { holdTournament, type Tournament } from './tournament.ts'

const { game } = boxOf('stellar')!

function contest(mode: string, challenger = 'random:1', other = 'random:2'): Contest {
  const options = readOptions<object>(game.options, { mode })
  const sides = sidesOf(game, options)
  return {
    ...{ game: game.id, rules: game.version, options: writeOptions(game.options, options) },
    challenger,
    other,
    sides,
  }
}

const small: Tournament = {
  seed: 't',
  margin: 50,
  contests: [contest('duel'), contest('tandem'), contest('trio')],
}

const hold = async (
  tournament: Tournament,
  { file, rotations = 4, hand = ownHand }: { file?: string; rotations?: number; hand?: () => Hand } = {},
): Promise<readonly Standing[]> => {
  const held = await holdTournament(tournament, { rotations, hands: () => [hand()], file, progress() {} })
  if (isRefusal(held)) throw new Error(held.code)
  return held
}

const sharesOf = (standings: readonly Standing[]) => standings.map(({ shares }) => shares)

describe('seats', () => {
  it('the challenger goes round; partners sit together', () => {
    expect(seated([[0], [1], [2]], 1, 'c', 'o')).toEqual(['o', 'c', 'o'])
    expect(
      seated(
        [
          [0, 2],
          [1, 3],
        ],
        1,
        'c',
        'o',
      ),
    ).toEqual(['o', 'c', 'o', 'c'])
    expect(contest('tandem').sides).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('whoever wins together shares it', () => {
    const three = [[0], [1], [2]] as const
    expect(shareOf({ winners: [1] }, three, 1)).toBe(1)
    expect(shareOf({ winners: [0, 1] }, three, 1)).toBe(0.5)
    expect(shareOf({ winners: [0, 1, 2] }, three, 0)).toBeCloseTo(1 / 3)
    expect(
      shareOf(
        { winners: [0, 2] },
        [
          [0, 2],
          [1, 3],
        ],
        0,
      ),
    ).toBe(1)
    expect(shareOf({ winners: [0, 2] }, three, 1)).toBe(0)
  })
})

describe('a standing', () => {
  const won = { winners: [0 as const], scores: [], moves: 1 }

  it('counts rotations in their order, whichever came first, and none after the decision', () => {
    const standing = new Standing(contest('duel'), 50)
    standing.add(1, 0, won)
    standing.add(1, 1, won)
    standing.add(0, 1, won)
    expect(standing.shares).toEqual([])
    standing.add(0, 0, won)
    expect(standing.shares).toEqual([0.5, 0.5])
    for (let rotation = 2; rotation < 200; rotation++)
      for (const side of [0, 1] as const) standing.add(rotation, side, { ...won, winners: [side] })
    expect(standing.test.verdict).toBe('stronger')
    expect(standing.shares.length).toBe(standing.test.rotations)
    expect(standing.shares.length).toBeLessThan(100)
  })
})

describe('a tournament', () => {
  it('is the same in threads and without, and again', async () => {
    const once = sharesOf(await hold(small))
    expect(once.map((shares) => shares.length)).toEqual([4, 4, 4])
    expect(sharesOf(await hold(small, { hand: () => threadHand() }))).toEqual(once)
    expect(sharesOf(await hold({ ...small, seed: 'u' }))).not.toEqual(once)
  })

  it('goes on where it stopped, in the middle of a line too', async () => {
    const file = join(freshFolder(), 'out.jsonl')
    const once = sharesOf(await hold(small, { file }))
    const whole = readFileSync(file, 'utf8')
    const lines = whole.split('\n')
    let played = 0
    const counting = (): Hand => {
      const own = ownHand()
      return {
        ...own,
        perform(task) {
          played++
          return own.perform(task)
        },
      }
    }
    for (const cut of [10, lines[0].length + 1, whole.length - 20, Math.floor(whole.length / 2)]) {
      writeFileSync(file, whole)
      truncateSync(file, cut)
      const kept = Math.max(0, readFileSync(file, 'utf8').split('\n').length - 2)
      played = 0
      expect(sharesOf(await hold(small, { file, hand: counting }))).toEqual(once)
      expect(played).toBe(lines.length - 2 - kept)
      expect(readFileSync(file, 'utf8').split('\n').toSorted()).toEqual(lines.toSorted())
    }
  })

  it('with more rotations begins where the last one ended', async () => {
    const file = join(freshFolder(), 'out.jsonl')
    await hold(small, { file, rotations: 2 })
    expect(sharesOf(await hold(small, { file }))).toEqual(sharesOf(await hold(small)))
  })

  it.each([
    ['of another tournament', { ...small, seed: 'other' }, '', 'lab.file.other'],
    ['with a line of nonsense', small, 'nonsense\n', 'lab.file.spoilt'],
    [
      'with a match of nobody',
      small,
      '["9/0/0",{"winners":[0],"scores":[1,2],"moves":3}]\n',
      'lab.file.spoilt',
    ],
    [
      'with a winner who was not there',
      small,
      '["0/9/0",{"winners":[7],"scores":[1,2],"moves":3}]\n',
      'lab.file.spoilt',
    ],
  ])('leaves a file alone %s', async (_, tournament, more, code) => {
    const file = join(freshFolder(), 'out.jsonl')
    await hold(small, { file, rotations: 1 })
    appendFileSync(file, more)
    const before = readFileSync(file, 'utf8')
    const conduct = { rotations: 1, hands: () => [ownHand()], file, progress() {} }
    expect(await holdTournament(tournament, conduct)).toMatchObject({ refused: true, code })
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('with other weights in the same file is another tournament', async () => {
    const folder = freshFolder()
    const [file, weights] = [join(folder, 'out.jsonl'), join(folder, 'weights.json')]
    const write = (points: number): void =>
      writeFileSync(weights, JSON.stringify({ made: '', weights: { any: { points } } }))
    write(1)
    const tournament = { ...small, contests: [contest('duel', 'random:1', `random:2@${weights}`)] }
    await hold(tournament, { file, rotations: 1 })
    await hold(tournament, { file, rotations: 1 })
    write(2)
    await expect(hold(tournament, { file, rotations: 1 })).rejects.toThrow('lab.file.other')
  })

  it('fails with what went wrong in a thread', async () => {
    const match = { game: 'stellar', options: '', deal: 'd', luck: 'l', players: ['nobody:1', 'random:1'] }
    const tasks = [{ key: '', task: { kind: 'match', match } as const }]
    await expect(doAll(tasks.values(), [threadHand()], () => {})).rejects.toThrow(
      'no player is called nobody:1',
    )
  })
})
