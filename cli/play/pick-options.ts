import type { BoxedGame } from '@sternentisch/games/shelf'
import {
  askedRules,
  isPossible,
  isRefusal,
  type ListRule,
  mayList,
  type OptionRule,
  type OptionValue,
  offersOf,
  type Refusal,
  refuse,
  whyNotWish,
} from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import { type BroughtDeck, nameOfSet, readDeckWish } from '../decks/wish.ts'
import { offerName, optionName } from '../option-words.ts'
import type { Program } from '../program.ts'
import type { Speech } from '../text/index.ts'
import { tidy } from '../tidy.ts'
import { pickNumber } from './pick-number.ts'

type Picked = Record<string, OptionValue>

/** Asks for one option: a value by its number, or a list of one's own where one may be written. */
export async function pickOption(
  program: Program,
  { game }: BoxedGame,
  rule: OptionRule,
  picked: Picked,
): Promise<boolean> {
  const { console, speech } = program
  const [name, why] = [rule.id, `${rule.id}.why`].map((word) => optionName(speech, game.id, word))
  console.print(`\n${wrap(`${name} – ${why}`, console.width, '  ')}`)
  const offers = offersOf(rule, picked)
  const possible = offers.filter(({ value }) => isPossible(game.options, picked, rule, value))
  const offered = possible.length > 0 ? possible : offers
  const values = offered.map(({ value }) => value)
  const lines = offered.map((offer) =>
    offerLine(speech, offerName(speech, game.id, rule.id, offer), offer.value === rule.default),
  )
  const { list } = rule
  const own = list && mayList(game.options, picked, rule)
  if (own) lines.push(speech.say('cli.pick.own'))
  for (;;) {
    const at = await pickNumber(program, lines, Math.max(0, values.indexOf(rule.default)))
    if (at === null) return false
    const value = at < values.length ? values[at] : await typeList(program, game, rule, list!, picked)
    if (value === null) return false
    if (value === undefined) continue
    picked[rule.id] = value
    return true
  }
}

/** Why a list cannot be brought, or is built of other cards than those that are picked. */
function whyNotTyped(
  game: BoxedGame['game'],
  rule: OptionRule,
  { value, set }: BroughtDeck,
  picked: Picked,
): Refusal | null {
  const name = set && nameOfSet(game, set)
  if (isRefusal(name)) return name
  if (set && name !== picked.cards)
    return refuse('cli.deck.otherSet', { set: tidy(set.title), hash: set.hash })
  return whyNotWish(game.options, { ...picked, [rule.id]: value }, rule)
}

/** A list in one line, until it is right; undefined if nothing is typed after all, null at the end of the input. */
async function typeList(
  { console, speech, disk }: Program,
  game: BoxedGame['game'],
  rule: OptionRule,
  list: ListRule,
  picked: Picked,
): Promise<string | null | undefined> {
  for (;;) {
    const typed = await console.ask(speech.say('cli.pick.list'))
    if (typed === null) return null
    if (typed.trim() === '') return undefined
    const deck = readDeckWish(game, rule, typed, disk)
    const value = isRefusal(deck) ? '' : deck.value
    const refusal = isRefusal(deck) ? deck : whyNotTyped(game, rule, deck, picked)
    if (!refusal) {
      console.print(speech.say('cli.pick.count', { n: list.count(value, picked) }))
      const unusual = list.unusual?.(value, picked)
      if (unusual) console.print(wrap(speech.explain(unusual), console.width))
      return value
    }
    console.print(wrap(speech.explain(refusal), console.width))
  }
}

const offerLine = (speech: Speech, name: string, isUsual: boolean): string =>
  isUsual ? `${name} ${speech.say('cli.pick.usual')}` : name

/** Goes through the house rules that mean something beside what has been picked so far; decks come last. */
export async function pickHouseRules(program: Program, box: BoxedGame, picked: Picked): Promise<boolean> {
  const { console, speech } = program
  const schema = box.game.options
  const rules = schema.rules.filter((rule) => rule.id !== 'mode')
  if (rules.length === 0) return true
  const answer = await console.ask(`\n${speech.say('cli.pick.options')}`)
  if (answer === null) return false
  if (answer.trim() === '') return true
  const inOrder = [...rules.filter(({ group }) => !group), ...rules.filter(({ group }) => group)]
  for (const rule of inOrder) {
    if (!askedRules(schema, picked).includes(rule)) continue
    if (!(await pickOption(program, box, rule, picked))) return false
  }
  return true
}
