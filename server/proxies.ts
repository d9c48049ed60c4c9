import { BlockList, isIP } from 'node:net'

const NETWORK = /^(.+?)(?:\/(\d{1,3}))?$/

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const bitsIn = (address: string): number => (isIP(address) === 6 ? 128 : 32)

/** An address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [, address = '', bits] = NETWORK.exec(text) ?? []
  return isIP(address) > 0 && (bits === undefined || Number(bits) <= bitsIn(address))
}

/** Whether an address is one of these, also where an IPv4 address comes as one of IPv6. */
export function isAmong(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [, address = '', bits] = NETWORK.exec(network) ?? []
    list.addSubnet(address, bits === undefined ? bitsIn(address) : Number(bits), familyOf(address))
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return isIP(plain) > 0 && list.check(plain, familyOf(plain))
  }
}
