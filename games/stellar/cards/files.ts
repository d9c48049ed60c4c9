import type { CardFiles } from '@sternentisch/grammar'
import { faultsIn } from './index.ts'
import builtIn from './stellar.json' with { type: 'json' }

export const cardFiles: CardFiles = { mark: ['game', 'stellar'], builtIn, faultsIn }
