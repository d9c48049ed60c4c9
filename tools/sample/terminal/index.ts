import { labelled, type Seat, UNKNOWN } from '@sternentisch/kernel'
import { type GameTerminal, nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { write } from '../rules/notation.ts'
import type { Action, SampleEvent } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, PLAYERS, spentOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { asks, describeAction, tellEvent, verdict } from '../words/tell.ts'

type Names = Pick<Page, 'names'>

const namesOn = (page: Names = {}): readonly string[] => PLAYERS.map((seat) => nameOf(page, seat))

/** `1 4 6`, or how many there are where they lie face-down. */
function shipsIn(view: View, zone: number, { say }: Speech): string {
  const { cards, size } = view.zones[zone]
  const faces = cards.map(({ face }) => face)
  if (size === 0) return '–'
  return faces.includes(UNKNOWN) ? say('sample.draw.hidden', { n: size }) : faces.join(' ')
}

function drawSeat(view: View, seat: Seat, speech: Speech, page: Page): string {
  const { say } = speech
  return wrap(
    [
      labelled(speech.lang, nameOf(page, seat), `${say('sample.draw.won')} ${view.won[seat]}`),
      `${say('sample.draw.hand')} ${shipsIn(view, handOf(seat), speech)}`,
      say('sample.draw.spent', { ships: shipsIn(view, spentOf(seat), speech) }),
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
