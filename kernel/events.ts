import { bit, EVERYBODY, type Viewer, type Viewers } from './seat.ts'

/** Something in an event that only some viewers may see. */
export interface Secret<T> {
  readonly secret: T
  readonly to: Viewers
}

export const secret = <T>(value: T, to: Viewers): Secret<T> => ({ secret: value, to })

/** A small typed report of something that happened. Any field may be a secret. */
export interface GameEvent {
  readonly kind: string
  /**
   * Cards whose faces decided something in the open, or were shown and are hidden again: what follows may
   * rightly differ for other faces.
   */
  readonly weighed?: readonly number[]
}

export type Tell<Event> = (event: Event) => void

/** An event as one viewer gets it: secrets that are not the viewer's are null. */
export type Told<Event> = Event extends unknown
  ? { readonly [Key in Exclude<keyof Event, 'weighed'>]: Disclosed<Event[Key]> }
  : never

type Disclosed<T> =
  T extends Secret<infer Value>
    ? Value | null
    : T extends readonly (infer Item)[]
      ? readonly Disclosed<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Disclosed<T[Key]> }
        : T

const isSecret = (value: unknown): value is Secret<unknown> =>
  typeof value === 'object' && value !== null && 'secret' in value && 'to' in value

/** Whatever holds no secret is told as it is. */
export function tellTo<Event extends GameEvent>(event: Event, viewer: Viewer): Told<Event> {
  const told = disclose(event, viewer === 'all' ? EVERYBODY : bit(viewer), viewer === 'all') as Told<Event>
  if (event.weighed === undefined) return told
  const { weighed: _, ...rest } = told as typeof told & Pick<GameEvent, 'weighed'>
  return rest as Told<Event>
}

function disclose(value: unknown, eye: Viewers, all: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isSecret(value)) return all || value.to & eye ? value.secret : null
  return Array.isArray(value) ? discloseList(value, eye, all) : discloseInside(value, eye, all)
}

function discloseList(list: readonly unknown[], eye: Viewers, all: boolean): readonly unknown[] {
  for (let at = 0; at < list.length; at++)
    if (disclose(list[at], eye, all) !== list[at]) return list.map((item) => disclose(item, eye, all))
  return list
}

function discloseInside(value: object, eye: Viewers, all: boolean): object {
  const fields = value as Readonly<Record<string, unknown>>
  let told: Record<string, unknown> | null = null
  for (const key in fields) {
    const item = disclose(fields[key], eye, all)
    if (item === fields[key]) continue
    told ??= { ...fields }
    told[key] = item
  }
  return told ?? value
}
