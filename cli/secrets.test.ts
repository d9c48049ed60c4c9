import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@sternentisch/games/shelf'
import {
  type AnyGame,
  eventsFor,
  isRefusal,
  letterOf,
  Match,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { savedText } from './save.ts'
import { sternentisch } from './test-console.ts'

const folder = freshFolder()
const MIRRORS = 40
const ENOUGH = 3

/** Two matches whose last moves differ, and a seat that cannot know it. */
interface Pair {
  readonly viewer: Seat
  readonly matches: readonly [Match, Match]
}

const knownTo = (viewer: Seat, match: Match): string =>
  JSON.stringify([eventsFor(match.steps.at(-1)!.events, viewer), match.view(viewer)])

const after = (match: Match, seat: Seat, text: string): Match => {
  const next = match.at(match.steps.length)
  next.play(seat, text)
  return next
}

function* pairsOf(game: AnyGame): Generator<Pair> {
  const options = readOptions(game.options, {})
  if (isRefusal(options)) throw new Error(options.code)
  const seed = seedFrom(`secrets of ${game.id}`)
  const whims = randomFrom(seed).stream('whims')
  const match = new Match({ game, options, seed, id: 'secrets', names: ['Anna', 'Bo'] })
  for (let made = 0; made < 60 && !match.result; made++) {
    const [seat] = match.deciding()
    const [viewer] = match.seats.filter((each) => each !== seat)
    const moves = match.moves(seat)
    const text = moves[whims.below(moves.length)]
    const one = after(match, seat, text)
    const known = knownTo(viewer, one)
    const others = moves.filter((each) => each !== text).slice(0, MIRRORS)
    const hidden = others.find((each) => knownTo(viewer, after(match, seat, each)) === known)
    if (hidden !== undefined) yield { viewer, matches: [one, after(match, seat, hidden)] }
    match.play(seat, text)
  }
}

/** What the program prints for a match, whatever the file is called. */
async function printed(
  match: Match,
  players: readonly ('person' | 'bot')[],
  words: string[],
  typing: string[],
) {
  const file = join(folder, 'match.log')
  writeFileSync(file, savedText(match, players))
  const { out, err } = await sternentisch([...words, file], typing)
  return out + err
}

describe('nothing that is printed for a seat hangs on what it may not know', () => {
  // In Spacetrace nobody ever does anything face-down.
  it.each(games.filter(({ id }) => id !== 'spacetrace'))('$id', async (game) => {
    let found = 0
    for (const { viewer, matches } of pairsOf(game)) {
      if (++found > ENOUGH) break
      const as = ['replay', '--as', letterOf(viewer)]
      const [one, other] = [await printed(matches[0], [], as, []), await printed(matches[1], [], as, [])]
      expect(one).toContain(`As seen by ${viewer === 0 ? 'Anna' : 'Bo'}.`)
      expect(other).toBe(one)
      if (matches[0].deciding()[0] !== viewer) continue
      const play = ['play', '--resume']
      const typing = ['log', 'undo', 'quit']
      const told = await printed(matches[0], ['person', 'person'], play, typing)
      expect(told).toContain('knows of the match so far')
      expect(await printed(matches[1], ['person', 'person'], play, typing)).toBe(told)
    }
    expect(found).toBeGreaterThan(1)
  })
})
