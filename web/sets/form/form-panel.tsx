import { valueAt } from '@sternentisch/kernel/card-file'
import type { Speech } from '../../text/index.ts'
import { called } from '../called.ts'
import type { OpenSets } from '../open-sets.ts'
import type { LinedFault } from '../read-set.ts'
import { aboutSpot, atText, entriesOf, entrySpot, type Spot } from '../spots.ts'
import type { SetChange } from '../use-set.ts'
import { FormContext } from './context.ts'
import { AnyField } from './field.tsx'
import { fieldId } from './go-to.ts'
import { namesOn, wayTo } from './names.ts'
import './form.css'

interface FormPanelProps {
  readonly opened: OpenSets
  readonly content: object
  readonly spot: Spot
  readonly faults: readonly LinedFault[]
  readonly speech: Speech
  readonly change: SetChange
  onGo(at: string): void
}

/** The form of one entry, or of one part of the set. */
export function FormPanel({ opened, content, spot, faults, speech, change, onGo }: FormPanelProps) {
  const { editing } = opened
  const { list, path, field } = spot
  const value = valueAt(content, path)
  const index = Number(path.at(-1))
  const entry = list && called(value, undefined, index, speech)
  const title = entry ? [entry.id, entry.name].filter(Boolean).join(' ') : wayTo(editing, path, speech)
  const entries = list ? entriesOf(content, list) : []
  const copy = (): void => {
    if (!list?.fresh) return
    change.put(list.path, [...entries, list.fresh(content, value)])
    onGo(atText(entrySpot(list, entries.length)))
  }
  const remove = (): void => {
    if (!list) return
    const left = entries.filter((_, at) => at !== index)
    change.put(list.path, left)
    onGo(atText(left.length > 0 ? entrySpot(list, Math.min(index, left.length - 1)) : aboutSpot()))
  }
  return (
    <section className="sets-form" aria-labelledby="sets-form">
      <header>
        <h2 id="sets-form">{title}</h2>
        {list && <small>{list.name(speech)}</small>}
        {list?.fresh && (
          <div className="sets-deeds">
            <button type="button" className="button" onClick={copy}>
              {speech.say('sets.addLike')}
            </button>
            <button type="button" className="button" onClick={remove}>
              {speech.say('sets.remove')}
            </button>
          </div>
        )}
      </header>
      <FormContext value={{ editing, speech, faults, put: change.put }}>
        <div className="form-fields" id={fieldId(path)}>
          <AnyField {...{ field, path, value }} names={namesOn(path)} bare />
        </div>
      </FormContext>
      {editing.note && <p className="form-note">{editing.note(speech)}</p>}
    </section>
  )
}
