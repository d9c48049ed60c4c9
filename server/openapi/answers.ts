import type { Refusal, Result, Viewer } from '@sternentisch/kernel'
import {
  type Behind,
  type CardSet,
  ClockSchema,
  ColourSchema,
  type Device,
  HashSchema,
  type History,
  IdSchema,
  type Listing,
  type Me,
  type Message,
  type Notice,
  type Opened,
  type Post,
  type RatingNow,
  SeatSchema,
  SettingsSchema,
  type Talk,
} from '@sternentisch/wire'
import * as v from 'valibot'

// What a server answers, as schemas: for its description and for those who read it. The types of `wire` hold the schemas to what is sent.

type Describes<Answer> = v.GenericSchema<unknown, Answer>

const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Milliseconds since 1970. */
const time = v.number()
const seats = v.array(SeatSchema)

const ParamSchema = v.union([text, v.number(), v.object({ en: text, de: text, fr: text })])
const refusal = {
  refused: v.literal(true),
  code: text,
  rule: v.nullable(text),
  params: v.record(text, ParamSchema),
}
export const RefusalSchema = v.object({
  ...refusal,
  because: v.exactOptional(v.object(refusal)),
}) satisfies Describes<Refusal>

export const MeSchema = v.strictObject({
  ...{ id: IdSchema, name: text, colour: ColourSchema, account: v.boolean() },
}) satisfies Describes<Me>

export const BehindSchema = v.strictObject({
  ...{ online: v.boolean(), me: v.nullable(MeSchema), passkeys: text, ownCards: v.boolean() },
}) satisfies Describes<Behind>

export const OpenedSchema = v.strictObject({ table: IdSchema, code: text }) satisfies Describes<Opened>

const ResultSchema = v.strictObject({
  ...{ winners: seats, scores: v.array(v.number()) },
  by: v.exactOptional(v.picklist(['conceding', 'agreement'])),
}) satisfies Describes<Result>

const ViewerSchema = v.union([SeatSchema, v.literal('audience')]) satisfies Describes<Viewer>

const SitterSchema = v.strictObject({ name: text, colour: v.nullable(ColourSchema), away: v.boolean() })
const { game, options, cards, chairs, watch, late, listed, rated } = SettingsSchema.entries
export const NoticeSchema = v.strictObject({
  ...{ table: IdSchema, game, rules: text, options, cards, chairs, watch, late, listed, rated },
  ...{ sitters: v.array(v.nullable(SitterSchema)), brings: v.array(v.nullable(text)) },
  ...{ clock: v.nullable(ClockSchema), commitment: text, opened: time, opener: v.exactOptional(SeatSchema) },
  state: v.picklist(['open', 'running', 'over', 'closed']),
  clocks: v.nullable(v.strictObject({ left: v.array(v.number()), at: time, running: seats })),
  ask: v.nullable(v.strictObject({ seat: SeatSchema, moves: count, granted: seats })),
  ...{ again: seats, next: v.nullable(IdSchema) },
}) satisfies Describes<Notice>

export const ListingSchema = v.strictObject({
  ...{ notice: NoticeSchema, viewer: ViewerSchema, code: v.nullable(text), stirred: time, moves: count },
  ...{ deciding: seats, result: v.nullable(ResultSchema), runsOut: v.nullable(time) },
}) satisfies Describes<Listing>

const KINDS = [
  ...([
    'open',
    'sit',
    'stand',
    'close',
    'move',
    'undo',
    'ask',
    'grant',
    'decline',
    'leave',
    'return',
  ] as const),
  ...(['again', 'flag'] as const),
]
/** How something changed since the post before: see docs/online.md. */
const change = v.custom<Post['notice']>(() => true)
export const PostSchema = v.strictObject({
  ...{ n: count, at: time, kind: v.picklist(KINDS), seat: v.nullable(SeatSchema), notice: change },
  ...{ bill: v.exactOptional(v.custom<NonNullable<Post['bill']>>(isObject)) },
  ...{ news: v.exactOptional(v.custom<NonNullable<Post['news']>>(isObject)) },
}) satisfies Describes<Post>

export const CardsSchema = v.strictObject({
  hash: HashSchema,
  game: text,
  file: text,
}) satisfies Describes<CardSet>
export const DeviceSchema = v.strictObject({
  ...{ id: text, since: time, here: v.boolean() },
}) satisfies Describes<Device>
export const HistorySchema = v.strictObject({
  matches: v.array(ListingSchema),
  tallies: v.array(
    v.strictObject({
      ...{ game: text, mode: v.nullable(text), level: v.nullable(count) },
      deck: v.nullable(v.strictObject({ option: text, value: text })),
      ...{ won: count, lost: count, drawn: count },
    }),
  ),
}) satisfies Describes<History>
export const RatingSchema = v.strictObject({
  ...{ game: text, points: v.array(v.number()), tables: v.array(text), about: v.number() },
}) satisfies Describes<RatingNow>

const SpokenSchema = v.variant('say', [
  v.strictObject({ say: v.literal('text'), text }),
  v.strictObject({ say: v.literal('phrase'), phrase: count }),
])
const TalkSchema = v.strictObject({
  ...{ n: count, at: time, seat: v.nullable(SeatSchema), name: text, colour: v.nullable(ColourSchema) },
  spoken: SpokenSchema,
}) satisfies Describes<Talk>

/** What comes over the socket. */
export const MessageSchema = v.variant('re', [
  v.strictObject({
    ...{ re: v.literal('follow'), table: IdSchema, viewer: ViewerSchema, from: count, now: time },
  }),
  v.strictObject({
    ...{ re: v.literal('posts'), table: IdSchema, posts: v.array(PostSchema) },
    more: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ re: v.literal('ahead'), table: IdSchema, moves: v.array(text) }),
  v.strictObject({ re: v.literal('gone'), table: IdSchema, why: RefusalSchema }),
  v.strictObject({ re: v.literal('done'), id: IdSchema, n: v.nullable(count) }),
  v.strictObject({ re: v.literal('refused'), id: v.nullable(IdSchema), why: RefusalSchema }),
  v.strictObject({
    ...{
      re: v.literal('moves'),
      table: IdSchema,
      id: IdSchema,
      n: count,
      seat: SeatSchema,
      asked: v.boolean(),
    },
    ...{
      view: v.unknown(),
      total: count,
      from: count,
      moves: v.array(text),
      result: v.nullable(ResultSchema),
    },
  }),
  v.strictObject({ re: v.literal('presence'), table: IdSchema, here: seats, watching: count }),
  v.strictObject({ re: v.literal('talk'), table: IdSchema, talk: v.array(TalkSchema) }),
  v.strictObject({ re: v.literal('stir'), table: IdSchema }),
  v.strictObject({ re: v.literal('pong'), now: time }),
]) satisfies Describes<Message>

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
