import { emptyOf, type Field, isLike } from '@sternentisch/kernel/card-file'
import { useState } from 'react'
import { type FieldProps, useForm, useReasons } from './context.ts'
import { AnyField } from './field.tsx'
import { fieldId } from './go-to.ts'
import { Choice } from './leaves.tsx'
import { wordFor } from './names.ts'
import { Reasons } from './reasons.tsx'

/** Things of one kind, one after the other. */
export function ListField({ field, path, names, value }: FieldProps<'list'>) {
  const { editing, speech, put } = useForm()
  const reasons = useReasons(path, false)
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const what = wordFor(editing, names, speech)
  const isPlain = field.item.kind === 'number' || field.item.kind === 'text'
  return (
    <fieldset className="form-group" id={fieldId(path)} data-wrong={reasons.length > 0 ? '' : undefined}>
      <legend>{what}</legend>
      <Reasons id={fieldId([...path, 'wrong'])} reasons={reasons} />
      <ol className={isPlain ? 'form-list form-plain' : 'form-list'}>
        {items.map((item, at) => (
          <li key={at}>
            <div className="form-fields">
              <AnyField
                field={field.item}
                path={[...path, at]}
                names={isPlain ? [...names, String(at)] : names}
                value={item}
                bare
              />
            </div>
            {items.length > field.least && (
              <button
                type="button"
                className="button form-less"
                onClick={() =>
                  put(
                    path,
                    items.filter((_, each) => each !== at),
                  )
                }
              >
                <span aria-hidden="true">×</span>
                <span className="unseen">{speech.say('sets.form.less', { what, n: at + 1 })}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {items.length < field.most && (
        <button
          type="button"
          className="button form-more"
          onClick={() => put(path, [...items, emptyOf(field.item)])}
        >
          {speech.say('sets.form.more', { what })}
        </button>
      )}
    </fieldset>
  )
}

/** Values by name. Where the names are given, there is one for each; else names come and go. */
export function TableField({ field, path, names, value }: FieldProps<'table'>) {
  const { editing, speech, put } = useForm()
  const reasons = useReasons(path, false)
  const [fresh, setFresh] = useState('')
  const table = (value ?? {}) as Readonly<Record<string, unknown>>
  const given = field.names.kind === 'choice' ? field.names.values.map(String) : null
  const what = wordFor(editing, names, speech)
  const add = (): void => {
    const name = fresh.trim()
    if (name === '' || Object.hasOwn(table, name)) return
    put([...path, name], emptyOf(field.item))
    setFresh('')
  }
  return (
    <fieldset className="form-group" id={fieldId(path)} data-wrong={reasons.length > 0 ? '' : undefined}>
      <legend>{what}</legend>
      <Reasons id={fieldId([...path, 'wrong'])} reasons={reasons} />
      <div className="form-table">
        {(given ?? Object.keys(table)).map((name) => (
          <div key={name} className="form-entry">
            <AnyField
              field={field.item}
              path={[...path, name]}
              names={[...names, name]}
              value={table[name] ?? emptyOf(field.item)}
            />
            {!given && (
              <button
                type="button"
                className="button form-less"
                onClick={() => put([...path, name], undefined)}
              >
                <span aria-hidden="true">×</span>
                <span className="unseen">{speech.say('sets.form.less', { what: name, n: '' })}</span>
              </button>
            )}
          </div>
        ))}
      </div>
      {!given && (
        <div className="form-row">
          <input
            className="field"
            value={fresh}
            aria-label={speech.say('sets.form.name')}
            placeholder={speech.say('sets.form.name')}
            autoComplete="off"
            onChange={({ target }) => setFresh(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && add()}
          />
          <button type="button" className="button" onClick={add}>
            {speech.say('sets.form.more', { what })}
          </button>
        </div>
      )}
    </fieldset>
  )
}

/** A word, or something else: which of them, and then that. */
export function EitherField({ field, path, names, value }: FieldProps<'either'>) {
  const { put, speech } = useForm()
  const words = field.fields.flatMap((each) => (each.kind === 'choice' ? each.values : []))
  const other = field.fields.find((each) => each.kind !== 'choice')
  const isWord = words.includes(value as string)
  return (
    <div className="form-either">
      <Choice
        {...{ path, names }}
        values={[...words, ...(other ? [speech.say('sets.form.number')] : [])]}
        value={isWord ? value : speech.say('sets.form.number')}
        onChoose={(chosen) => put(path, words.includes(chosen as string) ? chosen : emptyOf(other ?? field))}
      />
      {other && !isWord && <AnyField field={other} {...{ path, names, value }} />}
    </div>
  )
}

/** What may be left out: an empty text, none of several, or a box that is not ticked. */
export function MaybeField({ field: { field, none }, path, names, value }: FieldProps<'maybe'>) {
  const { editing, speech, put } = useForm()
  if (field.kind === 'text') return <OptionalText {...{ field, none, path, names, value }} />
  if (field.kind === 'choice')
    return (
      <Choice
        {...{ path, names, value }}
        values={field.values}
        none
        onChoose={(chosen) => put(path, chosen ?? none)}
      />
    )
  const isThere = value !== none && value !== undefined
  const id = fieldId([...path, 'given'])
  return (
    <div className="form-maybe">
      <div className="form-field form-flag">
        <label htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={isThere}
            onChange={({ target }) => put(path, target.checked ? filled(field) : none)}
          />
          <span>{wordFor(editing, names, speech)}</span>
        </label>
      </div>
      {isThere && <AnyField {...{ field, path, names, value }} />}
    </div>
  )
}

/** The least that can stand there, and is something. */
const filled = (field: Field): unknown => {
  const empty = emptyOf(field)
  return isLike(field, empty) ? empty : null
}

interface OptionalTextProps extends Omit<FieldProps, 'field'> {
  readonly field: Extract<Field, { kind: 'text' }>
  readonly none: null | undefined
}

function OptionalText({ field, none, path, names, value }: OptionalTextProps) {
  const form = useForm()
  const { editing, speech } = form
  const reasons = useReasons(path, true)
  const id = fieldId(path)
  return (
    <div className="form-field">
      <label htmlFor={id}>{wordFor(editing, names, speech)}</label>
      <input
        id={id}
        className="field"
        value={typeof value === 'string' ? value : ''}
        maxLength={Math.min(field.most, 2000)}
        autoComplete="off"
        aria-invalid={reasons.length > 0}
        aria-describedby={reasons.length > 0 ? `${id}-wrong` : undefined}
        onChange={({ target }) => form.put(path, target.value === '' ? none : target.value)}
      />
      <Reasons id={`${id}-wrong`} reasons={reasons} />
    </div>
  )
}
