import { cards } from '../cards/index.ts'
import type { Options } from '../rules/options.ts'

/**
 * A table in a few lines, written as the specification writes it:
 *
 *     S2: 0-26b 1-12 2-08{u1}     a sector, the top card last
 *     N hand: 3-10                a hand; without it, some card that does nothing here
 *     N aside: 0-01               cards laid aside
 *     S pile: 0-01 0-06           a draw pile, the top card last; `pile:` where there is one for both
 *     discard: 1-12
 *     cruisers: atlas atlas       South's and North's; Ares and Athena if not named
 *     hull: 1 1                   20 and 18 if not named
 *     initiative: N  turn: N  offset: 2  passed: S  idle: 2
 */
export function readScene(text: string, options: Partial<Options>): unknown {
  const lines = new Map(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => line.split(/:\s*/, 2) as [string, string]),
  )
  const get = (name: string): string | undefined => lines.get(name)
  const list = (name: string): string[] | undefined => get(name)?.split(/\s+/).filter(Boolean)
  const mode = options.mode ?? 'ultimate'
  const cruisers = list('cruisers') ?? ['ares', 'athena']
  const hull = list('hull') ?? (lines.has('cruisers') ? undefined : ['20', '18'])
  const named = [...lines.entries()].filter(([key]) => !/hull|cruisers/.test(key)).map(([, value]) => value)
  const players = ['S', 'N'].map((board, seat) => {
    const own =
      mode === 'ultimate'
        ? [...lines].filter(([key]) => key.startsWith(board)).map(([, value]) => value)
        : named
    return {
      cruiser: cruisers[seat],
      ...(hull ? { hull: Number(hull[seat]) } : {}),
      hand: list(`${board} hand`) ?? [unusedCard(own, seat)],
      aside: list(`${board} aside`) ?? [],
      sectors: [1, 2, 3, 4, 5].map((sector) => list(`${board}${sector}`) ?? []),
      ...(mode === 'ultimate'
        ? { pile: list(`${board} pile`), discard: list(`${board} discard`) ?? [] }
        : {}),
    }
  })
  const initiative = letter(get('initiative') ?? 'S')
  const turn = letter(get('turn') ?? get('initiative') ?? 'S')
  return {
    options: { mode, ...options },
    initiative,
    passed: get('passed') === undefined ? '' : letter(get('passed')!),
    offset: Number(get('offset') ?? 0),
    idle: Number(get('idle') ?? 0),
    players: players.map((player) => withoutGaps(player)),
    ...(mode === 'ultimate' ? {} : withoutGaps({ pile: list('pile'), discard: list('discard') ?? [] })),
    pending: [{ kind: 'deployment', seat: turn }],
  }
}

const letter = (board: string): string => (board === 'S' ? 'A' : 'B')

const withoutGaps = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** Plain cards, which nobody minds in a hand; each seat its own, as one pile has each card once. */
function unusedCard(named: readonly string[], seat: number): string {
  const text = named.join(' ')
  const plain = cards.cards.filter(({ upper, lower }) => upper.effects.length + lower.effects.length === 0)
  return plain.filter(({ id }) => !text.includes(id))[seat].id
}
