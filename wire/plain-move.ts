import type { Request } from './socket.ts'

type ActRequest = Extract<Request, { readonly to: 'act' }>

/**
 * Nearly every request is a move: whether it is one in every field can be seen with less effort than a schema takes. Null for
 * whatever is anything else, well formed or not: that is for the schema to say.
 */
export function plainMove(value: unknown): ActRequest | null {
  if (!has(value, ['to', 'table', 'id', 'act']) || value.to !== 'act') return null
  const { table, id, act } = value
  if (!isId(table) || !isId(id) || !has(act, ['do', 'text']) || act.do !== 'move') return null
  const { text } = act
  if (typeof text !== 'string' || text.length < 1 || text.length > 2000) return null
  return { to: 'act', table, id, act: { do: 'move', text } }
}

/** An object with these fields and no others. */
function has<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): value is Readonly<Record<Field, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  let missing = fields.length
  for (const field in value) if (!fields.includes(field as Field) || --missing < 0) return false
  return missing === 0
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
