import type { Catalogue, GapsOf, Lang } from './text.ts'

/** A word in every language: the name of a card, whoever reads it. */
export type Words = Readonly<Record<Lang, string>>

/** Values that fill the gaps of a message. */
export type Params = Readonly<Record<string, string | number | Words>>

/**
 * Why something was not done. `code` is the key of a message in the catalogues, `rule` the numbered rule
 * behind it where a rule of the game (and not a slip of the pen) stands in the way.
 */
export interface Refusal {
  readonly refused: true
  readonly code: string
  readonly rule: string | null
  readonly params: Params
  /** What was wrong underneath: the illegal move on line 12 of a log. Fills `{reason}` in the message. */
  readonly because?: Refusal
}

export const refuse = (code: string, params: Params = {}, rule: string | null = null): Refusal => ({
  refused: true,
  code,
  rule,
  params,
})

/** `refuse` for a catalogue known at compile time: the code is one of its keys, and every gap is filled. */
export type Refuse<Messages extends Catalogue> = <Code extends keyof Messages & string>(
  code: Code,
  ...about: About<GapsOf<Messages[Code]>>
) => Refusal

/** A refusal may know more than its words say. */
type Known<Gaps extends string> = [Gaps] extends [never]
  ? [params?: Params]
  : [params: Params & Readonly<Record<Gaps, Params[string]>>]
type About<Gaps extends string> = [Gaps] extends [never]
  ? [params?: Params, rule?: string | null]
  : [params: Params & Readonly<Record<Gaps, Params[string]>>, rule?: string | null]

/** What follows the prefix in the keys that begin with it. */
type Behind<Key, Prefix extends string> = Key extends `${Prefix}${infer Rest}` ? Rest : never

/** The same for keys that share a prefix: only what follows it is said. */
export type RefuseBehind<Messages extends Catalogue, Prefix extends string> = <
  Code extends Behind<keyof Messages, Prefix>,
>(
  code: Code,
  ...about: About<GapsOf<Messages[`${Prefix}${Code}`]>>
) => Refusal

/** The same against a numbered rule, which comes first. */
export type RefuseByRule<Messages extends Catalogue, Prefix extends string> = <
  Code extends Behind<keyof Messages, Prefix>,
>(
  rule: string,
  code: Code,
  ...about: Known<GapsOf<Messages[`${Prefix}${Code}`]>>
) => Refusal

export const refusalsBehind =
  (prefix: string) =>
  (code: string, params: Params = {}, rule: string | null = null): Refusal =>
    refuse(`${prefix}${code}`, params, rule)

export const ruleRefusals =
  (game: string) =>
  (rule: string, code: string, params: Params = {}): Refusal =>
    refuse(`${game}.${code}`, params, rule)

export const refuseBecause = (because: Refusal, code: string, params: Params = {}): Refusal => ({
  ...refuse(code, params, because.rule),
  because,
})

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true
