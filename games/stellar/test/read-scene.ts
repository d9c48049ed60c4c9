import { seatsUpTo } from '@sternentisch/kernel'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import { SHIP_CODES, SHIPS } from '../rules/ships.ts'
import { writeSolar } from '../rules/written.ts'
import { settings } from './settings.ts'

/**
 * A written scene, line by line:
 *
 *     scenario 2                         1 if not said
 *     start B                            A if not said
 *     S1(5:-5 2:2F+A) A (Ki+B) [Ro]      sector 1: solar cards, then stacks from the bottom to the top
 *     S2 A [Me^]  | B (Fo)               without solar cards any will do
 *     A hand Ro De                       also fleet (top last), discard, won, reserve
 *     A discard Cr+B …                   `…` is every ship of A that is named nowhere
 *     removed 4:4
 *     turn A reveal                      `turn A play` for the start player if not said
 *     ability A 1.2                      waits above the turn; also `battle`; with `turned`, it lay face-down before
 *     fleets                             instead of a turn: everybody picks
 *
 * `(Sl)` is face-down and `[Sl]` face-up; `+B` adds who else knows the card (`+*` everybody), `^` marks a ship
 * fetched by a Mend, `^B` one that B knew in the discard.
 */
export function readScene(text: string, options: Partial<Options> = {}): object {
  const kit = kitOf(settings(options))
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const wanted = lines.flatMap((line) => line.match(/\d:-?\d+F?/g) ?? [])
  const spare = kit.solar
    .flatMap((face) => (face ? [writeSolar(face)] : []))
    .filter((name) => !wanted.includes(name))
  const players = seatsUpTo(kit.players).map((): Record<string, object[]> => ({}))
  const setup: Record<string, unknown> & { sectors: object[]; pending: object[] } = {
    options,
    players,
    sectors: [],
    pending: [],
  }
  for (const line of lines) {
    const [word, second, ...words] = line.split(/\s+/)
    if (/^S\d/.test(line)) setup.sectors.push(readSector(line, players.length, spare))
    else if (/^[A-D] /.test(line)) players['ABCD'.indexOf(word)][second] = words.flatMap(readCard)
    else if (word === 'scenario') setup.scenario = Number(second)
    else if (word === 'start') setup.start = second
    else if (word === 'removed') setup.removed = [second, ...words].flatMap(readCard)
    else if (word === 'fleets') setup.pending.push({ kind: word, picks: players.map(() => null) })
    else if (word === 'turn') setup.pending.push({ kind: word, seat: second, step: words[0] })
    else if (word === 'ability' || word === 'battle') setup.pending.push(readFrame(word, second, words))
    else throw new Error(`what does this line say? ${line}`)
  }
  if (setup.pending.length === 0) {
    setup.pending.push({ kind: 'turn', seat: setup.start ?? 'A', step: 'play' })
  }
  for (const [seat, player] of players.entries()) {
    const stacks = setup.sectors.map((sector) => (sector as { stacks: object[][] }).stacks[seat])
    player.discard &&= fillUp(player.discard, [...Object.values(player), ...stacks].flat(), kit.set)
  }
  return setup
}

function readFrame(kind: string, seat: string, [at, turned]: readonly string[]): object {
  const [sector, place] = at.split('.').map(Number)
  return { kind, seat, sector, place, ...(turned ? { turned: true } : {}) }
}

function readSector(line: string, players: number, spare: string[]): object {
  const [, , solar, rest] = /^S(\d+)(?:\(([^)]*)\))?(?:\s+(.*))?$/.exec(line)!
  const stacks = Array.from({ length: players }, (): object[] => [])
  for (const part of (rest ?? '').split('|')) {
    const [owner, ...ships] = part.trim().split(/\s+/)
    if (owner && owner !== '–') stacks['ABCD'.indexOf(owner)] = ships.flatMap(readShip)
  }
  const cards = solar === undefined ? [{ card: spare.shift()! }] : solar.split(/\s+/).flatMap(readCard)
  return { solar: cards, stacks }
}

/** `(Ki+B)`, `[Me^]` */
function readShip(text: string): object[] {
  if (text === '–') return []
  const inside = text.slice(1, -1)
  const [card] = readCard(inside.replace(/\^[A-D*]*/, '')) as [{ card: string; known?: string }]
  const fetched = /\^([A-D*]*)/.exec(inside)
  return [
    {
      ...card,
      ...(text.startsWith('(') ? { known: card.known ?? '' } : {}),
      ...(fetched ? { once: fetched[1] } : {}),
    },
  ]
}

/** `Cr+B` */
function readCard(text: string): object[] {
  if (text === '–') return []
  const [card, known] = text.split('+')
  return [known === undefined ? { card } : { card, known }]
}

function fillUp(discard: object[], placed: object[], set: readonly number[]): object[] {
  const isRest = (each: object): boolean => (each as { card: string }).card === '…'
  if (!discard.some(isRest)) return discard
  const rest = SHIPS.flatMap((ship) => {
    const named = placed.filter((each) => (each as { card: string }).card === SHIP_CODES[ship]).length
    return Array.from({ length: set[ship] - named }, () => ({ card: SHIP_CODES[ship] }))
  })
  return [...discard.filter((each) => !isRest(each)), ...rest]
}
