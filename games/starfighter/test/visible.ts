// §5.2: the visibility of the specification, by sets. Slow and plain, to compare the rules with.
import { kitOf } from '../rules/kit.ts'
import { isBack, lowHalf, upHalf } from '../rules/lies.ts'
import { slotOf, type Table } from '../rules/table.ts'

/** A visible item (SF-V4): the handle of a card, its face, a printed half. */
export type Item = `${number} ${'front' | 'back'} ${'u' | 'l'}`

export function visibleOn(table: Table, seat: number): Set<Item> {
  const items = new Set<Item>()
  for (let zone = seat * 5; zone < seat * 5 + 5; zone++) {
    const stack = table.cards.zones[zone]
    for (const [place, card] of stack.entries()) {
      const lie = table.lies[slotOf(zone, place)]
      const side = isBack(lie) ? 'back' : 'front'
      const handle = table.cards.handle[card]
      items.add(`${handle} ${side} ${'ul'[lowHalf(lie)] as 'u' | 'l'}`)
      if (place === stack.length - 1) items.add(`${handle} ${side} ${'ul'[upHalf(lie)] as 'u' | 'l'}`)
    }
  }
  return items
}

/** The effect printed where a visible item is, 0 for none. */
export function effectAt(table: Table, item: Item): number {
  const [handle, side, half] = item.split(' ')
  if (side === 'back') return 0
  const kit = kitOf(table.options)
  const card = table.cards.handle.indexOf(Number(handle))
  return kit.effect[kit.layout.face[card] * 2 + (half === 'u' ? 0 : 1)]
}

export const minus = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): T[] => [...a].filter((item) => !b.has(item))
