import { letterOf, type Seat, type SeenCard, type Speech } from '@sternentisch/kernel'
import { clip, nameOf, type Page } from '@sternentisch/kernel/terminal'
import { BASE, COMMANDER, type Figures, REINFORCEMENT, TACTIC } from '../rules/figures.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import type { Runs } from '../rules/runs.ts'
import type { SeenRun, SeenShip, View } from '../rules/view.ts'

export type Names = Pick<Page, 'names'>

export const kitFor = (view: View): Kit => kitOf(view.options)

export const figuresAt = (view: View, card: SeenCard): Figures => kitFor(view).figures[card.face]

export const figuresNamed = (view: View, id: string): Figures => {
  const { figures, faceOfId } = kitFor(view)
  return figures[faceOfId.get(id)!]
}

export const cardName = (speech: Speech, { card }: Figures): string => card.name[speech.lang]

/** `Fighter`, from the id that events and actions carry. */
export const nameOfId = (view: View, speech: Speech, id: string): string =>
  cardName(speech, figuresNamed(view, id))

/** `Fighter#7`: a copy on the table. */
export const copyName = (
  view: View,
  speech: Speech,
  { card, copy }: { readonly card: string; readonly copy: number },
): string => `${nameOfId(view, speech, card)}#${copy}`

export const CLASSES = ['', 'I', 'II', 'III', 'IV']

/** `10×0 90×1`; `j` jammed, `k` killed. */
export const runsText = (runs: readonly SeenRun[]): string =>
  runs
    .map(({ ships, lp, jammed, killed }) => `${ships}×${lp}${jammed ? 'j' : ''}${killed ? 'k' : ''}`)
    .join(' ')

export const livingOf = (runs: Runs | readonly number[]): number => {
  let ships = 0
  for (let i = 0; i < runs.length; i += 3) if (runs[i + 1] > 0) ships += runs[i]
  return ships
}

export const isWhole = ({ count, lp }: Figures, { runs }: SeenShip): boolean =>
  runs.length === 1 && runs[0].ships === count && runs[0].lp === lp && !runs[0].jammed

/** `100×1/1`, `250 MP`, `80 MP`: what a card in hand is about. */
export function gist(speech: Speech, figures: Figures): string {
  const text = figures.card.text[speech.lang]
  const cost = speech.say('spacetrace.draw.cost', { n: figures.cost })
  switch (figures.kind) {
    case REINFORCEMENT:
      return [speech.say('spacetrace.draw.gain', { n: figures.gain }), text].filter(Boolean).join('. ')
    case TACTIC:
    case COMMANDER:
      return `${cost}. ${text}`
    default: {
      const ships = `${CLASSES[figures.class]}, ${figures.count}×${figures.ap}/${figures.lp}`
      return [figures.kind === BASE ? ships : `${ships}, ${cost}`, text].filter(Boolean).join('. ')
    }
  }
}

const NAME_WIDTH = 14

/** `A Anna`: moves name seats by letter, people by name. */
export const seatLabel = (page: Names, seat: Seat): string => {
  const letter = letterOf(seat)
  const rest = nameOf(page, seat)
    .split(' ')
    .filter((word) => word !== letter)
  return [letter, clip(rest.join(' '), NAME_WIDTH)].join(' ').trimEnd()
}
