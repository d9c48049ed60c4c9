import { useSyncExternalStore } from 'react'

/**
 * Every place has an address. It stands behind the #, so that the app works from any folder of any web server,
 * and nothing of it (a whole match may be in there) ever reaches that server.
 */
export type Place =
  | { readonly name: 'home' }
  /** With a card set of one's own, where it is named. */
  | { readonly name: 'new'; readonly game: string; readonly set?: string }
  | { readonly name: 'table'; readonly match: string }
  | { readonly name: 'result'; readonly match: string }
  | {
      readonly name: 'replay'
      readonly match: string | null
      readonly log: string | null
      readonly move: number | null
      /** With what there is to say of its decisions. */
      readonly review?: true
    }
  | { readonly name: 'rules'; readonly game: string; readonly rule: string | null }
  /** Every card of a game, one of them large; of a set of one's own, where it is named. */
  | {
      readonly name: 'cards'
      readonly game: string | null
      readonly card: string | null
      readonly set: string | null
      /** What is searched for, and which filters are set: `level.0,effect.draw`. */
      readonly find?: string
      readonly only?: string
    }
  /** A game on paper; of a set of one's own, or one of one's own decks, where it is named. */
  | { readonly name: 'print'; readonly game: string; readonly set: string | null; readonly deck?: string }
  /** Decks of one's own for a game: one that is kept, or one that somebody sent as a list. */
  | {
      readonly name: 'decks'
      readonly game: string | null
      readonly deck: string | null
      readonly sent?: LinkedDeck
    }
  /** Card sets of one's own for a game; one of them, and what of it is being changed. */
  | {
      readonly name: 'sets'
      readonly game: string | null
      readonly set: string | null
      readonly at: string | null
    }
  | { readonly name: 'lessons'; readonly game: string | null }
  | { readonly name: 'lesson'; readonly game: string; readonly lesson: string }
  /** Positions with one best move: of every game, or of one; about one thing, where it is named. */
  | { readonly name: 'puzzles'; readonly game: string | null; readonly theme: string | null }
  | { readonly name: 'puzzle'; readonly game: string; readonly puzzle: string }
  /** The puzzle of the day. */
  | { readonly name: 'daily' }
  | { readonly name: 'settings' }
  /** Tables of the server: all of them, a new one, one of them, and who one is there. */
  | { readonly name: 'lobby' }
  | { readonly name: 'open'; readonly game: string; readonly set?: string }
  | {
      readonly name: 'at'
      readonly table: string
      /** Once its match is over: how it ended, or all of it. */
      readonly look?: 'result' | 'replay'
      readonly move?: number | null
      readonly review?: true
    }
  /** With a code from another device that makes this one mine, too. */
  | { readonly name: 'account'; readonly code: string | null }
  | { readonly name: 'nowhere'; readonly address: string }

/** A deck in a link: its cards, its name, and the card set it is built of. */
export interface LinkedDeck {
  readonly list: string
  readonly title: string
  readonly cards: string | null
}

