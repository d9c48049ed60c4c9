import { games } from '@sternentisch/games/shelf'
import {
  CardSetSchema,
  CodeSchema,
  HashSchema,
  IdSchema,
  IntroductionSchema,
  OpeningSchema,
  QuickSchema,
  RecoverySchema,
} from '@sternentisch/wire'
import * as v from 'valibot'
import * as answer from './answers.ts'

/** Who may ask: anybody, a guest with a cookie or a token, or whoever runs the server. */
type Who = 'anybody' | 'guest' | 'operator'

/** What is sent, and what it looks like. */
export interface Body {
  readonly schema: v.GenericSchema
  readonly example: unknown
}

/** One thing that can be asked for over HTTP. */
export interface DescribedRoute {
  /** Method and path as the server declares them. */
  readonly route: string
  readonly what: string
  readonly who: Who
  readonly takes?: Body
  /** The status of an answer, what it says, and in which form where it is not JSON. */
  readonly gives: { readonly status: number; readonly type?: string } & Partial<Body>
  /** What else it may answer, each time with a refusal. */
  readonly refuses: readonly number[]
}

const GAME = games[0].id
const ID = 'q3ZzT0yWxkLm'
const DEVICE = '9f86d081884c7d65'
const me = { id: 'mJ2c8sYb1QxA', name: 'Anna', colour: 'gold', account: false }
const settings = {
  ...{ game: GAME, options: {}, cards: null, clock: { per: 'move', time: 86_400_000 } },
  ...{
    chairs: [{ for: 'person' }, { for: 'bot', level: 2 }],
    watch: 'link',
    late: 'bot',
    listed: true,
    rated: false,
  },
}
const { clock, ...open } = settings
const listing = {
  notice: {
    ...{
      table: ID,
      rules: '1.1.0',
      ...open,
      clock,
      brings: [null, null],
      commitment: 'b840a160…',
      opened: 1_794_912_000_000,
    },
    ...{
      sitters: [
        { name: 'Anna', colour: 'gold', away: false },
        { name: 'Io', colour: null, away: false },
      ],
      opener: 0,
    },
    ...{ state: 'running', clocks: { left: [86_400_000, 86_400_000], at: 1_794_912_000_000, running: [0] } },
    ...{ ask: null, again: [], next: null },
  },
  ...{
    viewer: 0,
    code: null,
    stirred: 1_794_912_000_000,
    moves: 0,
    deciding: [0],
    result: null,
    runsOut: 1_794_998_400_000,
  },
}
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const passkey = { schema: v.record(v.string(), v.unknown()), example: {} }
const tables = { schema: v.array(answer.ListingSchema), example: [listing] }
const anybody = { schema: answer.MeSchema, example: me }
const codes = {
  schema: v.strictObject({ codes: v.array(v.string()) }),
  example: { codes: ['ABCDEFGH2345JKLM'] },
}

const described = (
  who: Who,
  route: string,
  what: string,
  gives: DescribedRoute['gives'],
  refuses: readonly number[] = [],
  takes?: Body,
): DescribedRoute => ({ route, what, who, gives, refuses, ...(takes ? { takes } : {}) })

