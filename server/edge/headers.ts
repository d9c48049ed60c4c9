import type { FastifyInstance } from 'fastify'
import { SECURITY } from '../site/site.mjs'

const YEAR = 365 * 24 * 60 * 60
/** What is no page has nothing to load. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const isNoPage = (url: string): boolean => /^\/(api\/|healthz|metrics|online\.json)/.test(url)

/** What browsers are told with an answer; `tls`: whether people come by https and should never come otherwise. */
export const headersFor = (url: string, tls: boolean): Record<string, string> => ({
  ...SECURITY,
  ...(isNoPage(url) ? { 'Content-Security-Policy': NO_PAGE } : {}),
  ...(tls ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
  ...(url.startsWith('/api/') ? { 'Cache-Control': 'no-store' } : {}),
})

export function addHeaders(app: FastifyInstance, tls: boolean): void {
  app.addHook('onSend', async ({ url }, reply) => {
    reply.headers(headersFor(url, tls))
  })
}
