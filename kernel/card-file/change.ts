import type { FilePath } from './line.ts'

type Fields = Readonly<Record<string, unknown>>

/** What stands at a place of a file; nothing where the path leads nowhere. */
export const valueAt = (file: unknown, path: FilePath): unknown =>
  path.reduce<unknown>((at, step) => (at as Fields | null | undefined)?.[step], file)

/** The file with another value at a place; undefined takes a field away. All else is not copied, and fields stay in their order. */
export function withValue(file: unknown, [step, ...below]: FilePath, value: unknown): unknown {
  if (step === undefined) return value
  const inner = withValue((file as Fields | null | undefined)?.[step], below, value)
  if (Array.isArray(file)) return file.map((each, at) => (at === Number(step) ? inner : each))
  const fields = typeof file === 'object' && file !== null ? (file as Fields) : {}
  if (inner !== undefined) return { ...fields, [step]: inner }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step))
}
