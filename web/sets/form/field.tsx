import { type Field, type Fields, formOf, inForm } from '@sternentisch/kernel/card-file'
import { type FieldProps, useForm, useReasons } from './context.ts'
import { fieldId } from './go-to.ts'
import { ChoiceField, FlagField, ManyField, NumberField, TextField } from './leaves.tsx'
import { EitherField, ListField, MaybeField, TableField } from './lists.tsx'
import { isHidden, wordFor } from './names.ts'
import { Reasons } from './reasons.tsx'

type AnyProps = Omit<FieldProps, 'field'> & {
  readonly field: Field
  /** Without a frame: whatever it stands in names it already. */
  readonly bare?: boolean
}

/** Nothing to decide: there is one value, or nobody knows what belongs there. */
function isFixed(field: Field): boolean {
  switch (field.kind) {
    case 'choice':
      return field.values.length === 1
    case 'list':
      return field.most === 0
    case 'row':
      return field.items.every(isFixed)
    default:
      return field.kind === 'anything'
  }
}

/** The field for a place of the file, whatever belongs there. */
export function AnyField({ field, bare = false, ...props }: AnyProps) {
  const { editing } = useForm()
  if (isFixed(field) || isHidden(editing, props.names)) return null
  switch (field.kind) {
    case 'text':
      return <TextField {...props} field={field} />
    case 'number':
      return <NumberField {...props} field={field} />
    case 'flag':
      return <FlagField {...props} field={field} />
    case 'choice':
      return <ChoiceField {...props} field={field} />
    case 'group':
      return <Group {...props} {...{ bare }} fields={field.fields} />
    case 'forms':
      return <FormsField {...props} {...{ field, bare }} />
    case 'row':
      return <RowField {...props} {...{ field, bare }} />
    case 'list':
      return field.item.kind === 'choice' ? (
        <ManyField {...props} field={field} />
      ) : (
        <ListField {...props} field={field} />
      )
    case 'table':
      return <TableField {...props} field={field} />
    case 'either':
      return <EitherField {...props} field={field} />
    case 'maybe':
      return <MaybeField {...props} field={field} />
    case 'anything':
      return null
  }
}

type GroupProps = Omit<AnyProps, 'field'> & { readonly fields: Fields }

/** Fields that belong together: in a frame with their name, or as they are. */
function Group({ fields, bare = false, path, names, value }: GroupProps) {
  const { editing, speech } = useForm()
  const reasons = useReasons(path, false)
  const inner = Object.entries(fields).map(([name, field]) => (
    <AnyField
      key={name}
      field={field}
      path={[...path, name]}
      names={[...names, name]}
      value={(value as Record<string, unknown> | null | undefined)?.[name]}
    />
  ))
  if (bare)
    return (
      <>
        <Reasons id={fieldId([...path, 'wrong'])} reasons={reasons} />
        {inner}
      </>
    )
  return (
    <fieldset className="form-group" id={fieldId(path)} data-wrong={reasons.length > 0 ? '' : undefined}>
      <legend>{wordFor(editing, names, speech)}</legend>
      <Reasons id={fieldId([...path, 'wrong'])} reasons={reasons} />
      <div className="form-fields">{inner}</div>
    </fieldset>
  )
}

/** One of several forms: which, and then its fields. What forms have in common stays. */
function FormsField({ field, bare, path, names, value }: FieldProps<'forms'> & { readonly bare: boolean }) {
  const { put, editing, speech } = useForm()
  const form = formOf(field, value)
  const { [field.key]: _, ...others } = form.fields
  const key: Field = { kind: 'choice', values: field.forms.map((each) => each.value) }
  const inner = (
    <>
      <ChoiceField
        field={key}
        path={[...path, field.key]}
        names={[...names, field.key]}
        value={(value as Record<string, unknown> | null | undefined)?.[field.key]}
        onChoose={(chosen) => {
          const next = field.forms.find((each) => each.value === chosen)
          if (next) put(path, inForm(next, value))
        }}
      />
      <Group bare fields={others} {...{ path, names, value }} />
    </>
  )
  if (bare) return inner
  return (
    <fieldset className="form-group" id={fieldId(path)}>
      <legend>{wordFor(editing, names, speech)}</legend>
      <div className="form-fields">{inner}</div>
    </fieldset>
  )
}

/** Things of different kinds in a row; each is named by its place. */
function RowField({ field, bare, path, names, value }: FieldProps<'row'> & { readonly bare: boolean }) {
  const { editing, speech } = useForm()
  const inner = field.items.map((item, at) => (
    <AnyField
      key={at}
      field={item}
      path={[...path, at]}
      names={[...names, String(at)]}
      value={(value as readonly unknown[] | undefined)?.[at]}
    />
  ))
  if (bare) return <>{inner}</>
  return (
    <fieldset className="form-group" id={fieldId(path)}>
      <legend>{wordFor(editing, names, speech)}</legend>
      <div className="form-fields">{inner}</div>
    </fieldset>
  )
}
