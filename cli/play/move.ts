import { isRefusal, type Refusal, type Seat } from '@sternentisch/kernel'
import { tidy } from '../tidy.ts'
import type { Desk } from './desk.ts'
import type { Deed } from './rounds.ts'
import { catchUp, presetsFor } from './show.ts'

/** A number from the list, a ready-made choice, or a move in notation. */
export async function makeMove(desk: Desk, seat: Seat, typed: string): Promise<Deed> {
  const { box, terminal } = desk
  desk.refusal = null
  const view = desk.viewOf(seat)
  const text = notationOf(desk, seat, typed)
  if (text === null) return 'stayed'
  const action = box.game.read(view, text)
  if (isRefusal(action)) return refused(desk, seat, action)
  if (terminal.needsConsent(action, view)) {
    const [warning = ''] = terminal.warnings(action, view, desk.speech, desk.page)
    const answer = await desk.ask(desk.say('cli.consent', { warning }))
    if (answer === null) return 'ended'
    if (!isYes(answer)) {
      // Whatever else was typed instead of yes is what the player wants to do.
      if (!isNo(answer)) desk.ahead.unshift(answer)
      return 'stayed'
    }
  }
  const refusal = await desk.host.play(seat, box.game.write(action))
  return refusal ? refused(desk, seat, refusal) : 'moved'
}

const isYes = (answer: string): boolean => /^(y|yes|j|ja|o|oui)?$/i.test(answer.trim())
const isNo = (answer: string): boolean => /^(n|no|nein|non)$/i.test(answer.trim())

/** Null if there is no such number; that is said at once. */
function notationOf(desk: Desk, seat: Seat, typed: string): string | null {
  const { box, terminal, speech, page } = desk
  const view = desk.viewOf(seat)
  const presets = presetsFor(desk, seat)
  const preset = presets[Number(typed) - 1] ?? presets.find(({ word }) => desk.isWord(typed, word))
  if (preset) return preset.move
  if (!/^\d+$/.test(typed)) return terminal.spellOut(view, typed)
  const actions = box.game.actions(view)
  const listed = terminal.listMoves(view, actions, speech, page) !== null
  const action = listed ? actions[Number(typed) - 1] : undefined
  if (action !== undefined) return box.game.write(action)
  const n = listed ? actions.length : presets.length
  catchUp(desk, seat)
  desk.print(desk.say('cli.noNumber', { number: typed.slice(0, 9), n }))
  desk.ahead.length = 0
  return null
}

function refused(desk: Desk, seat: Seat, refusal: Refusal): Deed {
  catchUp(desk, seat)
  desk.refusal = refusal
  const reason = tidy(desk.speech.explain(refusal))
  desk.print(desk.say(refusal.rule ? 'cli.refused' : 'cli.refusedPen', { reason }))
  return 'stayed'
}
