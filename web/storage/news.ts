import { SHELVES, type Shelf } from './cabinet.ts'

/** Something was changed by another tab. */
export interface News {
  readonly shelf: Shelf
  readonly name: string
  /** Which turn it had; null if the thing was removed. */
  readonly turn: number | null
}

/** Tells the other tabs what this one has stored, and hears from them. */
export interface Wire {
  tell(news: News): void
  listen(heard: (news: News) => void): void
}

const NAME = 'sternentisch'

/** A wire between all tabs of this browser; where there is none, a table still finds out when it stores something. */
export function wire(): Wire {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(NAME)
  } catch {
    return { tell: () => {}, listen: () => {} }
  }
  return {
    tell: (news) => channel.postMessage(news),
    listen: (heard) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) heard(data)
      }),
  }
}

/** Another tab may run another version of us. */
function isNews(data: unknown): data is News {
  const { shelf, name } = (data ?? {}) as Partial<Record<keyof News, unknown>>
  return SHELVES.some((each) => each === shelf) && typeof name === 'string'
}
