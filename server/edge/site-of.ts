import type { FastifyRequest } from 'fastify'

/** What the address bar of the browser shows: passkeys belong to the name in it. */
export function siteOf(publicAddress: string | null, { protocol, headers }: FastifyRequest): URL {
  const asked = `${protocol}://${headers.host ?? ''}`
  return new URL(publicAddress ?? (URL.canParse(asked) ? asked : 'http://localhost'))
}
