// What lasts longer than one moment: the battle just fought, and the report of a scenario until it is put away
import type { Told } from '@sternentisch/kernel'
import { useRef, useState } from 'react'
import type { StellarEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'

export type Event<Kind extends StellarEvent['kind']> = Extract<Told<StellarEvent>, { kind: Kind }>

export interface Report {
  readonly sectors: readonly Event<'sector'>[]
  readonly standing: Event<'standing'> | null
}

export interface Story {
  readonly battle: Event<'fight'> | null
  readonly report: Report
}

const EMPTY: Story = { battle: null, report: { sectors: [], standing: null } }

/** After these the last battle is old news. */
const MOVES_ON = ['played', 'revealed', 'warped', 'mended', 'scenario', 'standing', 'sector']

export function goesOn(story: Story, event: Told<StellarEvent>, view: View): Story {
  const { report } = story
  if (event.kind === 'fight') {
    const both = event.attacker.ship !== null && event.defender.ship !== null
    const own =
      view.viewer === 'all' || [event.attacker.seat, event.defender.seat].some((seat) => seat === view.viewer)
    return both && own ? { ...story, battle: event } : story
  }
  if (event.kind === 'sector') {
    // Sectors come in order; one that does not is the first of another scenario.
    const anew = report.standing !== null || event.sector <= (report.sectors.at(-1)?.sector ?? -1)
    const sectors = anew ? [event] : [...report.sectors, event]
    return { battle: null, report: { sectors, standing: null } }
  }
  if (event.kind === 'standing') return { battle: null, report: { ...report, standing: event } }
  return MOVES_ON.includes(event.kind) ? { ...story, battle: null } : story
}

/** Each moment is taken in once, whatever is drawn again. */
export function useStory(moment: { readonly event: unknown }, event: Told<StellarEvent> | null, view: View) {
  const story = useRef(EMPTY)
  const last = useRef<unknown>(null)
  const [, redraw] = useState(0)
  if (last.current !== moment) {
    last.current = moment
    if (event) story.current = goesOn(story.current, event, view)
  }
  const putAway = (what: 'battle' | 'report'): void => {
    story.current = { ...story.current, [what]: EMPTY[what] }
    redraw((n) => n + 1)
  }
  return { story: story.current, putAway }
}
