/**
 * The addresses of a database that is at one of several hosts: `postgres://name:secret@one.example:5432,two.example/cards`. Each of them is
 * written as if it were alone.
 */
export function addressesOf(address: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(address) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [address]
}

/** Where a database is now: at whichever of its hosts may be written to. */
export class Hosts {
  private readonly addresses: readonly string[]
  private at = 0

  constructor(address: string) {
    this.addresses = addressesOf(address)
  }

  get many(): number {
    return this.addresses.length
  }

  get now(): string {
    return this.addresses[this.at]
  }

  /** Nobody was there, or nobody who may be written to: the next one may be. Whoever finds that out second changes nothing. */
  turnFrom(address: string): void {
    if (address === this.now) this.at = (this.at + 1) % this.many
  }
}
