import type { EditedList, ShownCard } from '@sternentisch/grammar'
import { useState } from 'react'
import { holds, wordsIn } from '../learn/search.ts'
import type { Speech } from '../text/index.ts'
import { called } from './called.ts'
import type { OpenSets } from './open-sets.ts'
import type { LinedFault } from './read-set.ts'
import { aboutSpot, atText, entriesOf, entrySpot, partSpot, type Spot, shownAt, spotOf } from './spots.ts'
import type { SetChange } from './use-set.ts'

interface EntriesProps {
  readonly opened: OpenSets
  readonly content: object
  readonly cards: readonly ShownCard[]
  readonly faults: readonly LinedFault[]
  readonly spot: Spot
  readonly search: string
  readonly speech: Speech
  readonly change: SetChange
  onSearch(search: string): void
  onGo(at: string): void
}

/** All that can be changed in a set, list by list. */
export function Entries(props: EntriesProps) {
  const { opened, faults, spot, search, speech, onSearch } = props
  const { say } = speech
  const { lists, parts } = opened.editing
  const faulty = new Set(faults.map(({ path }) => spotOf(opened.editing, path)).map((at) => at && atText(at)))
  const here = atText(spot)
  const [open, setOpen] = useState(false)
  const onGo = (at: string): void => {
    setOpen(false)
    props.onGo(at)
  }
  const within = { ...props, here, faulty, onGo }
  return (
    <nav className="sets-entries panes-rail" aria-label={say('sets.parts')} data-open={open ? '' : undefined}>
      {/* Where there is no room beside the form, the entries are folded away above it. */}
      <button
        type="button"
        className="button sets-unfold"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say('sets.parts')}
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={open ? 'M4.500 12.500 10 7l5.500 5.500' : 'M4.500 7.500 10 13l5.500-5.500'} />
        </svg>
      </button>
      <div className="sets-all">
        <input
          className="field"
          type="search"
          value={search}
          aria-label={say('sets.find')}
          placeholder={say('sets.find')}
          onChange={({ target }) => onSearch(target.value)}
        />
        <ul>
          <Way {...within} to={aboutSpot()} name={say('sets.about')} />
        </ul>
        {lists.map((list) => (
          <ListWays key={list.path.join('.')} {...within} list={list} />
        ))}
        {parts.length > 0 && (
          <section>
            <h2>{say('sets.more')}</h2>
            <ul>
              {parts.map((part) => (
                <Way key={part.path.join('.')} {...within} to={partSpot(part)} name={part.name(speech)} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </nav>
  )
}

type Marks = { readonly here: string; readonly faulty: ReadonlySet<string | null> }

/** The entries of one list that the search leaves. */
function ListWays(props: EntriesProps & Marks & { readonly list: EditedList }) {
  const { list, content, cards, search, speech, change, faulty, onGo } = props
  const entries = entriesOf(content, list)
  const words = wordsIn(search)
  const found = entries
    .map((entry, at) => {
      const to = entrySpot(list, at)
      const shown = cards.find(({ id }) => id === shownAt(to, content))
      return { to, ...called(entry, shown, at, speech) }
    })
    .filter(({ id, name }) => holds(words, `${id ?? ''} ${name}`))
  const open = entries.length <= 12 || found.some(({ to }) => atText(to) === props.here) || words.length > 0
  const fresh = list.fresh
  const add = (): void => {
    if (!fresh) return
    change.put(list.path, [...entries, fresh(content, undefined)])
    onGo(atText(entrySpot(list, entries.length)))
  }
  const wrong = found.some(({ to }) => faulty.has(atText(to)))
  return (
    <details open={open}>
      <summary>
        <h2>{list.name(speech)}</h2>
        <i>{entries.length}</i>
        {wrong && <Mark />}
      </summary>
      <ul>
        {found.map(({ to, id, name }) => (
          <Way key={atText(to)} {...props} {...{ to, name }} number={id} />
        ))}
      </ul>
      {fresh && (
        <button type="button" className="button" onClick={add}>
          {speech.say('sets.add')}
          <span className="unseen">{list.name(speech)}</span>
        </button>
      )}
    </details>
  )
}

type WayProps = Pick<EntriesProps, 'onGo' | 'speech'> &
  Marks & { readonly to: Spot; readonly name: string; readonly number?: string | null }

const Way = ({ to, here, faulty, name, number, speech, onGo }: WayProps) => {
  const at = atText(to)
  return (
    <li>
      <button type="button" aria-current={at === here ? 'true' : undefined} onClick={() => onGo(at)}>
        {number && <i>{number}</i>}
        <span>{name}</span>
        {faulty.has(at) && (
          <>
            <Mark />
            <span className="unseen">{speech.say('sets.fault.heading')}</span>
          </>
        )}
      </button>
    </li>
  )
}

/** Something here is wrong. */
const Mark = () => (
  <svg className="icon sets-mark" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 3 18 17H2ZM10 8v4M10 14.500v.200" />
  </svg>
)
