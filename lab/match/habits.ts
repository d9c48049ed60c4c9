import type { AnyGame, Balance, BalanceFile } from '@sternentisch/kernel'

/** The actions that somebody with a habit may choose from. */
export type Allowed = (actions: readonly unknown[]) => readonly unknown[]

const CARD = 'card.'

/** Whoever has nothing else left does it all the same. */
export function habitOf(habit: string, game: AnyGame, balance: Balance | null): Allowed {
  if (habit === '') return (actions) => actions
  const pattern = balance && patternOf(habit, balance.file)
  if (!pattern) throw new Error(`nobody knows how to play “${habit}” in ${game.id}`)
  const wanted = habit.startsWith('=')
  return (actions) => {
    if (actions.length === 1) return actions
    const fitting = actions.filter((action) => pattern.test(game.write(action)) === wanted)
    return fitting.length > 0 ? fitting : actions
  }
}

/** Whether there is such a habit in a game. */
export const isHabit = (habit: string, file: BalanceFile | null): boolean =>
  habit === '' || (file !== null && patternOf(habit, file) !== null)

/** `!attack`, `!card.F01`, `=attack`, or `=<mode>.<name>`: an archetype of a mode. */
function patternOf(habit: string, { never, always, use, archetypes }: BalanceFile): RegExp | null {
  const name = habit.slice(1)
  if (habit.startsWith('!') && name.startsWith(CARD))
    return new RegExp(use.replace('{card}', name.slice(CARD.length)))
  const [mode, kind] = name.split('.')
  const pattern = habit.startsWith('!') ? never[name] : (always[name] ?? archetypes[mode]?.[kind]?.always)
  return pattern === undefined ? null : new RegExp(pattern)
}
