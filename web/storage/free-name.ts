/** A name that nothing else has yet: `My set`, `My set 2`, `My set 3`. A long one makes room for its number. */
export function freeName(name: string, taken: readonly string[], longest: number): string {
  for (let n = 1; ; n++) {
    const behind = n === 1 ? '' : ` ${n}`
    const free = name.slice(0, longest - behind.length) + behind
    if (!taken.includes(free)) return free
  }
}
