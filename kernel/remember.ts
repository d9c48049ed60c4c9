/** The value kept under this key, made the first time it is asked for. */
export function remember<Key, Value>(
  kept: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const found = kept.get(key)
  if (found !== undefined) return found
  const made = make()
  kept.set(key, made)
  return made
}

/**
 * What can be made again is kept for a while: no more than so many things, and the one not asked for longest goes. For
 * whatever people can make up without end, such as decks and house rules; a plain map of those would grow for ever.
 */
export class Recent<Key, Value> {
  private readonly kept = new Map<Key, Value>()

  constructor(private readonly most = 100) {}

  get(key: Key): Value | undefined {
    const found = this.kept.get(key)
    if (found !== undefined) this.set(key, found)
    return found
  }

  set(key: Key, value: Value): void {
    this.kept.delete(key)
    this.kept.set(key, value)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) return
      this.kept.delete(oldest)
    }
  }
}
