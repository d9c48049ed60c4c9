import { games, readAnyLog } from '@sternentisch/games/shelf'
import {
  type AnyGame,
  eventsFor,
  freshMatchId,
  type GameEvent,
  isRefusal,
  letterOf,
  Match,
  type Refusal,
  randomFrom,
  readLog,
  readOptions,
  refuse,
  type Seat,
  type Viewer,
  writeLog,
} from '@sternentisch/kernel'
import * as v from 'valibot'
import * as field from './fields.ts'
import { type Answer, aboutMatch, type Request, request } from './request.ts'

const describe = ({ id, version, seats, options }: AnyGame): object => ({
  id,
  rules: version,
  seats,
  options: options.rules.map(({ id: option, values, default: usual }) => ({
    id: option,
    values,
    default: usual,
  })),
})

function gameNamed(id: string): AnyGame | Refusal {
  const known = games.map((game) => game.id).join(', ')
  return games.find((game) => game.id === id) ?? refuse('referee.game', { game: id.slice(0, 60), known })
}

/** Where the match stands. */
const standing = (match: Match): object => ({
  deciding: match.deciding(),
  ...(match.conceded.length > 0 ? { conceded: match.conceded } : {}),
  ...(match.wantDraw.length > 0 ? { wantDraw: match.wantDraw } : {}),
  result: match.result,
})

const opened = (match: Match): object => {
  const { game, options, seed } = match.opening
  return { game: game.id, rules: game.version, options, seats: match.seats.length, seed }
}

/** What binds the match to its log. */
const bond = (match: Match): object => ({ matchId: match.opening.id, commitment: match.commitment })

/** Events as one viewer is told of them, with their notation where they have one. */
const tell = ({ game }: Match, events: readonly GameEvent[], viewer: Viewer): object[] =>
  eventsFor(events, viewer).map((event) => ({ ...event, text: game.writeEvent(event) }))

const atTable = (match: Match, seat: Seat): Refusal | null =>
  match.seats.includes(seat) ? null : refuse('noSuchSeat', { seat: letterOf(seat) })

const deal = request(
  {
    game: field.text,
    options: v.optional(field.anything, {}),
    seed: field.seed,
    matchId: v.optional(field.matchId, freshMatchId),
    viewer: field.onlooker,
  },
  ({ game: id, options: wishes, seed, matchId, viewer }, { tables, name }) => {
    const game = gameNamed(id)
    if (isRefusal(game)) return game
    const options = readOptions(game.options, wishes)
    if (isRefusal(options)) return options
    const match = new Match({ game, options, seed, id: matchId, names: [] })
    if (typeof viewer === 'number') {
      const stranger = atTable(match, viewer)
      if (stranger) return stranger
    }
    const events = tell(match, match.dealt, viewer)
    return tables.put(name, match) ?? { ...opened(match), ...bond(match), events, ...standing(match) }
  },
)

const load = request(
  { game: field.text, table: field.anything, seed: field.seed },
  ({ game: id, table, seed }, { tables, name }) => {
    const game = gameNamed(id)
    if (isRefusal(game)) return game
    const laid = game.lay(table)
    if (isRefusal(laid)) return laid
    const match = new Match({ game, options: game.optionsOf(laid), seed, id: '', names: [], laid })
    return tables.put(name, match) ?? { ...opened(match), ...standing(match) }
  },
)

/** With an engine that has to be fetched first, the answer takes a moment. */
const replay = request({ log: field.text }, ({ log }, { tables, name }) => {
  const settle = (match: Match | Refusal): Answer | Refusal => {
    if (isRefusal(match)) return match
    const moves = match.steps.length
    return tables.put(name, match) ?? { ...opened(match), ...bond(match), moves, ...standing(match) }
  }
  const match = readLog(log, games)
  return isRefusal(match) && match.code === 'log.rules' ? readAnyLog(log).then(settle) : settle(match)
})

const play = aboutMatch(
  { seat: field.seat, action: field.text, viewer: field.onlooker },
  (match, { seat, action, viewer }) => {
    const step = match.play(seat, action)
    if (isRefusal(step)) return step
    const { text, events } = step
    // What the mover has learned by it is nobody else's business.
    const mayKnow = viewer === seat || viewer === 'all'
    const undo = mayKnow ? { canTakeBack: step.canTakeBack } : {}
    return { action: text, events: tell(match, events, viewer), ...undo, ...standing(match) }
  },
)

const undo = aboutMatch({ seat: v.optional(field.seat) }, (match, { seat }) => {
  const last = match.steps.at(-1)
  return (
    match.undo(seat ?? last?.seat ?? 0) ?? {
      undone: { seat: last?.seat, action: last?.text },
      ...standing(match),
    }
  )
})

const actions = aboutMatch(
  { seat: field.seat },
  (match, { seat }): Answer | Refusal => atTable(match, seat) ?? { actions: match.moves(seat) },
)

const log = aboutMatch({}, (match) =>
  match.opening.laid ? refuse('referee.laid') : { log: writeLog(match) },
)

const imagine = aboutMatch({ viewer: field.viewer, seed: field.seed }, (match, { viewer, seed }) => {
  const { game } = match
  return { game: game.id, table: game.setup(game.imagine(match.view(viewer), randomFrom(seed))), seed }
})

const layout = aboutMatch({}, (match) => {
  const { zones, back } = match.game.layout(match.table)
  return { zones: zones.map(({ name, shape, owner, backs }) => ({ name, shape, owner, backs })), backs: back }
})

/** Everything that can be asked, by its name. */
export const requests: ReadonlyMap<string, Request> = new Map(
  Object.entries({
    games: request({}, () => ({ games: games.map(describe) })),
    deal,
    load,
    replay,
    table: aboutMatch({}, ({ game, table }) => ({ game: game.id, table: game.setup(table) })),
    view: aboutMatch({ viewer: field.viewer }, (match, { viewer }) => ({ view: match.view(viewer) })),
    layout,
    deciding: aboutMatch({}, standing),
    actions,
    play,
    undo,
    log,
    imagine,
    close: request({}, (_, { tables, name }) => tables.close(name) ?? { closed: name }),
  }),
)
