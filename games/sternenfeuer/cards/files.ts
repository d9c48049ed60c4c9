import type { CardFiles } from '@sternentisch/grammar'
import { faultsIn } from './index.ts'
import builtIn from './sternenfeuer.json' with { type: 'json' }

export const cardFiles: CardFiles = {
  mark: ['schema', 'sternentisch/sternenfeuer-cards@1'],
  builtIn,
  faultsIn,
}
