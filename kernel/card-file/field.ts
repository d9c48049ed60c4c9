import type * as v from 'valibot'

type Plain = string | number | boolean

/** What may stand at a place of a card file, as much as a form has to know of it. */
export type Field =
  | { readonly kind: 'text'; readonly least: number; readonly most: number }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly Plain[] }
  | { readonly kind: 'group'; readonly fields: Fields }
  /** Groups of several forms, told apart by one field. */
  | { readonly kind: 'forms'; readonly key: string; readonly forms: readonly Form[] }
  | { readonly kind: 'list'; readonly item: Field; readonly least: number; readonly most: number }
  /** As many as there are, each of its own kind. */
  | { readonly kind: 'row'; readonly items: readonly Field[] }
  /** Values by names that the file chooses. */
  | { readonly kind: 'table'; readonly names: Field; readonly item: Field }
  | { readonly kind: 'either'; readonly fields: readonly Field[] }
  /** May be left out: then this stands there. */
  | { readonly kind: 'maybe'; readonly field: Field; readonly none: null | undefined }
  | { readonly kind: 'anything' }

export type Fields = Readonly<Record<string, Field>>

export interface Form {
  readonly value: Plain
  readonly fields: Fields
}

/** As much of a schema as says what belongs where. */
interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly options?: readonly unknown[]
  readonly key?: unknown
  readonly value?: Schema
  readonly wrapped?: Schema
  readonly literal?: Plain
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** The fields of a schema, for a form. */
export const fieldOf = (schema: v.GenericSchema): Field => fieldIn(schema as unknown as Schema)

function fieldIn(schema: Schema): Field {
  switch (schema.type) {
    case 'string':
      return { kind: 'text', least: lengths(schema).least, most: lengths(schema).most }
    case 'number':
      return { kind: 'number', ...bounds(schema, 'value') }
    case 'boolean':
      return { kind: 'flag' }
    case 'literal':
      return { kind: 'choice', values: [schema.literal!] }
    case 'picklist':
      return { kind: 'choice', values: schema.options as readonly Plain[] }
    case 'object':
    case 'strict_object':
      return { kind: 'group', fields: fieldsIn(schema) }
    case 'variant':
      return { kind: 'forms', key: String(schema.key), forms: formsIn(schema) }
    case 'array':
      return { kind: 'list', item: fieldIn(schema.item!), ...lengths(schema) }
    case 'tuple':
      return { kind: 'row', items: schema.items!.map(fieldIn) }
    case 'record':
      return { kind: 'table', names: fieldIn(schema.key as Schema), item: fieldIn(schema.value!) }
    case 'union':
      return { kind: 'either', fields: (schema.options as readonly Schema[]).map(fieldIn) }
    case 'optional':
      return { kind: 'maybe', field: fieldIn(schema.wrapped!), none: undefined }
    case 'nullable':
      return { kind: 'maybe', field: fieldIn(schema.wrapped!), none: null }
    default:
      return { kind: 'anything' }
  }
}

const fieldsIn = ({ entries = {} }: Schema): Fields =>
  Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, fieldIn(each)]))

/** A form whose key may have several values is as many forms. */
function formsIn({ options = [], key }: Schema): readonly Form[] {
  return (options as readonly Schema[]).flatMap((form) => {
    const fields = fieldsIn(form)
    const told = fields[String(key)]
    const values = told?.kind === 'choice' ? told.values : []
    return values.map((value) => ({ value, fields: { ...fields, [String(key)]: only(value) } }))
  })
}

const only = (value: Plain): Field => ({ kind: 'choice', values: [value] })

const lengths = (schema: Schema) => {
  const { least, most } = bounds(schema, 'length')
  const { requirement: exact } = schema.pipe?.find(({ type }) => type === 'length') ?? {}
  const isFilled = schema.pipe?.some(({ type }) => type === 'non_empty')
  return {
    least: Number(exact ?? Math.max(least, isFilled ? 1 : 0)),
    most: Number(exact ?? most),
  }
}

function bounds({ pipe = [] }: Schema, of: 'value' | 'length'): { least: number; most: number } {
  const find = (bound: string): unknown => pipe.find(({ type }) => type === `${bound}_${of}`)?.requirement
  return { least: Number(find('min') ?? 0), most: Number(find('max') ?? Number.MAX_SAFE_INTEGER) }
}

/** The form that a value says it has; the first if it says nothing. */
export const formOf = ({ key, forms }: Extract<Field, { kind: 'forms' }>, value: unknown): Form =>
  forms.find((form) => form.value === (value as Record<string, unknown> | null)?.[key]) ?? forms[0]

/** Whether a value is of the kind that belongs there, so that it can be shown; rules about it are not asked. */
export function isLike(field: Field, value: unknown): boolean {
  const inside = (fields: Fields): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, each]) => isLike(each, (value as Record<string, unknown>)[name]))
  switch (field.kind) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return field.values.includes(value as Plain)
    case 'group':
      return inside(field.fields)
    case 'forms':
      return inside(formOf(field, value).fields)
    case 'list':
      return (
        Array.isArray(value) && value.length <= field.most && value.every((each) => isLike(field.item, each))
      )
    case 'row':
      return Array.isArray(value) && field.items.every((item, at) => isLike(item, value[at]))
    case 'table':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.values(value).every((each) => isLike(field.item, each))
      )
    case 'either':
      return field.fields.some((each) => isLike(each, value))
    case 'maybe':
      return value === field.none || isLike(field.field, value)
    case 'anything':
      return true
  }
}

/** The least that can stand there. */
export function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return ''
    case 'number':
      return Math.max(field.least, Math.min(0, field.most))
    case 'flag':
      return false
    case 'choice':
      return field.values[0]
    case 'group':
      return emptyFields(field.fields)
    case 'forms':
      return emptyFields(field.forms[0].fields)
    case 'list':
      return Array.from({ length: field.least }, () => emptyOf(field.item))
    case 'row':
      return field.items.map(emptyOf)
    case 'table':
      return {}
    case 'either':
      return emptyOf(field.fields[0])
    case 'maybe':
      return field.none
    case 'anything':
      return undefined
  }
}

const emptyFields = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = emptyOf(field)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** A group in another form: what both forms have in common stays. */
export function inForm({ fields }: Form, before: unknown): object {
  const old = (before ?? {}) as Record<string, unknown>
  const kept = Object.entries(fields).filter(
    ([name, field]) => old[name] !== undefined && isLike(field, old[name]),
  )
  return { ...emptyFields(fields), ...Object.fromEntries(kept.map(([name]) => [name, old[name]])) }
}
