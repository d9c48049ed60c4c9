import type { Cabinet, Shelf } from './cabinet.ts'
import { type OldThing, WithLeftovers } from './leftovers.ts'
import { setFromCards } from './old-cards.ts'
import { namesOfSmall, readSmall, removeSmall } from './small.ts'

/** Nothing else ever lay there. */
type Old = Extract<Shelf, 'matches' | 'cards'>

/** Where matches and cards lay in localStorage until they got a database. */
const OLD: Readonly<Record<Old, string>> = { matches: 'sternentisch.match.', cards: 'sternentisch.cards.' }

/** Tabs that start together move one after the other. */
const LOCK = 'sternentisch.move-in'

/**
 * What people have in localStorage moves into the cabinet: copied, read back, and only then taken away. Where this is
 * interrupted it begins anew the next time. What finds no room stays where it is and is read from there.
 */
export async function moveIn(cabinet: Cabinet): Promise<Cabinet> {
  if (thingsLeft().length === 0) return cabinet
  const move = async (): Promise<Cabinet> => {
    for (const thing of thingsLeft()) await moveOne(cabinet, thing)
    const left = cabinet.lasts ? thingsLeft() : []
    return left.length === 0 ? cabinet : new WithLeftovers(cabinet, left)
  }
  return globalThis.navigator?.locks ? navigator.locks.request(LOCK, move) : move()
}

const thingsLeft = (): OldThing[] =>
  (['matches', 'cards'] as const).flatMap((shelf) =>
    namesOfSmall(OLD[shelf]).flatMap((old) => {
      const text = readSmall(old)
      if (text === null) return []
      const remove = (): void => {
        if (readSmall(old) === text) removeSmall(old)
      }
      return { shelf, name: old.slice(OLD[shelf].length), value: meant(shelf, text), remove }
    }),
  )

/** A match becomes what its text says; a text that says nothing, and the text of a card file, stay what they are. */
function meant(shelf: Old, text: string): unknown {
  if (shelf === 'cards') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function moveOne(cabinet: Cabinet, { shelf, name, value, remove }: OldThing): Promise<void> {
  const set = shelf === 'cards' ? setFromCards(name, value) : null
  if (set && (await cabinet.get('sets', set.id)) === undefined) await cabinet.put('sets', set.id, set)
  const there = await cabinet.get(shelf, name)
  if (there === undefined || isOlder(there, value)) await cabinet.put(shelf, name, value)
  const arrived = JSON.stringify(await cabinet.get(shelf, name)) === JSON.stringify(value)
  if (cabinet.lasts && arrived) remove()
}

/** An older version of the page, still open, played on after the match had moved and before anybody did so here. */
function isOlder(there: unknown, value: unknown): boolean {
  const [moved, old] = [there, value] as [Partial<Dated> | null, Partial<Dated> | null]
  return moved?.turn === undefined && Number(old?.changed) > Number(moved?.changed)
}

interface Dated {
  readonly turn: number
  readonly changed: number
}
