import { lightestFirst } from '@sternentisch/games'
import type { EndedMatch } from '@sternentisch/grammar'
import { isRefusal, Match, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { Hosted } from '../../host/hosted.ts'
import { beforeEnding, endedMatch } from '../stage/before-ending.ts'

describe('the end of a match is told by its ending', () => {
  it.each([...lightestFirst])(
    '$id: the board shows what comes before, and then how things are',
    async (box) => {
      const [{ game }, board] = await Promise.all([box.rules(), box.board()])
      const rule = game.options.rules.find(({ id }) => id === 'mode')
      for (const mode of rule?.values ?? [null]) {
        const options = readOptions(game.options, mode === null ? {} : { mode })
        if (isRefusal(options)) throw new Error(options.code)
        const match = new Match({ game, options, seed: seedFrom('end'), id: 'end', names: ['Ada', 'Bo'] })
        const whims = randomFrom(seedFrom('whims')).stream('whims')
        while (match.result === null) {
          const [seat] = match.deciding()
          const moves = match.moves(seat)
          match.play(seat, moves[whims.below(moves.length)])
        }
        const viewers = [...match.seats, 'audience' as const]
        const hosted = Hosted.again(match, viewers)
        for (const viewer of viewers) {
          const reader = hosted.readerFor(viewer)
          const ended = endedMatch(reader) as EndedMatch
          const last = reader.scenes.at(-1)?.moments ?? []
          const shown = beforeEnding(last, ended, (each) => board.ending.begins(each))
          expect(shown.at(-1)).toBe(reader.rest)
          expect(shown.map(({ event }) => event?.kind)).not.toContain('over')
          // Before that nothing is left out.
          const events = shown.slice(0, -1)
          expect(events).toEqual(last.slice(0, events.length))
          expect(events.length).toBeLessThan(last.length - 1)
        }
      }
    },
  )
})
