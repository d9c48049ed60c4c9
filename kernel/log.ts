import type { AnyGame, Result } from './game.ts'
import { type Attend, Match, type Move } from './match.ts'
import { parseOptions, writeOptions } from './options.ts'
import { isSeed } from './random.ts'
import { isRefusal, type Refusal, refuse, refuseBecause } from './refusal.ts'
import { letterOf, type Seat, seatOf } from './seat.ts'
import { commitmentTo, digestOf } from './seed.ts'

const FORMAT = '1'
const HEADERS: readonly string[] =
  'sternentisch game rules options match commitment seed result digest'.split(' ')
const LONGEST_LOG = 1_000_000

/** The match as text: header lines, an empty line, then a line for each move. */
export function writeLog(match: Match, { withSeed = true } = {}): string {
  const { game, options, seed, id, names } = match.opening
  const { result } = match
  if (match.opening.laid) throw new Error('a match that started from a laid table has no log')
  const format = `sternentisch: ${FORMAT}`
  const head = [
    `game: ${game.id}`,
    `rules: ${game.version}`,
    `options: ${writeOptions(game.options, options)}`.trimEnd(),
    `match: ${id}`,
    `commitment: ${match.commitment}`,
    ...(withSeed ? [`seed: ${seed}`] : []),
    ...match.seats.map((seat) => `seat ${letterOf(seat)}: ${oneLine(names[seat] ?? '')}`.trimEnd()),
    ...(result ? [`result: ${writeResult(result)}`] : []),
  ]
  const moves = match.steps.map(({ seat, text }) => `${letterOf(seat)}: ${text}`)
  // Right at the start: wherever a log was cut, its digest is still there.
  const digest = result ? [`digest: ${digestOf([format, ...head, ...moves])}`] : []
  return `${[format, ...digest, ...head, '', ...moves].join('\n')}\n`
}

const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** `31 28 won by A`; shared wins name all who share. */
export const writeResult = ({ scores, winners, by }: Result): string =>
  by === 'agreement'
    ? 'draw by agreement'
    : `${by === 'conceding' ? 'conceded,' : scores.join(' ')} won by ${winners.map(letterOf).join('')}`.trim()

/** What such a line says; null if it says nothing of the kind. */
export function parseResult(text: string): Result | null {
  if (text === 'draw by agreement') return { scores: [], winners: [], by: 'agreement' }
  const [, how, letters] = /^(conceded,|(?:-?\d+(?:\.\d+)? ?)*) ?won by ([A-D]*)$/.exec(text) ?? []
  if (how === undefined) return null
  const winners = [...letters].flatMap((letter) => seatOf(letter) ?? [])
  return how === 'conceded,'
    ? { scores: [], winners, by: 'conceding' }
    : { scores: how.split(' ').filter(Boolean).map(Number), winners }
}

/** A log taken apart; nothing has been played yet. */
export interface Log {
  readonly headers: ReadonlyMap<string, Line>
  readonly moves: readonly (Move & { readonly line: number })[]
  /** Null if the log is as it was written when the match ended, or the match is not over; else what is wrong. */
  readonly damage: Refusal | null
}

interface Line {
  readonly line: number
  readonly value: string
}

/** Replays a log from its first line to its last and checks everything it claims. */
export function readLog(text: string, games: readonly AnyGame[], attend?: Attend): Match | Refusal {
  const log = parseLog(text)
  if (isRefusal(log)) return log
  const match = replayed(log, games, attend)
  if (!log.damage) return match
  // Where the damage shows, that says more than that there is some.
  return isRefusal(match) ? refuseBecause(match, 'log.damagedAt') : log.damage
}

function replayed(log: Log, games: readonly AnyGame[], attend?: Attend): Match | Refusal {
  const match = openFrom(log, games)
  if (isRefusal(match)) return match
  attend?.(match)
  for (const { seat, text: move, line } of log.moves) {
    const step = match.play(seat, move)
    if (isRefusal(step)) return refuseBecause(step, 'log.move', { line, seat: letterOf(seat), move })
  }
  return checkResult(log, match) ?? match
}

