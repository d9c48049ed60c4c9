import { Match, seedFrom, speechIn } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sample } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import { sampleText } from '../text/index.ts'
import { Board } from './board.tsx'

test('the board shows a hand to its owner and backs to the other', () => {
  const { table } = new Match({
    ...{ game: sample, options: { ships: 5 }, seed: seedFrom('drawn') },
    ...{ id: 'drawn', names: [] },
  })
  const shown = ([0, 1] as const).map((viewer) =>
    renderToStaticMarkup(
      <Board
        game={sample}
        viewer={viewer}
        moment={{ view: sample.view(table as Table, viewer), event: null }}
        choice={null}
        names={['Anna', 'Jonas']}
        speech={speechIn('en', [sampleText])}
        pace={0}
      />,
    ),
  )
  for (const page of shown) expect(page.match(/sample-back/g)).toHaveLength(3)
  expect(shown[0]).not.toBe(shown[1])
})
