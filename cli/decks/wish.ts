import { broughtCards } from '@sternentisch/games/shelf'
import {
  type AnyGame,
  isRefusal,
  type OptionRule,
  type Refusal,
  readDeckText,
  refuse,
  type SetNote,
} from '@sternentisch/kernel'
import { cardTextOf } from '@sternentisch/kernel/card-file'
import type { Disk } from '../disk.ts'
import { readText } from '../files.ts'
import { tidy } from '../tidy.ts'

/** A deck that somebody brings, as the options carry it, and the card set it is built of. */
export interface BroughtDeck {
  readonly value: string
  readonly set: SetNote | null
}

/** The name of a ready-made deck; a list, its text or a link, as the app writes them; or a file with one of these in it. */
export function readDeckWish(
  { id }: AnyGame,
  { values, list, whyNot }: OptionRule,
  wish: string,
  disk: Disk,
): BroughtDeck | Refusal {
  if (values.includes(wish)) return { value: wish, set: null }
  const text = isFile(wish, disk) ? readText(wish, disk) : wish
  if (isRefusal(text)) return text
  const sent = list ? readDeckText(text, list) : null
  if (!sent) return refuse('cli.deck.none', { deck: tidy(wish).slice(0, 40) })
  if (sent.game !== null && sent.game !== id) return refuse('cli.deck.game', { game: sent.game })
  const { value, set } = sent
  const refusal = values.includes(value) ? null : whyNot?.(value)
  return refusal ?? { value, set }
}

/** A list is a bad name for a file: whatever is not there is a list. */
function isFile(wish: string, disk: Disk): boolean {
  try {
    return disk.statSync(wish).isFile()
  } catch {
    return false
  }
}

/** The name under which `--cards` has brought the set of a deck; a refusal that names the set where it has not. */
export function nameOfSet({ id }: AnyGame, { hash, title }: SetNote): string | Refusal {
  const found = broughtCards().find(({ game, file }) => {
    const text = game === id ? cardTextOf(JSON.stringify(file)) : null
    return text !== null && !isRefusal(text) && text.hash.startsWith(hash)
  })
  return found?.name ?? refuse('cli.deck.set', { set: tidy(title), hash, game: id })
}