export function parseLog(text: string): Log | Refusal {
  if (text.length > LONGEST_LOG) return refuse('log.long', { n: text.length, max: LONGEST_LOG })
  const headers = new Map<string, Line>()
  const moves: (Move & { line: number })[] = []
  const contents: string[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (const [index, raw] of lines.entries()) {
    const line = index + 1
    // People choose their names freely: in the lines of the seats a # is no comment.
    const content = (/^\s*seat /.test(raw) ? raw : raw.replace(/(^|\s)#.*$/, '')).trim()
    if (content === '') continue
    const colon = content.indexOf(':')
    const key = content.slice(0, colon).trim()
    const value = content.slice(colon + 1).trim()
    if (headers.size === 0 && key !== 'sternentisch') return refuse('log.first', { line })
    if (colon < 0) return refuse('log.colon', { line, text: shorten(content) })
    if (key !== 'digest') contents.push(`${key}: ${value}`.trimEnd())
    const seat = seatOf(key)
    if (seat !== null) {
      moves.push({ seat, text: value, line })
      continue
    }
    const known = HEADERS.includes(key) || /^seat [A-D]$/.test(key)
    if (!known) return refuse('log.header', { line, key: shorten(key) })
    if (moves.length > 0) return refuse('log.late', { line, key })
    if (headers.has(key)) return refuse('log.twice', { line, key })
    headers.set(key, { line, value })
  }
  return headers.size === 0 ? refuse('log.empty') : { headers, moves, damage: damageOf(headers, contents) }
}

/** A finished log carries a digest over all of its lines, so that one that was cut or changed cannot pass as whole. */
function damageOf(headers: ReadonlyMap<string, Line>, contents: readonly string[]): Refusal | null {
  const digest = headers.get('digest')
  if (digest) return digest.value === digestOf(contents) ? null : refuse('log.damaged', { line: digest.line })
  return headers.has('result') ? refuse('log.missing', { key: 'digest' }) : null
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

function openFrom({ headers }: Log, games: readonly AnyGame[]): Match | Refusal {
  for (const key of ['game', 'rules', 'match', 'seed']) {
    if (!headers.has(key)) return refuse('log.missing', { key })
  }
  const header = (key: string): Line => headers.get(key) ?? { line: 0, value: '' }
  const format = header('sternentisch')
  if (format.value !== FORMAT)
    return refuse('log.format', { line: format.line, format: shorten(format.value) })
  const { line, value: id } = header('game')
  const engines = games.filter((each) => each.id === id)
  if (engines.length === 0)
    return refuse('log.game', { line, game: shorten(id), known: games.map((each) => each.id).join(', ') })
  const rules = header('rules')
  const game = engines.find(({ version }) => version === rules.value)
  if (!game) {
    const known = engines.map(({ version }) => version).join(', ')
    return refuse('log.rules', { line: rules.line, rules: shorten(rules.value), known })
  }
  const options = parseOptions(game.options, header('options').value)
  if (isRefusal(options)) return refuseBecause(options, 'log.options', { line: header('options').line })
  const seed = header('seed')
  if (!isSeed(seed.value)) return refuse('log.seed', { line: seed.line })
  const match = header('match').value
  const commitment = headers.get('commitment')
  if (commitment && commitment.value !== commitmentTo(seed.value, match)) {
    return refuse('log.commitment', { line: commitment.line })
  }
  const names = Array.from(
    { length: game.seatsOf(options) },
    (_, seat) => header(`seat ${letterOf(seat as Seat)}`).value,
  )
  return new Match({ game, options, seed: seed.value, id: match, names })
}

function checkResult({ headers }: Log, { result }: Match): Refusal | null {
  const claimed = headers.get('result')
  if (!claimed) return null
  const reached = result ? writeResult(result) : '–'
  if (claimed.value === reached) return null
  return refuse('log.result', { line: claimed.line, claimed: shorten(claimed.value), reached })
}