/** Everything that can be asked for over HTTP, beside the files of the app. */
export const ROUTES: readonly DescribedRoute[] = [
  described('anybody', 'GET /online.json', 'Whether a server is behind the page, and who one is there.', {
    ...{
      status: 200,
      schema: answer.BehindSchema,
      example: { online: true, me, passkeys: 'https://cards.example', ownCards: false },
    },
  }),
  described('guest', 'GET /api/me', 'Who one is.', { status: 200, ...anybody }, [401]),
  described(
    ...(['anybody', 'POST /api/me'] as const),
    'Tells one’s name. Whoever is not known yet becomes a guest, and gets the secret that is theirs as a cookie; whoever is known is called so from now on.',
    ...([{ status: 200, ...anybody }, [400]] as const),
    { schema: IntroductionSchema, example: { name: 'Anna', colour: 'gold' } },
  ),
  described('anybody', 'DELETE /api/me', 'This device forgets who one is.', { status: 204 }),
  described(
    'guest',
    'DELETE /api/me/everything',
    'The server forgets who one is, for good.',
    { status: 204 },
    [401],
  ),
  described(
    ...(['guest', 'POST /api/tokens'] as const),
    'A secret for a program that plays in one’s name. It is shown once; a program sends it as “Authorization: Bearer …”.',
    {
      status: 200,
      schema: v.strictObject({ token: v.string() }),
      example: { token: 'Wq3x9JkLmNoPqRsTuVwXyZ0123456789abcdefghiJK' },
    },
    [400, 401],
  ),
  described(
    ...([
      'guest',
      'POST /api/transfers',
      'A code by which another device becomes the same guest, once and soon.',
    ] as const),
    {
      status: 200,
      schema: v.strictObject({ code: v.string(), until: v.number() }),
      example: { code: 'ABCDEFGH', until: 1_794_912_600_000 },
    },
    [400, 401],
  ),
  described(
    'anybody',
    'POST /api/transfers/:code',
    'Becomes the guest whose code it is.',
    { status: 200, ...anybody },
    [404],
  ),
  described('anybody', 'GET /api/tables', 'The lobby: open tables, and running ones that can be watched.', {
    ...{ status: 200, ...tables },
  }),
  described(
    ...(['guest', 'POST /api/tables', 'Opens a table and sits down at it.'] as const),
    { status: 201, schema: answer.OpenedSchema, example: { table: ID, code: 'ABC234' } },
    [400, 401, 409],
    { schema: OpeningSchema, example: { settings, seat: 0, deck: null } },
  ),
  described(
    ...(['guest', 'POST /api/quick', 'A table with whoever comes along.'] as const),
    { status: 200, schema: v.strictObject({ table: IdSchema }), example: { table: ID } },
    [400, 401, 409],
    { schema: QuickSchema, example: { game: GAME, pace: 'live' } },
  ),
  described(
    'guest',
    'GET /api/mine',
    'The tables at which one sits, the latest first.',
    { status: 200, ...tables },
    [401],
  ),
  described(
    ...(['guest', 'GET /api/tables/:table/posts'] as const),
    'All that a seat of one’s own was told so far, without anybody hearing that one looks.',
    {
      status: 200,
      schema: v.array(answer.PostSchema),
      example: [{ n: 0, at: 1_794_912_000_000, kind: 'open', seat: null, notice: [listing.notice] }],
    },
    [401, 404],
  ),
  described(
    ...(['anybody', 'GET /api/tables/:table/log', 'A match that is over, as text, with its seed.'] as const),
    {
      status: 200,
      type: 'text/plain',
      schema: v.string(),
      example: 'sternentisch: 1\ndigest: …\n…',
    },
    [403, 404, 409],
  ),
  described(
    ...([
      'anybody',
      'GET /api/codes/:code',
      'The table that a code leads to, before its match has begun.',
    ] as const),
    { status: 200, schema: v.strictObject({ table: IdSchema }), example: { table: ID } },
    [404],
  ),
  described(
    ...([
      'guest',
      'PUT /api/cards',
      'Brings a card set, which is kept by its hash; where the server takes any.',
    ] as const),
    { status: 200, schema: v.strictObject({ hash: HashSchema }), example: { hash } },
    [400, 401, 403, 409],
    { schema: CardSetSchema, example: { game: GAME, file: '{"…": "…"}' } },
  ),
  described(
    ...(['anybody', 'GET /api/cards/:hash', 'A card set.'] as const),
    { status: 200, schema: answer.CardsSchema, example: { hash, game: GAME, file: '{"…": "…"}' } },
    [404],
  ),
  described(
    'guest',
    'POST /api/passkeys/options',
    'How to make a passkey (WebAuthn).',
    { status: 200, ...passkey },
    [401, 409],
  ),
  described(
    ...([
      'guest',
      'POST /api/passkeys',
      'A passkey that was made; recovery codes come with it, and are shown once.',
    ] as const),
    ...([{ status: 200, ...codes }, [401, 409], passkey] as const),
  ),
  described('anybody', 'POST /api/passkeys/challenge', 'How to use a passkey (WebAuthn).', {
    status: 200,
    ...passkey,
  }),
  described(
    ...(['anybody', 'POST /api/passkeys/session', 'Becomes the guest whose passkey it is.'] as const),
    ...([{ status: 200, ...anybody }, [404, 409], passkey] as const),
  ),
  described(
    'guest',
    'POST /api/recovery/codes',
    'New recovery codes, in place of those before.',
    { status: 200, ...codes },
    [...[401, 409]],
  ),
  described(
    ...([
      'anybody',
      'POST /api/recovery',
      'Becomes the guest whose recovery code it is; each is good once.',
    ] as const),
    ...([{ status: 200, ...anybody }, [404]] as const),
    { schema: RecoverySchema, example: { code: 'ABCD-EFGH-2345-JKLM' } },
  ),
  described(
    ...([
      'guest',
      'GET /api/sessions',
      'Where one is signed in: devices, and programs with a token.',
    ] as const),
    {
      status: 200,
      schema: v.array(answer.DeviceSchema),
      example: [{ id: DEVICE, since: 1_794_912_000_000, here: true }],
    },
    [401],
  ),
  described(
    'guest',
    'DELETE /api/sessions/:id',
    'Signs one of them out, wherever it is.',
    { status: 204 },
    [401],
  ),
  described(
    ...(['guest', 'GET /api/history', 'What one has played to its end, and how it went.'] as const),
    {
      status: 200,
      schema: answer.HistorySchema,
      example: {
        matches: [],
        tallies: [{ game: GAME, mode: null, level: 2, deck: null, won: 3, lost: 1, drawn: 0 }],
      },
    },
    [401],
  ),
  described(
    ...(['guest', 'GET /api/ratings', 'How strong one is in each game, after each rated match.'] as const),
    {
      status: 200,
      schema: v.array(answer.RatingSchema),
      example: [{ game: GAME, points: [1512, 1498], tables: ['jlvvA1Lm3VpI', 'FWFXkgYyX0XY'], about: 210 }],
    },
    [401],
  ),
  described(
    ...([
      'operator',
      'GET /healthz',
      'How the server is: “ok”; 503 and “draining” or “trouble” where it is not.',
    ] as const),
    {
      status: 200,
      schema: v.strictObject({
        ...{ status: v.string(), version: v.string(), store: v.boolean(), kind: v.string() },
      }),
      example: { status: 'ok', version: '0.1.0', store: true, kind: 'sqlite' },
    },
  ),
  described(
    ...(['operator', 'GET /metrics', 'Figures for Prometheus, for those whom --metrics names.'] as const),
    { status: 200, type: 'text/plain', schema: v.string(), example: 'sternentisch_sockets 12\n' },
    [404],
  ),
]

/** What stands in paths. */
export const PARAMS: Readonly<Record<string, Body>> = {
  table: { schema: IdSchema, example: ID },
  code: { schema: CodeSchema, example: 'ABC234' },
  hash: { schema: HashSchema, example: hash },
  id: { schema: v.string(), example: DEVICE },
}
