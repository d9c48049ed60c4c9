import { type OptionSchema, readOptions } from '../options.ts'
import { isRefusal } from '../refusal.ts'

/** Options of a game, with what was not wished as usual. */
export const settingsFor =
  <Options extends object>(schema: OptionSchema<Options>) =>
  (wishes: Partial<Options> = {}): Options => {
    const full = readOptions(schema, wishes)
    if (isRefusal(full)) throw new Error(`no such options: ${full.code} ${JSON.stringify(full.params)}`)
    return full
  }
