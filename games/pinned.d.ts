// An engine as `npm run pin` writes it: built from sources that were checked, and not checked again.
declare module '../pinned/*.mjs' {
  import type { TakesCards } from '@sternentisch/grammar'
  import type { AnyGame, Mind } from '@sternentisch/kernel'

  export const game: AnyGame
  export const cards: TakesCards | undefined
  export const mind: Mind
}
