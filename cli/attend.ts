import { Host, type Match, type Viewer } from '@sternentisch/kernel'

/** A match played once more up to where it is, and the host whose feeds tell these viewers of it from its deal on. */
export function attended(
  match: Match,
  viewers: readonly Viewer[],
): { readonly match: Match; readonly host: Host } {
  const hosts: Host[] = []
  const again = match.at(match.steps.length, (fresh) => hosts.push(new Host(fresh, viewers)))
  return { match: again, host: hosts[0] }
}
