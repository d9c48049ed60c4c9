import { openOptions, optionsAfter, type Seed } from '@sternentisch/kernel'
import type { Settings } from '@sternentisch/wire'
import type { LiveTable } from '../table/live-table.ts'
import type { Opened } from '../table/opened.ts'
import { freshCode } from './fresh.ts'

/** The same people in the same seats once more; where the rules say so, another one begins. */
export function nextTable(table: LiveTable, seed: Seed): Opened {
  const { game, hosted, first, seated } = table
  if (!hosted) throw new Error('a match that has not begun has no next one')
  const options = openOptions(game.options, optionsAfter(hosted), 'audience') as Settings['options']
  return {
    ...first,
    settings: { ...first.settings, options },
    ...{ seed, code: freshCode(6), rules: game.version },
    seated: seated.map((sitter) => sitter && { ...sitter, away: false }),
  }
}
