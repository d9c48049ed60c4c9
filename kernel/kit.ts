import type { OptionSchema } from './options.ts'
import { Recent } from './remember.ts'

interface KitRules<Options extends object, Kit> {
  readonly options: OptionSchema<Options>
  /** All that the options fix before the first card is dealt. */
  build(options: Options): Kit
  /** The options without what the kit does not hang on: whatever differs in that alone has one kit. */
  essence?(options: Options): Options
  /** Whether a kit kept under these options still fits: a card set may have been read anew under its old name. */
  fits?(kit: Kit, options: Options): boolean
}

/** Kits are large and asked for with every action, so they are kept: equal options share one. */
export function kitCache<Options extends object, Kit>({
  options: schema,
  build,
  essence = (options) => options,
  fits = () => true,
}: KitRules<Options, Kit>): (options: Options) => Kit {
  const kits = new WeakMap<Options, Kit>()
  const kitsByName = new Recent<string, Kit>()
  let asked: Options | null = null
  let latest: Kit | null = null

  /** Options that came through JSON are another object with the same values. */
  function find(options: Options): Kit {
    const meant = essence(options)
    const values = meant as Readonly<Record<string, unknown>>
    const name = schema.rules.map((rule) => String(values[rule.id])).join('\n')
    const known = kitsByName.get(name)
    const kit = known && fits(known, meant) ? known : build(meant)
    kitsByName.set(name, kit)
    kits.set(options, kit)
    return kit
  }

  // Mostly it is the same table as the last time.
  return (options) => {
    if (latest === null || asked !== options) {
      latest = kits.get(options) ?? find(options)
      asked = options
    }
    return latest
  }
}
