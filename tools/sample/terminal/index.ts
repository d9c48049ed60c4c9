import { labelled, type Seat, UNKNOWN } from '@sternentisch/kernel'
import { type GameTerminal, nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { handFrom, sentBy, spentBy } from '../reading/ships.ts'
import { write } from '../rules/notation.ts'
import { type Action, NOT_READY, type SampleEvent } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { PLAYERS } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { asks, describeAction, tellEvent, tellSent, verdict } from '../words/tell.ts'

type Names = Pick<Page, 'names'>

const namesOn = (page: Names = {}): readonly string[] => PLAYERS.map((seat) => nameOf(page, seat))

/** `1 4 6`, or how many there are where they lie face-down. */
function listed(ships: readonly number[], { say }: Speech): string {
  if (ships.length === 0) return '–'
  return ships.includes(UNKNOWN) ? say('sample.draw.hidden', { n: ships.length }) : ships.join(' ')
}

function drawSeat(view: View, seat: Seat, speech: Speech, page: Page): string {
  const { say } = speech
  const sent = sentBy(view, seat)
  return wrap(
    [
      labelled(speech.lang, nameOf(page, seat), `${say('sample.draw.won')} ${view.won[seat]}`),
      `${say('sample.draw.hand')} ${listed(handFrom(view, seat), speech)}`,
      ...(sent === NOT_READY ? [] : [tellSent(sent, speech)]),
      say('sample.draw.spent', { ships: listed(spentBy(view, seat), speech) }),
    ].join(' · '),
    page.width,
    '  ',
  )
}

/** Sample in the terminal. */
export const sampleTerminal: GameTerminal<View, Action, SampleEvent> = {
  drawTable: (view, speech, page) =>
    [
      speech.say('sample.draw.round', { round: view.round }),
      ...PLAYERS.map((seat) => drawSeat(view, seat, speech, page)),
    ].join('\n'),
  ask: (view, speech, page) => asks(view, namesOn(page), speech),
  listMoves: (view, actions, speech, page) =>
    actions
      .map((action, at) =>
        wrap(`${at + 1}  ${write(action)}  ${describeAction(action, view, speech)}`, page.width, '     '),
      )
      .join('\n'),
  explainTyping: (_, { say }) => say('sample.typing'),
  describeAction: (action, view, speech) => describeAction(action, view, speech),
  warnings: () => [],
  needsConsent: () => false,
  tellEvent: (told, view, speech, page) => tellEvent(told, view.viewer, namesOn(page), speech),
  tellResult: (view, speech, page) => verdict(view, namesOn(page), speech),
  spellOut: (_, typed) => typed,
  presets: () => [],
  charts: [],
  drawChart: () => '',
}
