import type { CardFiles } from '@sternentisch/grammar'
import { faultsIn } from './index.ts'
import builtIn from './spacetrace.json' with { type: 'json' }

export const cardFiles: CardFiles = { mark: ['format', 'sternentisch/spacetrace-cards'], builtIn, faultsIn }
