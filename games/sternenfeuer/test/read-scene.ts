import { cards } from '../cards/index.ts'
import type { Options } from '../rules/options.ts'

/**
 * A written scene, line by line:
 *
 *     places Rauthak Dream Umaru     or by id; `P3 P1 P2` if not said
 *     1 A F12 R03 | B F05~           rows at place 1 from the owner's left, with what lies under each figure
 *     A hand A03 D01                 nothing if not said
 *     deck 10                        so many cards, or `none`, or a list from the bottom to the top; all others if not said
 *     discard F22                    what is named nowhere, if the deck is written
 *     turn 22                        21 if not said; A opened, so odd turns are A's
 *     step draw                      `act` if not said
 *     drew, made 1, left 0, turnedUp how far the turn has come
 *     skips 1
 *
 * `F12` is face up and ready, `F12!` turned up this turn, `F12~` face down, `F12~!` placed this turn.
 */
export function readScene(text: string, options: Partial<Options>): object {
  const lines = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([word]) => word)
  const said = (word: string): string[] | undefined => lines.find(([first]) => first === word)?.slice(1)
  const number = (word: string, usual: number): number => Number(said(word)?.[0] ?? usual)
  const players = ['A', 'B'].map((seat) => ({
    hand: lines.find(([who, what]) => who === seat && what === 'hand')?.slice(2) ?? [],
    rows: ['1', '2', '3'].map((place) => rowOf(said(place) ?? [], seat)),
  }))
  const turn = number('turn', 21)
  return {
    options,
    turn,
    skips: number('skips', 0),
    places: (said('places') ?? ['P3', 'P1', 'P2']).map(placeId),
    players,
    ...deckIn(said('deck'), said('discard'), players),
    pending: [
      {
        kind: 'turn',
        seat: turn % 2 === 1 ? 'A' : 'B',
        step: said('step')?.[0] ?? 'act',
        drew: said('drew') !== undefined,
        made: number('made', 0),
        left: number('left', 1),
        turnedUp: said('turnedUp') !== undefined,
      },
    ],
  }
}

/** `A F12 | B F05`: the part that belongs to one seat. */
function rowOf(words: readonly string[], seat: string): string[] {
  const parts = words.join(' ').split('|')
  const own = parts.map((part) => part.trim().split(' ')).find(([who]) => who === seat)
  return own?.slice(1) ?? []
}

const NAMES: Readonly<Record<string, string>> = {
  Dream: 'P1',
  Island: 'P2',
  Rauthak: 'P3',
  Umaru: 'P4',
  Horon: 'P5',
}
const placeId = (name: string): string => NAMES[name] ?? name

interface Player {
  readonly hand: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A deck of so many cards is taken from what is named nowhere; the others lie below in the discard pile. */
function deckIn(
  deck: readonly string[] | undefined,
  discard: readonly string[] | undefined,
  players: readonly Player[],
): object {
  if (deck === undefined) return discard ? { discard } : {}
  if (!/^(none|\d+)$/.test(deck[0])) return discard ? { deck, discard } : { deck }
  const rest = cards.cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
  const named = [...players.flatMap(({ hand, rows }) => [...hand, ...rows.flat()]), ...(discard ?? [])]
  for (const name of named) rest.splice(rest.indexOf(name.replace(/[~!]+$/, '')), 1)
  const size = deck[0] === 'none' ? 0 : Number(deck[0])
  return { deck: rest.slice(0, size), discard: [...rest.slice(size), ...(discard ?? [])] }
}
