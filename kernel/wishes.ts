import { type Offer, type OptionRule, type OptionSchema, readOptions, type Wishes } from './options.ts'
import { isRefusal, type Refusal } from './refusal.ts'

/** Everything as usual: where setting up a table begins. */
export const usualWishes = ({ rules }: OptionSchema<object>): Wishes =>
  Object.fromEntries(rules.map(({ id, default: usual }) => [id, usual]))

/** The options worth asking for: they mean something beside the others, and there is something to choose. */
export const askedRules = ({ rules }: OptionSchema<object>, wishes: Wishes): OptionRule[] =>
  rules.filter((rule) => (rule.values.length > 1 || rule.list !== undefined) && (rule.only?.(wishes) ?? true))

/** What is not asked for goes back to the usual: a deck chosen in another mode stands in nobody's way. */
export function meantWishes(schema: OptionSchema<object>, wishes: Wishes): Wishes {
  const asked = askedRules(schema, wishes)
  return Object.fromEntries(
    schema.rules.map((rule) => [rule.id, asked.includes(rule) ? wishes[rule.id] : rule.default]),
  )
}

/** What there is to choose from. What is chosen already stays among it, though it may fit the other wishes no more. */
export function offersOf(rule: OptionRule, wishes: Wishes): readonly Offer[] {
  const offers = rule.offers?.(wishes) ?? rule.values.map((value) => ({ value }))
  const value = wishes[rule.id]
  const missing = rule.values.includes(value) && !offers.some((offer) => offer.value === value)
  return missing ? [...offers, { value }] : offers
}

/** Why this one wish cannot be, whatever is wrong with lists elsewhere. */
export function whyNotWish(schema: OptionSchema<object>, wishes: Wishes, rule: OptionRule): Refusal | null {
  const lists = schema.rules.filter((other) => other.list && other.id !== rule.id)
  const usual = Object.fromEntries(lists.map(({ id, default: value }) => [id, value]))
  const options = readOptions(schema, meantWishes(schema, { ...wishes, ...usual }))
  return isRefusal(options) ? options : null
}

/** Whether this value of an option fits all other wishes. */
export const isPossible = (
  schema: OptionSchema<object>,
  wishes: Wishes,
  rule: OptionRule,
  value: Wishes[string],
): boolean => whyNotWish(schema, { ...wishes, [rule.id]: value }, rule) === null

/** Whether a list of one's own may stand here: wherever a listed one may, written out. */
export function mayList(schema: OptionSchema<object>, wishes: Wishes, rule: OptionRule): boolean {
  const { list, values } = rule
  if (!list) return false
  return values.some((value) => {
    const written = list.read(list.write(String(value), wishes))
    return !values.includes(written) && isPossible(schema, wishes, rule, written)
  })
}
