import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { readName } from '../names.ts'
import type { Program } from '../program.ts'
import { tidy } from '../tidy.ts'
import { readServer, USUAL_SERVER } from './address.ts'
import { AtServer } from './at-server.ts'
import { Passes } from './passes.ts'

/** Somebody at a server. */
export interface Arrived {
  readonly server: AtServer
  readonly me: string
}

/** The server that is meant: named, or as usual, or the one of last time. */
export function serverFor(named: string | null | undefined, { env, disk }: Program): string | Refusal {
  const meant = named ?? env.STERNENTISCH_SERVER ?? new Passes(env, disk).last
  return meant == null ? USUAL_SERVER : readServer(meant)
}

/** Comes to a server as who one was there before, or as somebody new; null at the end of the input. */
export async function arrive(
  address: string,
  name: string | undefined,
  program: Program,
): Promise<Arrived | Refusal | null> {
  const passes = new Passes(program.env, program.disk)
  const pass = passes.at(address)
  const wished = name === undefined ? undefined : readName(name)
  if (isRefusal(wished)) return wished
  if (pass) {
    const server = new AtServer(address, pass.token)
    const me = await server.me()
    if (!isRefusal(me)) {
      if (wished === undefined || wished === me.name) return { server, me: tidy(me.name) }
      const renamed = await server.call('POST', 'me', { name: wished, colour: me.colour })
      if (isRefusal(renamed)) return renamed
      return passes.keep(address, { token: pass.token, name: wished }) ?? { server, me: wished }
    }
    if (me.code !== 'online.nobody') return me
  }
  const called = wished ?? (await askName(program, pass?.name))
  if (called === null || isRefusal(called)) return called
  const server = new AtServer(address, null)
  const token = await server.introduce(called)
  if (isRefusal(token)) return token
  return passes.keep(address, { token, name: called }) ?? { server, me: called }
}

async function askName(
  { console, speech, env }: Program,
  before: string | undefined,
): Promise<string | Refusal | null> {
  const usual = before ?? (tidy(env.USER ?? '').slice(0, 20) || speech.say('cli.person', { seat: '' }).trim())
  const typed = await console.ask(speech.say('cli.online.name', { usual }))
  return typed === null ? null : readName(typed.trim() || usual)
}
