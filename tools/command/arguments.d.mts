import type { Lang, Refusal } from '../../kernel/index.ts'

/** What may stand behind a flag. */
export type Flag =
  | { readonly takes: 'nothing' }
  /** Where `bare` it means something without a value, too: it is then given as ''. Texts may come more than once. */
  | { readonly takes: 'text' | 'texts'; readonly bare?: true }
  /** A whole one. */
  | { readonly takes: 'number'; readonly from: number; readonly to: number }

export type Flags = Readonly<Record<string, Flag>>

/** What a command can be given, besides `--help` and `--lang`. */
export interface Wanted<Own extends Flags = Flags> {
  /** How it is called, for those who left something out. */
  readonly usage: string
  /** Words in a row; `game?` may be left out, `game…` may be many. */
  readonly words?: readonly string[]
  readonly flags?: Own
}

interface Values {
  readonly nothing: true
  readonly text: string
  readonly texts: readonly string[]
  readonly number: number
}

/** Those that are given. */
export type FlagValues<Own extends Flags> = { readonly [Name in keyof Own]?: Values[Own[Name]['takes']] }

export interface Given<Own extends Flags = Flags> {
  readonly words: readonly string[]
  readonly flags: FlagValues<Own>
  readonly help: boolean
}

export function readArguments<const Own extends Flags>(
  words: readonly string[],
  wanted: Wanted<Own>,
): Given<Own> | Refusal

export function asksForHelp(words: readonly string[]): boolean

export function takeFlags<const Own extends Flags>(
  words: readonly string[],
  wanted: Own,
): { readonly flags: FlagValues<Own> | Refusal; readonly rest: readonly string[] }

export function langOf(words: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang
