/** Milliseconds for which a failure is the answer. */
const A_MOMENT = 1000

/**
 * Fetched once for all who ask. A failure is told to everybody who asks within a moment, or a page that is drawn again on the
 * news of it would ask anew without end; after that it is tried again.
 */
export function fetchOnce<T>(
  asked: Map<string, Promise<T>>,
  name: string,
  fetch: () => Promise<T>,
): Promise<T> {
  const there = asked.get(name)
  if (there) return there
  const answer = fetch()
  asked.set(name, answer)
  answer.catch(() => setTimeout(() => asked.delete(name), A_MOMENT))
  return answer
}
