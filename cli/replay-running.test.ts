import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@sternentisch/games/shelf'
import { type AnyGame, isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import type { Player } from './players.ts'
import { savedText } from './save.ts'
import { CLEARED, sternentisch } from './test-console.ts'

const folder = freshFolder()
const stellar = games.find(({ id }) => id === 'stellar')!

/** A match with so many moves, the middle of what is open each time. */
function played(game: AnyGame, moves: number): Match {
  const options = readOptions(game.options, {})
  if (isRefusal(options)) throw new Error(options.code)
  const match = new Match({ game, options, seed: seedFrom('running'), id: 'running', names: ['Anna', 'Bo'] })
  for (let made = 0; made < moves && !match.result; made++) {
    const [seat] = match.deciding()
    const open = match.moves(seat)
    match.play(seat, open[open.length >> 1])
  }
  return match
}

/** A file as the terminal leaves it in the middle of a match. */
function savedWith(name: string, ...players: Player[]): string {
  const file = join(folder, name)
  writeFileSync(file, savedText(played(stellar, 12), players))
  return file
}

const SECRETS = (who: string): RegExp =>
  new RegExp(`${who}: fleet ready with|${who} draws a [A-Z]|${who} plays a [A-Z]\\w+( \\w+)? face-down`)

describe('the replay of a match that goes on', () => {
  it('shows its only player what that player knows, and nobody else’s knowledge', async () => {
    const file = savedWith('one.log', 'person', 'bot')
    const { out, code } = await sternentisch(['replay', file])
    expect(code).toBe(0)
    expect(out).toContain('As seen by Anna.')
    expect(out).toMatch(SECRETS('Anna'))
    expect(out).not.toMatch(SECRETS('Bo'))
    for (const as of ['all', 'B', 'audience']) {
      const { err, code: refused } = await sternentisch(['replay', file, '--as', as])
      expect(refused).toBe(2)
      expect(err).toBe('The match is still going on. Until it is over these can look on: A.')
    }
  })

  it('has a curtain where several play at one keyboard', async () => {
    const file = savedWith('two.log', 'person', 'person')
    const everybody = await sternentisch(['replay', file])
    expect(everybody.out).toContain('As seen by the audience.')
    expect(everybody.out).not.toMatch(SECRETS('(Anna|Bo)'))
    expect((await sternentisch(['replay', file, '--as', 'all'])).err).toContain('A, B, audience')
    const typing = ['', '', 'q']
    const { lines } = await sternentisch(['replay', file, '--as', 'B'], typing, { interactive: true })
    expect(lines.slice(0, 3)).toEqual([CLEARED, 'Only Bo looks now. [Enter] ', CLEARED])
    expect(lines.join('\n')).not.toMatch(SECRETS('Anna'))
    // Nothing of it stays for whoever comes next.
    expect(lines.at(-1)).toBe(CLEARED)
    const nobody = await sternentisch(['replay', file, '--as', 'B'], [], { interactive: true })
    expect(nobody.out).not.toContain('As seen by')
    const piped = await sternentisch(['replay', file, '--as', 'A'])
    expect(piped.out).toContain('Only Anna reads on')
  })

  it('of bots alone is for the audience', async () => {
    const file = savedWith('none.log', 'bot', 'bot')
    expect((await sternentisch(['replay', file])).out).toContain('As seen by the audience.')
    expect((await sternentisch(['replay', file, '--as', 'A'])).code).toBe(2)
  })

  it('that is played somewhere else begins with what everybody knew, and can be opened', async () => {
    const file = savedWith('foreign.log')
    expect((await sternentisch(['replay', file])).out).toContain('As seen by the audience.')
    expect((await sternentisch(['replay', file, '--as', 'all'])).out).toContain('everybody at once')
  })
})

describe('undo', () => {
  it('after somebody else’s move says that it was theirs, not whether they could take it back', async () => {
    const whole = played(stellar, 60)
    const handedOn = (canTakeBack: boolean): Match => {
      const moves = whole.steps.findIndex(
        (step, at) =>
          step.canTakeBack === canTakeBack &&
          !whole
            .at(at + 1)
            .deciding()
            .includes(step.seat),
      )
      return whole.at(moves + 1)
    }
    const answers = [true, false].map(async (canTakeBack) => {
      const match = handedOn(canTakeBack)
      const file = join(folder, `undo-${canTakeBack}.log`)
      writeFileSync(file, savedText(match, ['person', 'person']))
      const { lines } = await sternentisch(['play', '--resume', file], ['undo', 'quit'])
      return [
        lines[lines.findIndex((line) => line.endsWith('> undo')) + 1],
        match.opening.names[match.steps.at(-1)!.seat],
      ]
    })
    for (const [answer, who] of await Promise.all(answers))
      expect(answer).toBe(`${who} has decided since; nothing can be taken back.`)
  })
})
