import type { IncomingHttpHeaders } from 'node:http'

export const SECURITY: Readonly<Record<string, string>>

interface Asked {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | string | null
}

export function siteFrom(folder: string): (asked: Asked) => Promise<Answered>
