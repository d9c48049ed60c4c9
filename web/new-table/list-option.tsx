import { gameWord, isPossible, LONGEST_LIST, mayList, whyNotWish } from '@sternentisch/kernel'
import { ListState } from './list-state.tsx'
import type { OptionProps } from './plain-option.tsx'
import { useFittingDecks } from './use-fitting-decks.ts'
import { usePicker } from './use-picker.ts'
import { useTypedList } from './use-typed-list.ts'
import { ValueSelect } from './value-select.tsx'

/** No value of an option is empty. */
const OWN = ''
/** Before the id of a deck that this device keeps; no value has a space in it. */
const KEPT = 'kept '

/** Where a list is typed, or chosen as long as it is a ready-made one; by the id of its option. */
export const fieldOf = (option: string): string => `list-${option}`

/** A deck: a ready-made one, or a list of one's own that is checked while it is written. */
export function ListOption(props: OptionProps) {
  const { game, rule, chosen, speech } = props
  const { say } = speech
  const value = String(chosen[rule.id])
  const { typed, isOwn, needs, type, pick, edit } = useTypedList(props)
  const refusal = whyNotWish(game.options, chosen, rule)
  const field = fieldOf(rule.id)
  const state = `${field}-state`
  const Picker = usePicker(game.id, isOwn)
  const kept = useFittingDecks(game.id, chosen)
  const mine = kept.find((deck) => deck.value === value)
  const mayBeOwn = isOwn || mayList(game.options, chosen, rule)
  const choose = (wish: string): void =>
    wish === OWN ? edit() : pick(kept.find(({ id }) => wish === KEPT + id)?.value ?? wish)
  return (
    <div className="house-rule deck">
      <ValueSelect
        {...{ game, rule, chosen, speech }}
        value={mine ? KEPT + mine.id : isOwn ? OWN : value}
        id={isOwn ? undefined : field}
        wrong={refusal && !isOwn ? state : undefined}
        possible={(each) => each === value || isPossible(game.options, chosen, rule, each)}
        onChange={choose}
      >
        {mayBeOwn && <option value={OWN}>{say('home.new.list.own')}</option>}
        {kept.length > 0 && mayBeOwn && (
          <optgroup label={say('home.new.list.kept')}>
            {kept.map(({ id, name }) => (
              <option key={id} value={KEPT + id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </ValueSelect>
      {isOwn && Picker && (
        <div className="list-picker">
          <Picker value={value} wishes={chosen} speech={speech} onChange={pick} />
        </div>
      )}
      {isOwn && (
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
          aria-describedby={state}
          value={typed ?? rule.list!.write(value, chosen)}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <ListState id={state} {...{ game, rule, chosen, speech, refusal, isOwn, needs }}>
        {!isOwn && mayBeOwn && (
          <button type="button" className="button" onClick={edit}>
            {say('home.new.list.edit')}
          </button>
        )}
      </ListState>
    </div>
  )
}
