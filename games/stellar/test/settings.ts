import { isRefusal, readOptions } from '@sternentisch/kernel'
import { type Options, optionSchema } from '../rules/options.ts'

/** Options with what was not wished as usual. */
export function settings(options: Partial<Options>): Options {
  const full = readOptions(optionSchema, options)
  if (isRefusal(full)) throw new Error(`no such options: ${full.code} ${JSON.stringify(full.params)}`)
  return full
}
