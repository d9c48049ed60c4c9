import { type Refusal, refuse, type Words } from './refusal.ts'
import { bit, type Seat, type Viewer } from './seat.ts'

export type OptionValue = string | boolean | number

/** A choice for each option, legal together or not. */
export type Wishes = Readonly<Record<string, OptionValue>>

export interface OptionRule {
  readonly id: string
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** Free text beside the listed values, such as a list of cards, in one word: why it is refused, or null. */
  whyNot?(text: string): Refusal | null
  /** How a person writes that text, where people are to write it. */
  readonly list?: ListRule
  /** Those of the values that are offered beside the other wishes; without this all are. */
  offers?(wishes: Wishes): readonly Offer[]
  /** Whether the option means anything beside the other wishes; without this it always does. */
  only?(wishes: Wishes): boolean
  /** Options that are set up together, apart from the house rules. */
  readonly group?: 'decks'
  /** Brought along by this seat, and nobody else's business. */
  readonly seat?: Seat
  /** Whether, beside the other wishes, it is everybody's business all the same; without this it never is. */
  isOpen?(wishes: Wishes): boolean
}

/** A value to choose; what comes from somebody's file brings its own name. */
export interface Offer {
  readonly value: OptionValue
  readonly name?: Words
}

/** A list such as a deck, as it stands on paper. */
export interface ListRule {
  /** What was typed on any number of lines, as the one word that options and logs carry. */
  read(typed: string): string
  /** A value, listed or typed, on lines: something to read and to change. */
  write(value: string, wishes: Wishes): string
  /** How many things are on the list. */
  count(value: string, wishes: Wishes): number
  /** What is unusual about a list that may be played: worth a remark, and no more. */
  unusual?(value: string, wishes: Wishes): Refusal | null
}

/** The settings of a game: modes and house rules, each with the values it may take. */
export interface OptionSchema<Options> {
  readonly rules: readonly OptionRule[]
  /** What the single values cannot say: two options that do not go together. */
  check?(options: Options): Refusal | null
}

/** Fills in what is missing and refuses what is wrong; equal options are one object. */
export function readOptions<Options extends object>(
  schema: OptionSchema<Options>,
  given: unknown,
): Options | Refusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('options.shape')
  const wishes = given as Record<string, unknown>
  for (const id of Object.keys(wishes)) {
    if (!schema.rules.some((rule) => rule.id === id)) {
      return refuse('options.unknown', { option: id, known: schema.rules.map((rule) => rule.id).join(', ') })
    }
  }
  const options: Record<string, OptionValue> = {}
  for (const rule of schema.rules) {
    const wish = Object.hasOwn(wishes, rule.id) ? wishes[rule.id] : rule.default
    if (!rule.values.includes(wish as OptionValue)) {
      const refusal = typeof wish === 'string' ? rule.whyNot?.(wish) : undefined
      if (refusal) return refusal
      if (refusal === null && /[\s,=]/.test(String(wish)))
        return refuse('options.oneWord', { option: rule.id, value: shown(wish) })
      if (refusal === undefined)
        return refuse('options.value', {
          option: rule.id,
          value: shown(wish),
          values: rule.values.join(', '),
        })
    }
    options[rule.id] = wish as OptionValue
  }
  return schema.check?.(options as Options) ?? (Object.freeze(options) as Options)
}

/** The options as a viewer may know them: what other seats have brought along is as usual. */
export function openOptions<Options extends object>(
  { rules }: OptionSchema<Options>,
  options: Options,
  viewer: Viewer,
): Options {
  const hidden = rules.filter(
    (rule) =>
      rule.seat !== undefined &&
      !(bit(viewer) & bit(rule.seat)) &&
      !rule.isOpen?.(options as unknown as Wishes),
  )
  if (hidden.length === 0) return options
  return { ...options, ...Object.fromEntries(hidden.map((rule) => [rule.id, rule.default])) }
}

const shown = (value: unknown): string => String(JSON.stringify(value) ?? value).slice(0, 60)

/** `mode=trio tieBreak=shipsLeft`: only what differs from the defaults. */
export const writeOptions = <Options extends object>(
  schema: OptionSchema<Options>,
  options: Options,
): string =>
  schema.rules
    .filter((rule) => (options as Record<string, unknown>)[rule.id] !== rule.default)
    .map((rule) => `${rule.id}=${(options as Record<string, unknown>)[rule.id]}`)
    .join(' ')

/** Reads what `writeOptions` wrote, or what a person typed. */
export function parseOptions<Options extends object>(
  schema: OptionSchema<Options>,
  text: string,
): Options | Refusal {
  const wishes: Record<string, OptionValue> = {}
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    const [id, value, ...more] = word.split('=')
    if (value === undefined || more.length > 0) return refuse('options.syntax', { word })
    if (Object.hasOwn(wishes, id)) return refuse('options.twice', { option: id })
    const rule = schema.rules.find((candidate) => candidate.id === id)
    wishes[id] = rule?.values.find((candidate) => String(candidate) === value) ?? value
  }
  return readOptions(schema, wishes)
}
