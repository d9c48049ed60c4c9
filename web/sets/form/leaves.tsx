import { type ReactNode, useId, useState } from 'react'
import { type FieldProps, useForm, useReasons } from './context.ts'
import { fieldId } from './go-to.ts'
import { wordFor } from './names.ts'
import { Reasons } from './reasons.tsx'

/** Text beyond this gets more than a line. */
const LONG = 44
/** So many numbers can be shown side by side. */
const FEW = 9

type Place = Pick<FieldProps, 'path' | 'names'>

/** What every field has: its name, and what is wrong with it. */
function useField({ path, names }: Place) {
  const { editing, speech, put } = useForm()
  const reasons = useReasons(path, true)
  const id = fieldId(path)
  const wrong = `${id}-wrong`
  return {
    ...{ id, put, editing, speech, reasons, wrong },
    word: wordFor(editing, names, speech),
    marks: { 'aria-invalid': reasons.length > 0, 'aria-describedby': reasons.length > 0 ? wrong : undefined },
  }
}

export function TextField({ field, path, names, value }: FieldProps<'text'>) {
  const { id, put, word, reasons, wrong, marks } = useField({ path, names })
  const text = typeof value === 'string' ? value : ''
  const [isLong] = useState(text.length > LONG)
  const same = {
    ...marks,
    id,
    className: 'field',
    value: text,
    maxLength: Math.min(field.most, 2000),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }): void => put(path, target.value),
  }
  return (
    <div className={isLong ? 'form-field form-wide' : 'form-field'}>
      <label htmlFor={id}>{word}</label>
      {isLong ? <textarea rows={2} {...same} /> : <input {...same} />}
      <Reasons id={wrong} reasons={reasons} />
    </div>
  )
}

/** What is typed and is no whole number stays, and is a fault. */
const numberIn = (text: string): number | string => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text)

export function NumberField({ field, path, names, value }: FieldProps<'number'>) {
  const { id, put, word, reasons, wrong, marks } = useField({ path, names })
  const { least, most } = field
  if (most - least < FEW) {
    const values = Array.from({ length: most - least + 1 }, (_, at) => least + at)
    return <Choice {...{ path, names, values, value }} onChoose={(chosen) => put(path, chosen)} />
  }
  return (
    <div className="form-field form-number">
      <label htmlFor={id}>{word}</label>
      <input
        {...marks}
        id={id}
        className="field"
        inputMode="numeric"
        autoComplete="off"
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ target }) => put(path, numberIn(target.value))}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
          if (by === 0 || typeof value !== 'number') return
          event.preventDefault()
          put(path, Math.max(least, Math.min(most, value + by)))
        }}
      />
      <Reasons id={wrong} reasons={reasons} />
    </div>
  )
}

export function FlagField({ path, names, value }: FieldProps<'flag'>) {
  const { id, put, word, reasons, wrong, marks } = useField({ path, names })
  return (
    <div className="form-field form-flag">
      <label htmlFor={id}>
        <input
          {...marks}
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => put(path, target.checked)}
        />
        <span>{word}</span>
      </label>
      <Reasons id={wrong} reasons={reasons} />
    </div>
  )
}

type Plain = string | number | boolean

/** Tiles to choose from, with their name and what is wrong with the choice. */
function Tiles({ path, names, children }: Place & { readonly children: ReactNode }) {
  const { id, word, reasons, wrong, marks } = useField({ path, names })
  return (
    <fieldset
      className="form-field form-choice"
      id={id}
      aria-describedby={marks['aria-describedby']}
      data-wrong={reasons.length > 0 ? '' : undefined}
    >
      <legend>{word}</legend>
      <div className="form-tiles">{children}</div>
      <Reasons id={wrong} reasons={reasons} />
    </fieldset>
  )
}

interface ChoiceProps extends Place {
  readonly values: readonly Plain[]
  readonly value: unknown
  /** Whether none of them may be chosen, too. */
  readonly none?: boolean
  onChoose(value: Plain | null): void
}

/** One of several, side by side, with a drawing where there is one. */
export function Choice({ path, names, values, value, none = false, onChoose }: ChoiceProps) {
  const { speech, editing } = useForm()
  const group = useId()
  const tile = (each: Plain | null, content: ReactNode) => (
    <label key={String(each)} className="form-tile" title={each === null ? undefined : called(each)}>
      <input
        type="radio"
        name={group}
        checked={each === null ? value === null || value === undefined : value === each}
        onChange={() => onChoose(each)}
      />
      <span>{content}</span>
    </label>
  )
  const called = (each: Plain): string => editing.value(names, String(each), speech) ?? String(each)
  return (
    <Tiles {...{ path, names }}>
      {none && tile(null, speech.say('sets.form.none'))}
      {values.map((each) => tile(each, <Called {...{ names, each, called }} />))}
    </Tiles>
  )
}

interface CalledProps {
  readonly names: readonly string[]
  readonly each: Plain
  called(each: Plain): string
}

/** A value by its drawing, and by its name for those who do not see it; where there is none, by its name. */
function Called({ names, each, called }: CalledProps) {
  const { editing } = useForm()
  const sign = editing.sign?.(names, String(each))
  return sign ? (
    <>
      <i aria-hidden="true">{sign}</i>
      <span className="unseen">{called(each)}</span>
    </>
  ) : (
    called(each)
  )
}

export const ChoiceField = ({
  field,
  path,
  names,
  value,
  onChoose,
}: FieldProps<'choice'> & { onChoose?(value: Plain | null): void }) => {
  const { put } = useForm()
  return (
    <Choice
      {...{ path, names, value }}
      values={field.values}
      onChoose={onChoose ?? ((chosen) => put(path, chosen))}
    />
  )
}

/** Several of several; where there may be one at most, that one or none. */
export function ManyField({ field, path, names, value }: FieldProps<'list'>) {
  const { put, speech, editing } = useForm()
  const values = field.item.kind === 'choice' ? field.item.values : []
  const chosen = Array.isArray(value) ? (value as Plain[]) : []
  if (field.most === 1)
    return (
      <Choice
        {...{ path, names, values }}
        value={chosen[0] ?? null}
        none
        onChoose={(one) => put(path, one === null ? [] : [one])}
      />
    )
  const called = (each: Plain): string => editing.value(names, String(each), speech) ?? String(each)
  return (
    <Tiles {...{ path, names }}>
      {values.map((each) => (
        <label key={String(each)} className="form-tile" title={called(each)}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ target }) =>
              put(
                path,
                values.filter((other) => (other === each ? target.checked : chosen.includes(other))),
              )
            }
          />
          <span>
            <Called {...{ names, each, called }} />
          </span>
        </label>
      ))}
    </Tiles>
  )
}
