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

export function tellTo<Event extends GameEvent>(event: Event, viewer: Viewer): Told<Event> {
  const { weighed: _, ...rest } = event
  return disclose(rest, viewer === 'all' ? EVERYBODY : bit(viewer), viewer === 'all') as Told<Event>
}

function disclose(value: unknown, eye: Viewers, all: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isSecret(value)) return all || value.to & eye ? value.secret : null
  if (Array.isArray(value)) return value.map((item) => disclose(item, eye, all))
  const told: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) told[key] = disclose(item, eye, all)
  return told
}
