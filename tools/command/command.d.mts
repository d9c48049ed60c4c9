import type { Lang, Params, Words } from '../../kernel/index.ts'
import type { Flags, Given, Wanted } from './arguments.mts'

export function commandLine<const Own extends Flags = Record<never, never>>(
  wanted: Wanted<Own> & { readonly help: Words },
): Given<Own> & {
  readonly lang: Lang
  /** Says what is wrong with what was given, and ends the process. */
  complain(code: string, params: Params): never
}
