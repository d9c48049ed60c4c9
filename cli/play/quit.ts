import type { Deed } from './rounds.ts'
import type { Session } from './session.ts'

/** Nobody leaves a match that is not saved, unless they say so twice in a row. */
export function quit(session: Session): Deed {
  const refusal = session.host.keeping.keep()
  if (session.insists || !refusal) return 'left'
  session.insists = true
  const reason = session.speech.explain(refusal)
  const [save, quit] = [session.say('cli.word.save'), session.say('cli.word.quit')]
  session.print(session.say('cli.stay', { reason, save, quit }))
  return 'stayed'
}
