import { labelled, offersOf, type Wishes } from '@sternentisch/kernel'
import { offerName, optionName } from '../option-words.ts'
import type { Session } from './session.ts'

/** Says before the first move what is not as usual at this table. Decks are secret, so lists of cards are left out. */
export function tellUnusual(session: Session): void {
  const { speech, box, host } = session
  const options = host.bill.options as Wishes
  const { id, options: schema } = box.game
  const unusual = schema.rules.filter((rule) => !rule.list && options[rule.id] !== rule.default)
  if (unusual.length === 0) return
  session.print(session.say('cli.unusual'))
  for (const rule of unusual) {
    const offer = offersOf(rule, options).find(({ value }) => value === options[rule.id])
    const value = offerName(speech, id, rule.id, offer ?? { value: options[rule.id] })
    session.print(`  ${labelled(speech.lang, optionName(speech, id, rule.id), value)}`)
  }
}
