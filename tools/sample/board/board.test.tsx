import { Match, type Seat, seedFrom, speechIn, type Told } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sample } from '../rules/game.ts'
import type { SampleEvent, Table } from '../rules/table.ts'
import { sampleText } from '../text/index.ts'
import { Board } from './board.tsx'

const dealt = (): Match =>
  new Match({
    ...{ game: sample, options: { ships: 5 }, seed: seedFrom('drawn') },
    ...{ id: 'drawn', names: [] },
  })

const drawn = ({ table }: Match, viewer: Seat, event: Told<SampleEvent> | null = null): string =>
  renderToStaticMarkup(
    <Board
      game={sample}
      viewer={viewer}
      moment={{ view: sample.view(table as Table, viewer), event }}
      choice={null}
      names={['Anna', 'Jonas']}
      speech={speechIn('en', [sampleText])}
      pace={0}
    />,
  )

const count = (page: string, part: string): number => page.split(part).length - 1

test('the board shows a hand to its owner and backs to the other', () => {
  const [own, other] = ([0, 1] as const).map((viewer) => drawn(dealt(), viewer))
  for (const page of [own, other]) expect(count(page, 'sample-back')).toBe(3)
  expect(own).not.toBe(other)
})

test('a ship that was sent lies in the middle, and no longer in the hand', () => {
  const match = dealt()
  const [move] = match.moves(0)
  match.play(0, move)
  const ship = move.replace('send ', '')
  const [own, other] = [drawn(match, 0), drawn(match, 1)]
  expect(own).toContain(`aria-label="sent: ${ship}">${ship}<`)
  expect(count(own, `>${ship}<`)).toBe(1)
  expect(other).toContain('aria-label="sent: face-down"')
  expect(count(other, 'sample-back')).toBe(3)
})

test('both are turned up, and then the middle is empty', () => {
  const match = dealt()
  const shown = drawn(match, 0, { kind: 'clash', round: 1, ships: [2, 5], winner: 1 })
  expect(shown).toMatch(/sent: 5.*sent: 2/)
  expect(count(shown, 'sample-gap')).toBe(0)
  expect(count(drawn(match, 0), 'sample-gap')).toBe(2)
})
