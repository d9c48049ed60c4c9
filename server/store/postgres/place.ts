/** Where a database is, as anybody may read it: without a name and a secret. */
export function placeOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `postgres://${host}${pathname}`
}
