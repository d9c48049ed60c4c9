import { isRefusal, type Refusal, type Seat } from '@sternentisch/kernel'
import { tidy } from '../tidy.ts'
import type { Deed } from './rounds.ts'
import type { Session } from './session.ts'
import { catchUp, presetsFor } from './show.ts'

/** A number from the list, a ready-made choice, or a move in notation. */
export async function makeMove(session: Session, seat: Seat, typed: string): Promise<Deed> {
  const { box, terminal } = session
  session.refusal = null
  const view = session.viewOf(seat)
  const text = notationOf(session, seat, typed)
  if (text === null) return 'stayed'
  const action = box.game.read(view, text)
  if (isRefusal(action)) return refused(session, seat, action)
  if (terminal.needsConsent(action, view)) {
    const [warning = ''] = terminal.warnings(action, view, session.speech, session.page)
    const answer = await session.ask(session.say('cli.consent', { warning }))
    if (answer === null) return 'ended'
    if (!isYes(answer)) {
      // Whatever else was typed instead of yes is what the player wants to do.
      if (!isNo(answer)) session.ahead.unshift(answer)
      return 'stayed'
    }
  }
  session.host.play(seat, box.game.write(action))
  return 'moved'
}

const isYes = (answer: string): boolean => /^(y|yes|j|ja|o|oui)?$/i.test(answer.trim())
const isNo = (answer: string): boolean => /^(n|no|nein|non)$/i.test(answer.trim())

/** Null if there is no such number; that is said at once. */
function notationOf(session: Session, seat: Seat, typed: string): string | null {
  const { box, terminal, speech, page } = session
  const view = session.viewOf(seat)
  const presets = presetsFor(session, seat)
  const preset = presets[Number(typed) - 1] ?? presets.find(({ word }) => session.isWord(typed, word))
  if (preset) return preset.move
  if (!/^\d+$/.test(typed)) return terminal.spellOut(view, typed)
  const actions = box.game.actions(view)
  const listed = terminal.listMoves(view, actions, speech, page) !== null
  const action = listed ? actions[Number(typed) - 1] : undefined
  if (action !== undefined) return box.game.write(action)
  const n = listed ? actions.length : presets.length
  catchUp(session, seat)
  session.print(session.say('cli.noNumber', { number: typed.slice(0, 9), n }))
  session.ahead.length = 0
  return null
}

function refused(session: Session, seat: Seat, refusal: Refusal): Deed {
  catchUp(session, seat)
  session.refusal = refusal
  const reason = tidy(session.speech.explain(refusal))
  session.print(session.say(refusal.rule ? 'cli.refused' : 'cli.refusedPen', { reason }))
  return 'stayed'
}
