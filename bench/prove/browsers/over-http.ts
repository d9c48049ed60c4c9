import { COMMANDS, refusalIn, sessionIn, type Wire } from './wire.ts'

/** A session with a W3C WebDriver that listens at this address. */
export async function overHttp(address: string, capabilities: object, fetcher = fetch): Promise<Wire> {
  const send = async (method: 'POST' | 'DELETE', path: string, parameters?: object): Promise<unknown> => {
    const body = parameters === undefined ? {} : { body: JSON.stringify(parameters) }
    const answer = await fetcher(`${address}/${path}`, { method, ...body })
    const { value } = (await answer.json()) as { readonly value: unknown }
    const refusal = refusalIn(value)
    if (refusal !== null) throw new Error(refusal)
    return value
  }
  const { id, version } = sessionIn(
    await send('POST', 'session', { capabilities: { alwaysMatch: capabilities } }),
  )
  return {
    version,
    ask: (command, parameters) => send('POST', `session/${id}/${COMMANDS[command].path}`, parameters),
    async close() {
      await send('DELETE', `session/${id}`)
    },
  }
}
