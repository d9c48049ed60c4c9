import { addressesOf } from './hosts.ts'

/** Where a database is, as anybody may read it: without a name and a secret. */
export function placeOf(address: string): string {
  const places = addressesOf(address).map((each) => new URL(each))
  return `postgres://${places.map(({ host }) => host).join(',')}${places[0].pathname}`
}

/** Whether somebody means a database, and not a file. */
export const meansDatabase = (text: string): boolean => /^postgres(?:ql)?:/.test(text)

/**
 * With a host, several of them, or a socket, as programs of PostgreSQL take it; not two whole addresses. Signs that would have to be written otherwise in a secret
 * stand nowhere: what is behind them would be taken for a host or a name, asked for, and told to anybody.
 */
export function isDatabase(text: string): boolean {
  if (text.split('@').length > 2) return false
  try {
    return addressesOf(text).every((address) => {
      const { pathname, hash, search } = new URL(address)
      return (
        meansDatabase(address) &&
        pathname.length > 1 &&
        !/:\/\/|@/.test(`${pathname}${search}`) &&
        hash === ''
      )
    })
  } catch {
    return false
  }
}
