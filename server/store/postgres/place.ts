import { addressesOf } from './hosts.ts'

/** Where a database is, as anybody may read it: without a name and a secret. */
export function placeOf(address: string): string {
  const places = addressesOf(address).map((each) => new URL(each))
  return `postgres://${places.map(({ host }) => host).join(',')}${places[0].pathname}`
}
