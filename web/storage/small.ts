/**
 * Small things that must be known before the first picture is drawn (language, theme, lessons done) lie in localStorage,
 * the one storage that answers at once. Where it is forbidden or full they last as long as the page.
 */
const onPage = new Map<string, string>()

/** The browser's storage; null where the very question is forbidden. */
function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

export function readSmall(name: string): string | null {
  const held = onPage.get(name)
  if (held !== undefined) return held
  try {
    return storage()?.getItem(name) ?? null
  } catch {
    return null
  }
}

export function writeSmall(name: string, text: string): void {
  try {
    const lasting = storage()
    if (!lasting) throw new Error('no storage')
    lasting.setItem(name, text)
    onPage.delete(name)
  } catch {
    onPage.set(name, text)
  }
}

export function removeSmall(name: string): void {
  onPage.delete(name)
  try {
    storage()?.removeItem(name)
  } catch {
    // It could not be read either.
  }
}

/** Names that begin like this. */
export function namesOfSmall(prefix: string): string[] {
  try {
    return Object.keys(storage() ?? {}).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** What JSON stands there; undefined if none does. */
export function readSmallJson(name: string): unknown {
  try {
    return JSON.parse(readSmall(name) ?? '')
  } catch {
    return undefined
  }
}

/** Whether small things outlive the page. */
export const smallLasts = (): boolean => storage() !== null && onPage.size === 0
