import { boxes } from '@sternentisch/games'
import type { BoxedGame } from '@sternentisch/games/shelf'
import { isRefusal, type Refusal, refuse, type Wishes } from '@sternentisch/kernel'
import type { Disk } from '../disk.ts'
import { readHouseRules } from '../play/open.ts'
import { nameOfSet, readDeckWish } from './wish.ts'

interface DeckFlags {
  readonly mode?: string
  readonly option?: readonly string[]
  readonly deck?: readonly string[]
}

/**
 * `--deck <deck>`, for one seat after the other, as options: with what has to be chosen so that decks can be brought at all, unless somebody
 * chose otherwise, and with the cards that they are built of.
 */
export async function withDecks<Flags extends DeckFlags>(
  box: BoxedGame,
  flags: Flags,
  disk: Disk,
): Promise<Flags | Refusal> {
  const { game } = box
  const { deck: decks = [], option = [], mode } = flags
  if (decks.length === 0) return flags
  const building = await boxes.find(({ id }) => id === game.id)?.decks?.()
  if (!building) return refuse('cli.wrong.noDecks', { game: game.id })
  if (decks.length > building.seats.length)
    return refuse('cli.deck.many', { n: decks.length, seats: building.seats.length })
  const words: string[] = []
  const sets = new Set<string>()
  for (const [seat, wish] of decks.entries()) {
    const rule = game.options.rules.find(({ id }) => id === building.seats[seat])!
    const deck = readDeckWish(game, rule, wish, disk)
    if (isRefusal(deck)) return deck
    const set = deck.set && nameOfSet(game, deck.set)
    if (isRefusal(set)) return set
    // A list alone does not say which cards it is of.
    if (set !== null) sets.add(set)
    words.push(`${rule.id}=${deck.value}`)
  }
  const [cards, another] = sets
  if (another !== undefined) return refuse('cli.deck.sets')
  const chosen = (id: string): boolean =>
    option.some((word) => word.startsWith(`${id}=`)) || (id === 'mode' && mode !== undefined)
  const wishes = Object.entries({ ...building.wishes, ...(cards === undefined ? {} : { cards }) })
  words.push(...wishes.filter(([id]) => !chosen(id)).map(([id, value]) => `${id}=${value}`))
  const meant = { ...flags, option: [...words, ...option] }
  const options = readHouseRules(box, meant)
  if (isRefusal(options)) return options
  const isAsked = game.options.rules
    .filter(({ id }) => building.seats.slice(0, decks.length).includes(id))
    .every(({ only }) => only?.(options as Wishes) ?? true)
  return isAsked ? meant : refuse('cli.deck.unasked', { needed: written(building.wishes) })
}

const written = (wishes: Wishes): string =>
  Object.entries(wishes)
    .map(([id, value]) => `${id}=${value}`)
    .join(' ')
