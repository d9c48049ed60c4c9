import { useSyncExternalStore } from 'react'

/**
 * Every place has an address. It stands behind the #, so that the app works from any folder of any web server,
 * and nothing of it (a whole match may be in there) ever reaches that server.
 */
export type Place =
  | { readonly name: 'home' }
  | { readonly name: 'new'; readonly game: string }
  | { readonly name: 'table'; readonly match: string }
  | { readonly name: 'result'; readonly match: string }
  | {
      readonly name: 'replay'
      readonly match: string | null
      readonly log: string | null
      readonly move: number | null
    }
  | { readonly name: 'rules'; readonly game: string; readonly rule: string | null }
  /** Every card of a game, one of them large; of a set of one's own, where it is named. */
  | {
      readonly name: 'cards'
      readonly game: string | null
      readonly card: string | null
      readonly set: string | null
    }
  /** A game on paper; of a set of one's own, where it is named. */
  | { readonly name: 'print'; readonly game: string; readonly set: string | null }
  /** Decks of one's own for a game: one that is kept, or one that somebody sent as a list. */
  | {
      readonly name: 'decks'
      readonly game: string | null
      readonly deck: string | null
      readonly list: string | null
      readonly title: string | null
    }
  | { readonly name: 'lessons'; readonly game: string | null }
  | { readonly name: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly name: 'settings' }
  /** Tables of the server: all of them, a new one, one of them, and who one is there. */
  | { readonly name: 'lobby' }
  | { readonly name: 'open'; readonly game: string }
  | {
      readonly name: 'at'
      readonly table: string
      /** Once its match is over: how it ended, or all of it. */
      readonly look?: 'result' | 'replay'
      readonly move?: number | null
    }
  /** With a code from another device that makes this one mine, too. */
  | { readonly name: 'account'; readonly code: string | null }
  | { readonly name: 'nowhere'; readonly address: string }

export function placeAt(hash: string): Place {
  const [path, query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [name, first, second, ...more] = path.split('/').map(decode)
  const asked = new URLSearchParams(query)
  const nowhere: Place = { name: 'nowhere', address: hash }
  if (more.length > 0) return nowhere
  if (name === '' && first === undefined) return { name: 'home' }
  if (name === 'new' && first && !second) return { name: 'new', game: first }
  if (name === 'table' && first && !second) return { name: 'table', match: first }
  if (name === 'result' && first && !second) return { name: 'result', match: first }
  if (name === 'replay' && !second) {
    return { name: 'replay', match: first || null, log: asked.get('log'), move: moveIn(asked) }
  }
  if (name === 'rules' && first) return { name: 'rules', game: first, rule: second || null }
  if (name === 'cards')
    return { name: 'cards', game: first || null, card: second || null, set: asked.get('set') }
  if (name === 'print' && first && !second) return { name: 'print', game: first, set: asked.get('set') }
  if (name === 'decks') {
    const [list, title] = [asked.get('list'), asked.get('title')]
    return { name: 'decks', game: first || null, deck: second || null, list, title }
  }
  if (name === 'lessons' && !second) return { name: 'lessons', game: first || null }
  if (name === 'lesson' && first && second) return { name: 'lesson', game: first, lesson: second }
  if (name === 'settings' && !first) return { name: 'settings' }
  if (name === 'lobby' && !first) return { name: 'lobby' }
  if (name === 'open' && first && !second) return { name: 'open', game: first }
  if (name === 'at' && first && !second) return { name: 'at', table: first }
  if (name === 'at' && first && (second === 'result' || second === 'replay'))
    return { name: 'at', table: first, look: second, move: moveIn(asked) }
  if (name === 'account' && !first) return { name: 'account', code: asked.get('code') }
  return nowhere
}

function moveIn(asked: URLSearchParams): number | null {
  const move = asked.get('move')
  return move && /^\d{1,5}$/.test(move) ? Number(move) : null
}

export function addressOf(place: Place): string {
  switch (place.name) {
    case 'home':
      return '#/'
    case 'new':
      return `#/new/${place.game}`
    case 'table':
    case 'result':
      return `#/${place.name}/${place.match}`
    case 'replay': {
      const asked = new URLSearchParams()
      if (place.log) asked.set('log', place.log)
      if (place.move !== null) asked.set('move', String(place.move))
      const query = asked.toString()
      return `#/replay${place.match ? `/${place.match}` : ''}${query ? `?${query}` : ''}`
    }
    case 'rules':
      return `#/rules/${place.game}${place.rule ? `/${place.rule}` : ''}`
    case 'cards': {
      const set = place.set === null ? '' : `?${new URLSearchParams({ set: place.set })}`
      return `#/cards${place.game ? `/${place.game}` : ''}${place.card ? `/${place.card}` : ''}${set}`
    }
    case 'print':
      return `#/print/${place.game}${place.set === null ? '' : `?${new URLSearchParams({ set: place.set })}`}`
    case 'decks': {
      const asked = new URLSearchParams()
      if (place.list !== null) asked.set('list', place.list)
      if (place.title !== null) asked.set('title', place.title)
      const query = asked.toString()
      return `#/decks${place.game ? `/${place.game}` : ''}${place.deck ? `/${place.deck}` : ''}${query ? `?${query}` : ''}`
    }
    case 'lessons':
      return `#/lessons${place.game ? `/${place.game}` : ''}`
    case 'lesson':
      return `#/lesson/${place.game}/${place.lesson}`
    case 'settings':
    case 'lobby':
      return `#/${place.name}`
    case 'account':
      return place.code === null ? '#/account' : `#/account?${new URLSearchParams({ code: place.code })}`
    case 'open':
      return `#/open/${place.game}`
    case 'at':
      return `#/at/${place.table}${place.look ? `/${place.look}` : ''}${place.move == null ? '' : `?move=${place.move}`}`
    case 'nowhere':
      return place.address
  }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const go = (place: Place, { replace = false } = {}): void => {
  if (replace) location.replace(addressOf(place))
  else location.hash = addressOf(place)
}

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export const usePlace = (): Place => placeAt(useSyncExternalStore(listen, () => location.hash))
