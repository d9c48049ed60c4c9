import { type AnyGame, type OptionRule, offersOf, type Wishes } from '@sternentisch/kernel'

/** Picks among n things. */
export interface Whims {
  below(n: number): number
}

/** Any options of a game; decks are lists that nobody has written before. They may not go together. */
export function anyWishes({ options }: AnyGame, whims: Whims): Wishes {
  const wishes: Record<string, string | number | boolean> = {}
  for (const rule of options.rules) {
    const offers = offersOf(rule, wishes)
    if (offers.length > 0) wishes[rule.id] = offers[whims.below(offers.length)].value
    if (rule.list) wishes[rule.id] = anyList(rule, wishes, whims)
  }
  return wishes
}

/** A ready-made list with a few cards left out. */
function anyList({ id, list, values }: OptionRule, wishes: Wishes, whims: Whims): string {
  const ready = String(wishes[id] ?? values[0])
  if (!list) return ready
  const lines = list.write(ready, wishes).split(/\n/)
  const words = lines.map((line) => line.split(' '))
  for (let dropped = 0; dropped < 5; dropped++) {
    const line = words[whims.below(words.length)]
    if (line.length > 2) line.splice(whims.below(line.length), 1)
  }
  return list.read(words.map((line) => line.join(' ')).join('\n'))
}
