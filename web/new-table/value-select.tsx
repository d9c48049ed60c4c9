import {
  type AnyGame,
  gameWord,
  type Offer,
  type OptionRule,
  type OptionValue,
  offersOf,
  type Wishes,
} from '@sternentisch/kernel'
import { type ReactNode, useId } from 'react'
import type { Speech } from '../text/index.ts'

interface Props {
  readonly game: AnyGame
  readonly rule: OptionRule
  readonly chosen: Wishes
  readonly speech: Speech
  readonly value: string
  readonly id?: string | undefined
  /** The id of the words on what is wrong with the value, if something is. */
  readonly wrong?: string | undefined
  possible(value: OptionValue): boolean
  onChange(value: string): void
  /** More than the listed values. */
  readonly children?: ReactNode
}

/** A card set of one's own has no name but its id. */
export function valueInWords(game: AnyGame, rule: OptionRule, value: OptionValue, speech: Speech): string {
  return speech.find(`${game.id}.option.${rule.id}.${value}`) ?? String(value)
}

/** The values of an option by name; those that do not go with the rest are there, but cannot be taken. */
export function ValueSelect(props: Props) {
  const { game, rule, chosen, speech, value, wrong, possible, onChange, children } = props
  const { say } = speech
  const fresh = useId()
  const id = props.id ?? fresh
  const option = `option.${rule.id}`
  const words = ({ value: each, name }: Offer): string =>
    name?.[speech.lang] ?? valueInWords(game, rule, each, speech)
  return (
    <>
      <label htmlFor={id}>{gameWord(speech, game.id, option)}</label>
      <p className="why" id={`${id}-why`}>
        {gameWord(speech, game.id, `${option}.why`)}
      </p>
      <select
        id={id}
        className="field"
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong ? `${id}-why ${wrong}` : `${id}-why`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {offersOf(rule, chosen).map((offer) => (
          <option key={String(offer.value)} value={String(offer.value)} disabled={!possible(offer.value)}>
            {offer.value === rule.default ? say('home.new.usual', { value: words(offer) }) : words(offer)}
          </option>
        ))}
        {children}
      </select>
    </>
  )
}