export function placeAt(hash: string): Place {
  const [path, query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [name, first, second, ...more] = path.split('/').map(decode)
  const asked = new URLSearchParams(query)
  const nowhere: Place = { name: 'nowhere', address: hash }
  if (more.length > 0) return nowhere
  if (name === '' && first === undefined) return { name: 'home' }
  if (name === 'new' && first && !second) return { name: 'new', game: first, ...setIn(asked) }
  if (name === 'table' && first && !second) return { name: 'table', match: first }
  if (name === 'result' && first && !second) return { name: 'result', match: first }
  if (name === 'replay' && !second) {
    const [log, move] = [asked.get('log'), moveIn(asked)]
    return { name: 'replay', match: first || null, log, move, ...reviewIn(asked) }
  }
  if (name === 'rules' && first) return { name: 'rules', game: first, rule: second || null }
  if (name === 'cards')
    return { name, game: first || null, card: second || null, set: asked.get('set'), ...soughtIn(asked) }
  if (name === 'print' && first && !second)
    return { name: 'print', game: first, set: asked.get('set'), ...deckIn(asked) }
  if (name === 'decks') return { name: 'decks', game: first || null, deck: second || null, ...sentIn(asked) }
  if (name === 'sets') return { name: 'sets', game: first || null, set: second || null, at: asked.get('at') }
  if (name === 'lessons' && !second) return { name: 'lessons', game: first || null }
  if (name === 'lesson' && first && second) return { name: 'lesson', game: first, lesson: second }
  if (name === 'puzzles' && !second)
    return { name: 'puzzles', game: first || null, theme: asked.get('theme') }
  if (name === 'puzzle' && first && second) return { name: 'puzzle', game: first, puzzle: second }
  if (name === 'daily' && !first) return { name: 'daily' }
  if (name === 'settings' && !first) return { name: 'settings' }
  if (name === 'lobby' && !first) return { name: 'lobby' }
  if (name === 'open' && first && !second) return { name: 'open', game: first, ...setIn(asked) }
  if (name === 'at' && first && !second) return { name: 'at', table: first }
  if (name === 'at' && first && (second === 'result' || second === 'replay'))
    return { name: 'at', table: first, look: second, move: moveIn(asked), ...reviewIn(asked) }
  if (name === 'account' && !first) return { name: 'account', code: asked.get('code') }
  return nowhere
}

const setIn = (asked: URLSearchParams): { readonly set?: string } => {
  const set = asked.get('set')
  return set ? { set } : {}
}

const soughtIn = (asked: URLSearchParams): { readonly find?: string; readonly only?: string } => {
  const [find, only] = [asked.get('find'), asked.get('only')]
  return { ...(find ? { find } : {}), ...(only ? { only } : {}) }
}

const deckIn = (asked: URLSearchParams): { readonly deck?: string } => {
  const deck = asked.get('deck')
  return deck ? { deck } : {}
}

const sentIn = (asked: URLSearchParams): { readonly sent?: LinkedDeck } => {
  const list = asked.get('list')
  return list ? { sent: { list, title: asked.get('title') ?? '', cards: asked.get('cards') } } : {}
}

const reviewIn = (asked: URLSearchParams): { readonly review?: true } =>
  asked.has('review') ? { review: true } : {}

function moveIn(asked: URLSearchParams): number | null {
  const move = asked.get('move')
  return move && /^\d{1,5}$/.test(move) ? Number(move) : null
}

export function addressOf(place: Place): string {
  switch (place.name) {
    case 'home':
      return '#/'
    case 'new':
      return `#/new/${place.game}${asking({ set: place.set })}`
    case 'table':
    case 'result':
      return `#/${place.name}/${place.match}`
    case 'replay': {
      const { match, log, move, review } = place
      return `#/replay${below(match)}${asking({ log: log || null, move, review: review && '' })}`
    }
    case 'rules':
      return `#/rules/${place.game}${below(place.rule)}`
    case 'cards':
      return `#/cards${below(place.game, place.card)}${asking({ set: place.set, find: place.find, only: place.only })}`
    case 'sets':
      return `#/sets${below(place.game, place.set)}${asking({ at: place.at })}`
    case 'print':
      return `#/print/${place.game}${asking({ set: place.set, deck: place.deck })}`
    case 'decks':
      return `#/decks${below(place.game, place.deck)}${asking({ ...place.sent })}`
    case 'lessons':
      return `#/lessons${below(place.game)}`
    case 'lesson':
      return `#/lesson/${place.game}/${place.lesson}`
    case 'puzzles':
      return `#/puzzles${below(place.game)}${asking({ theme: place.theme })}`
    case 'puzzle':
      return `#/puzzle/${place.game}/${place.puzzle}`
    case 'daily':
    case 'settings':
    case 'lobby':
      return `#/${place.name}`
    case 'account':
      return `#/account${asking({ code: place.code })}`
    case 'open':
      return `#/open/${place.game}${asking({ set: place.set })}`
    case 'at':
      return `#/at/${place.table}${below(place.look)}${asking({ move: place.move, review: place.review && '' })}`
    case 'nowhere':
      return place.address
  }
}

/** The parts of a way, as far as they are known. */
const below = (...parts: readonly (string | null | undefined)[]): string =>
  parts.map((part) => (part ? `/${part}` : '')).join('')

/** What is asked for beyond the way; what is not known is left out. */
function asking(wishes: Readonly<Record<string, string | number | null | undefined>>): string {
  const asked = new URLSearchParams()
  for (const [name, wish] of Object.entries(wishes)) if (wish != null) asked.set(name, String(wish))
  const query = asked.toString()
  return query && `?${query}`
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const go = (place: Place, { replace = false } = {}): void => {
  const before = location.hash
  if (replace) location.replace(addressOf(place))
  else location.hash = addressOf(place)
  if (location.hash !== before) takeNoMore()
}

/** Longer than any browser takes to tell that the address is another, and than people take for a double click. */
const LEAVING = 1000

/** A page that is being left takes no more clicks, and the next one not the second half of a double click: that means one thing, not two matches. */
function takeNoMore(): void {
  let gone = false
  const swallow = (event: MouseEvent): void => {
    if (gone && event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('hashchange', () => (gone = true), { once: true })
  addEventListener('click', swallow, true)
  setTimeout(() => removeEventListener('click', swallow, true), LEAVING)
}

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export const usePlace = (): Place => placeAt(useSyncExternalStore(listen, () => location.hash))
