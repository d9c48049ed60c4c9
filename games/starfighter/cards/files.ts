import type { CardFiles } from '@sternentisch/grammar'
import { faultsIn } from './index.ts'
import builtIn from './starfighter.json' with { type: 'json' }

export const cardFiles: CardFiles = { mark: ['schema', 'sternentisch/starfighter-cards'], builtIn, faultsIn }
