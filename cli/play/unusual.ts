import { labelled, offersOf, type Wishes } from '@sternentisch/kernel'
import { offerName, optionName } from '../option-words.ts'
import type { Desk } from './desk.ts'

/** Says before the first move what is not as usual at this table. Decks are secret, so lists of cards are left out. */
export function tellUnusual(desk: Desk): void {
  const { speech, box, host } = desk
  const options = host.bill.options as Wishes
  const { id, options: schema } = box.game
  const unusual = schema.rules.filter((rule) => !rule.list && options[rule.id] !== rule.default)
  if (unusual.length === 0) return
  desk.print(desk.say('cli.unusual'))
  for (const rule of unusual) {
    const offer = offersOf(rule, options).find(({ value }) => value === options[rule.id])
    const value = offerName(speech, id, rule.id, offer ?? { value: options[rule.id] })
    desk.print(`  ${labelled(speech.lang, optionName(speech, id, rule.id), value)}`)
  }
}
