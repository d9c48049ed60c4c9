import {
  gameWord,
  isPossible,
  type ListRule,
  LONGEST_LIST,
  mayList,
  readDeckText,
  type Wishes,
  whyNotWish,
} from '@sternentisch/kernel'
import { useState } from 'react'
import type { KeptDeck } from '../decks/kept-deck.ts'
import { decksFor, useStoredDecks } from '../decks/store.ts'
import type { KeptSet } from '../sets/kept-set.ts'
import { playedAs } from '../sets/played.ts'
import { setsFor, useStoredSets } from '../sets/store.ts'
import { addressOf } from '../shell/router.ts'
import type { OptionProps } from './plain-option.tsx'
import { Refused } from './refused.tsx'
import { usePicker } from './use-picker.ts'
import { ValueSelect } from './value-select.tsx'

/** No value of an option is empty. */
const OWN = ''
/** Before the id of a deck that this device keeps; no value has a space in it. */
const KEPT = 'kept '

/** Where a list is typed, or chosen as long as it is a ready-made one; by the id of its option. */
export const fieldOf = (option: string): string => `list-${option}`

/** Whether a deck is built of the cards that are chosen. */
function isOf({ set, needs }: KeptDeck, sets: readonly KeptSet[], { cards }: Wishes): boolean {
  if (needs) return String(cards).startsWith(`set-${needs.hash}`)
  if (set === undefined) return !String(cards).startsWith('set-')
  const own = sets.find(({ id }) => id === set)
  return own !== undefined && playedAs(own)?.name === cards
}

/** What is typed, or pasted with the name of the deck and of its cards. */
const sentIn = (text: string, list: ListRule) =>
  /^[>\s]*#|#\/decks\//m.test(text) ? readDeckText(text, list) : null
const readIn = (text: string, list: ListRule): string => sentIn(text, list)?.value ?? list.read(text)

/** A deck: a ready-made one, or a list of one's own that is checked while it is written. */
export function ListOption({ game, rule, chosen, speech, onChange }: OptionProps) {
  const { say } = speech
  const list = rule.list!
  const value = String(chosen[rule.id])
  // What is being typed is kept as it was typed, for as long as it is what was chosen.
  const [draft, setDraft] = useState<string | null>(null)
  const typed = draft !== null && readIn(draft, list) === value ? draft : null
  const own = typed !== null || !rule.values.includes(value)
  const refusal = whyNotWish(game.options, chosen, rule)
  const noneFits =
    refusal !== null && !own && !rule.values.some((each) => isPossible(game.options, chosen, rule, each))
  const unusual = refusal ? null : (list.unusual?.(value, chosen) ?? null)
  const count = list.count(value, chosen)
  const needs = typed === null ? null : (sentIn(typed, list)?.set ?? null)
  const isOfOther = needs !== null && !String(chosen.cards).startsWith(`set-${needs.hash}`)
  const field = fieldOf(rule.id)
  const Picker = usePicker(game.id, own)
  const sets = setsFor(useStoredSets(), game.id)
  const kept = decksFor(useStoredDecks(), game.id).filter(
    (deck) => deck.value !== '' && isOf(deck, sets, chosen),
  )
  const mine = kept.find((deck) => deck.value === value)

  const type = (text: string): void => {
    setDraft(text)
    onChange(readIn(text, list))
  }
  const pick = (list: string): void => {
    setDraft(null)
    onChange(list)
  }
  const edit = (): void => type(list.write(value, chosen))
  const choose = (wish: string): void => {
    setDraft(null)
    const deck = kept.find(({ id }) => wish === KEPT + id)
    if (deck) onChange(deck.value)
    else if (wish === OWN) edit()
    else onChange(wish)
  }
  return (
    <div className="house-rule deck">
      <ValueSelect
        game={game}
        rule={rule}
        chosen={chosen}
        speech={speech}
        value={mine ? KEPT + mine.id : own ? OWN : value}
        id={own ? undefined : field}
        wrong={refusal && !own ? `${field}-state` : undefined}
        possible={(each) => each === value || isPossible(game.options, chosen, rule, each)}
        onChange={choose}
      >
        {(own || mayList(game.options, chosen, rule)) && (
          <option value={OWN}>{say('home.new.list.own')}</option>
        )}
        {kept.length > 0 && (own || mayList(game.options, chosen, rule)) && (
          <optgroup label={say('home.new.list.kept')}>
            {kept.map(({ id, name }) => (
              <option key={id} value={KEPT + id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </ValueSelect>
      {own && Picker && (
        <div className="list-picker">
          <Picker value={value} wishes={chosen} speech={speech} onChange={pick} />
        </div>
      )}
      {own && (
        <textarea
          id={field}
          className="field"
          rows={6}
          maxLength={LONGEST_LIST}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-label={say('home.new.list.of', { option: gameWord(speech, game.id, `option.${rule.id}`) })}
          aria-invalid={refusal !== null}
          aria-describedby={`${field}-state`}
          value={typed ?? list.write(value, chosen)}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <div className="list-state">
        <p id={`${field}-state`} role="status">
          {count > 0 && <span className="count">{say('home.new.list.count', { n: count })}</span>}{' '}
          {isOfOther && <span>{say('home.new.list.needs', { set: needs.title, hash: needs.hash })}</span>}{' '}
          {refusal && <Refused game={game.id} refusal={refusal} speech={speech} />}
          {noneFits && (
            <span className="wrong">
              {say('home.new.list.noneFits')}{' '}
              <a href={addressOf({ name: 'decks', game: game.id, deck: null })}>
                {say('home.new.list.build')}
              </a>
            </span>
          )}
          {unusual && <Refused game={game.id} refusal={unusual} speech={speech} only="unusual" />}
        </p>
        {!own && mayList(game.options, chosen, rule) && (
          <button type="button" className="button" onClick={edit}>
            {say('home.new.list.edit')}
          </button>
        )}
      </div>
    </div>
  )
}
